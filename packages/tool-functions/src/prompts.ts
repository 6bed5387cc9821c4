import { PROFILES } from '@fucina/config-text';
import { TARGET_IDS } from '@fucina/server-message';
import { FILE_NOTATIONS } from './functions/plugin-file.ts';

/** What a person chooses from a menu of their client: a task, with blanks to fill in. */
export interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly blanks: readonly Blank[];
  /** What the model is asked, with what was filled in. */
  readonly ask: (filled: Readonly<Record<string, string | undefined>>) => string;
}

export interface Blank {
  readonly name: string;
  readonly description: string;
  readonly isOptional?: boolean;
  readonly max: number;
  /** What may be suggested while somebody types. */
  readonly values?: readonly string[];
}

const FILE_PATH: Blank = {
  name: 'path',
  description: 'The file, as it is in the server’s folder: plugins/MyPlugin/messages.yml',
  max: 300,
};

export const PROMPTS: readonly Prompt[] = [
  {
    name: 'migrate_file',
    title: 'Migrate a file to MiniMessage',
    description: 'Converts the texts of a plugin’s file, with proof, and asks about the rest',
    blanks: [
      FILE_PATH,
      {
        name: 'profile',
        description: 'How its plugin reads texts, if the path does not say it',
        isOptional: true,
        max: 60,
        values: PROFILES.map(({ id }) => id),
      },
      {
        name: 'to',
        description: 'The notation to write; minimessage if nothing is said',
        isOptional: true,
        max: 20,
        values: FILE_NOTATIONS,
      },
    ],
    ask: ({ path, profile, to }) =>
      `Migrate the texts of ${path} to ${to ?? 'minimessage'}.
1. Read the file and call check_file with its path and content${profile ? ` and profile ${profile}` : ''}. If the answer has a question, ask me and wait.
2. Tell me about its errors, and correct those that have a fix, if I agree.
3. Call convert_file. Show me the patch, how many texts are proven to look the same, and each text under toDecide with its reason.
4. Write the file only after I agree. Then check it once more.`,
  },
  {
    name: 'server_offline',
    title: 'Why is my server offline?',
    description: 'Finds out at which stage the contact fails, and what to do about it',
    blanks: [
      {
        name: 'address',
        description: 'What players type: play.example.com or 203.0.113.7:25566',
        max: 300,
      },
      {
        name: 'edition',
        description: 'java or bedrock',
        isOptional: true,
        max: 10,
        values: ['java', 'bedrock'],
      },
    ],
    ask: ({ address, edition = 'java' }) =>
      `Players cannot join ${address} (${edition}). Find out why.
1. Call server_status for it. If the other edition answers there, say so first.
2. Explain the first stage that failed in plain words: dns is about the name and its records, connect about the machine, its firewall and the forwarded port, handshake and response about what runs there.
3. Tell me one thing to look at or change at a time, in the order of what is likely, and how I see that it worked. Then ask again.
4. If the server is online, compare its version and the number of players with what players use.`,
  },
  {
    name: 'make_motd',
    title: 'Make me a MOTD',
    description:
      'Writes the two lines of the server list, shows them, and puts them into the right file',
    blanks: [
      { name: 'server', description: 'The name of the server, and what it is about', max: 300 },
      { name: 'colors', description: 'Colours or a mood', isOptional: true, max: 100 },
      {
        name: 'target',
        description: 'The file that it belongs in',
        isOptional: true,
        max: 30,
        values: TARGET_IDS,
      },
    ],
    ask: ({ server, colors, target = 'properties' }) =>
      `Make a message of the day for this server: ${server}${colors ? `. Colours: ${colors}` : ''}.
1. Propose three pairs of lines in MiniMessage. Call motd for each with target ${target}${target === 'properties' ? ' (ask me whether a proxy or a plugin answers the list instead)' : ''}, and show me the pictures.
2. No line may have a warning. If something is lost in that file, say what it looks like there.
3. When I have chosen, tell me what to write into which file, and what to do so that it is shown.`,
  },
];
