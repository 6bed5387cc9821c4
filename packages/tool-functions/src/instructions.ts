/** For a model that has these tools: what they are for, and how they work together. */
export const INSTRUCTIONS = `Tools for people who write Minecraft plugins, run servers, or play. Nothing here changes anything: files are returned, and you write them.

- A text: convert_text between notations (MiniMessage, & and § codes, JSON, SNBT), check_minimessage for mistakes, preview_text to see it as the game draws it. gradient and small_caps write decorated text.
- A plugin's file: check_file first. If it answers with a question, ask the owner and never guess. Then convert_file, show the patch, and show everything under toDecide to the owner.
- A server: server_status says whether it is online, and at which stage the contact failed; server_watch says how it was, where somebody has it watched and gives you the link for looking. motd writes its two lines for the file that they belong in. start_command writes the command with the right Java flags, explain_start_command finds what is wrong in one.
- A player: find_player, render_skin for a picture, head_command for a /give command of the head.
- Versions: game_version tells protocol, pack formats and Java of a release. Say the version whenever you know it: commands and features differ.

Results that are errors have a sentence that says what to do next. fucina:// resources list tags, notations, rules, profiles of plugins, and releases.`;
