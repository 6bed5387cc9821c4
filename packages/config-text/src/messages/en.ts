import type { MessageWords } from './message-words.ts';

export type { MessageWords };

export const en: MessageWords = {
  rules: {
    'file/binary': {
      title: 'Not a text file',
      why: 'The file holds bytes that no text file has, so it is not opened.',
      fix: 'Leave it out, or look whether its ending is the right one.',
    },
    'file/too-big': {
      title: 'File too large',
      why: 'The file is larger than 20 MB.',
      fix: 'Open only the part that holds texts.',
    },
    'file/unknown-format': {
      title: 'Unknown kind of file',
      why: 'Files of this kind are not read.',
      fix: 'Open YAML, JSON, TOML, HOCON, properties or text files.',
    },
    'file/encoding': {
      title: 'File is not UTF-8',
      why: 'The file is not UTF-8; it is read as {{detail}}. Plugins that expect UTF-8 show other letters, or nothing.',
      fix: 'If the plugin shows wrong letters or does not read it, save the file as UTF-8.',
    },
    'file/mixed-line-ends': {
      title: 'Mixed line ends',
      why: 'Lines end in different ways; this is the first that differs.',
      fix: 'Nothing breaks. An editor can give all lines the same end.',
    },
    'file/long-key': {
      title: 'Key too long',
      why: 'The keys that lead here have more than 2,000 characters together. What stands below them is not read.',
      fix: 'Look for quotes that are not closed before this place.',
    },
    'yaml/unquoted-code': {
      title: 'Code without quotation marks',
      why: 'Without quotes, YAML takes the code for an anchor, and it is lost.',
      fix: 'Put the whole text in quotes.',
    },
    'yaml/must-quote': {
      title: 'Quotes missing, or closed too early',
      why: 'YAML does not read this as a text: quotes are missing, not closed, or closed too early.',
      fix: 'Put the whole text in quotes.',
    },
    'yaml/list-or-text': {
      title: 'A list, or a text?',
      why: 'In brackets, YAML reads a list, and an item here needs quotes. Put quotes around each item, or around all of it if one text is meant.',
      fix: 'Look in the plugin’s default file which of the two belongs here.',
    },
    'yaml/cut-by-comment': {
      title: 'Text cut off by a comment',
      why: 'Everything from the # on is a comment; the text ends before it.',
      fix: 'Put the whole text in quotes, the # too.',
    },
    'yaml/tab': {
      title: 'Tab instead of spaces',
      why: 'The game refuses tabs here: use spaces.',
      fix: 'Replace the tab with spaces.',
    },
    'yaml/bad-escape': {
      title: 'Unknown escape',
      why: '{{detail}} is no escape of YAML, and the game refuses the file.',
      fix: 'Write the backslash twice, or put the text in single quotes.',
    },
    'yaml/duplicate-key': {
      title: 'Key that is there twice',
      why: 'The key {{detail}} is there twice; the game takes the last one.',
      fix: 'Delete one of the two, or rename it.',
    },
    'yaml/key-type': {
      title: 'Key that is not read as text',
      why: 'The game reads this key as {{detail}}.',
      fix: 'Put the key in quotes.',
    },
    'yaml/under-indented': {
      title: 'Line indented too little',
      why: 'This line of a quoted text should be indented further. The game reads it, other programs refuse it.',
      fix: 'Indent it further than its key.',
    },
    'yaml/comment-without-space': {
      title: 'Comment without a space',
      why: 'A blank belongs before the comment. The game reads it, other programs refuse it.',
      fix: 'Put a space before the #.',
    },
    'yaml/multi-document': {
      title: 'Second document in the file',
      why: 'A second document begins here; the game refuses the file.',
      fix: 'Delete the line that separates them, or make two files.',
    },
    'yaml/bad-merge': {
      title: 'Merge with something that is no map',
      why: '<< takes over the entries of a map or of a list of maps. This is neither, and the game refuses the file.',
      fix: 'Merge a map, or give the key another name.',
    },
    'yaml/control-character': {
      title: 'Control character',
      why: 'The game refuses files with the character {{detail}}.',
      fix: 'Delete the character.',
    },
    'yaml/line-break': {
      title: 'Unusual line break',
      why: 'For the game, {{detail}} ends the line.',
      fix: 'Replace it with an ordinary line break, or with a space.',
    },
    'yaml/nesting': {
      title: 'Too many levels',
      why: 'More levels than the game reads.',
      fix: 'Use fewer keys and lists inside each other.',
    },
    'yaml/too-many-errors': {
      title: 'Too many errors',
      why: 'The file has so many errors that it is not read.',
      fix: 'If it is YAML at all, correct its first errors and open it again.',
    },
    'yaml/too-big': {
      title: 'Too many lines',
      why: 'The file has too many lines to be read.',
      fix: 'Open only the part that holds texts.',
    },
    'yaml/syntax': {
      title: 'YAML that cannot be read',
      why: 'This is no correct YAML. {{detail}}',
      fix: 'Look at this line and the one above: at quotes, colons and indentation.',
    },
    'props/duplicate-key': {
      title: 'Key that is there twice',
      why: 'The key {{detail}} is there twice; the last one counts.',
      fix: 'Delete one of the two, or rename it.',
    },
    'props/bad-unicode': {
      title: 'Incomplete \\u escape',
      why: 'Behind \\u belong four hexadecimal digits; Java refuses the file.',
      fix: 'Write the four digits, or the character itself. A backslash that is meant is written twice.',
    },
    'props/lone-quote': {
      title: 'Single apostrophe',
      why: 'A single apostrophe is lost here: the other texts of the file double theirs.',
      fix: 'Write the apostrophe twice.',
    },
    'json/duplicate-key': {
      title: 'Key that is there twice',
      why: 'The key {{detail}} is there twice; the last one counts.',
      fix: 'Delete one of the two, or rename it.',
    },
    'json/nesting': {
      title: 'Too many levels',
      why: 'Too many levels to be read.',
      fix: 'Use fewer objects and lists inside each other.',
    },
    'json/syntax': {
      title: 'JSON that cannot be read',
      why: 'This is no correct JSON. {{detail}}',
      fix: 'Look at the quotes, commas and brackets here and just before.',
    },
    'toml/syntax': {
      title: 'TOML that cannot be read',
      why: 'This is no correct TOML. {{detail}}',
      fix: 'Look at the quotes and brackets of this line.',
    },
    'toml/too-big': {
      title: 'File too large',
      why: 'The file has too many levels, or a text that is too long.',
      fix: 'Open only the part that holds texts.',
    },
    'hocon/nesting': {
      title: 'Too many levels',
      why: 'Too many levels to be read.',
      fix: 'Use fewer objects and lists inside each other.',
    },
    'hocon/syntax': {
      title: 'HOCON that cannot be read',
      why: 'This is no correct HOCON: {{detail}}',
      fix: 'Look at the quotes and brackets of this line.',
    },
    'profile/not-read-here': {
      title: 'MiniMessage is not read here',
      why: 'The plugin reads no MiniMessage here: players see the tags.',
      fix: 'Write codes here, or look whether a newer version of the plugin reads MiniMessage.',
    },
    'profile/wrong-folder': {
      title: 'File in the wrong folder',
      why: 'Newer versions of the plugin read only {{detail}}; older ones read this file, but no MiniMessage.',
      fix: 'Update the plugin and move the file there, or leave it as it is while you keep the old version.',
    },
    'profile/switch-off': {
      title: 'Option is off',
      why: 'With this option off, the plugin does not read how the texts are written.',
      fix: 'Set {{detail}} to true.',
    },
    'text/mixed-notation': {
      title: 'Codes and tags in one text',
      why: 'Codes and tags in one text; the plugin reads only one of them.',
      fix: 'Write the whole text in one of the two.',
    },
    'text/leftover-code': {
      title: 'Code among tags',
      why: 'The plugin reads MiniMessage here, and this code is none.',
      fix: 'Write its tag: <red> for &c.',
    },
    'text/lost-letter': {
      title: 'Letter that is no code',
      why: 'This letter is no code, so it is shown with its sign.',
      fix: 'Put the missing code in, or remove the sign.',
    },
    'text/too-long': {
      title: 'Text too long to check',
      why: 'The text has more than 64 kB, so nothing in it was looked at.',
      fix: 'Divide it, or check the parts by themselves.',
    },
    'text/eaten-letter': {
      title: 'Letter taken for a code',
      why: 'The first letter of the word is read as a code and vanishes.',
      fix: 'Put the letter of a colour between the sign and the word.',
    },
    'text/doubled-code': {
      title: 'Sign that is there twice',
      why: 'The sign is there twice: one of them is shown.',
      fix: 'Remove one of them, unless it should be seen.',
    },
    'text/code-in-word': {
      title: 'Code inside a word',
      why: 'A code inside a word: probably & is meant.',
      fix: 'Keep the & as text, or put a space before the code.',
    },
    'text/code-in-url': {
      title: 'Code inside an address',
      why: 'A code inside an address breaks it.',
      fix: 'Leave it if the address works; if not, take the code out.',
    },
    'text/codes-only': {
      title: 'Codes without a text',
      why: 'Codes without a text. It may be the setting of a colour, or the beginning of other texts.',
      fix: 'Say whether it is a text.',
    },
    'text/broken-hex': {
      title: 'Incomplete hex colour',
      why: 'This hex colour is not complete.',
      fix: 'Write all six digits.',
    },
    'text/placeholder-cut': {
      title: 'Code inside a placeholder',
      why: 'A code inside a placeholder. The plugin no longer finds the placeholder.',
      fix: 'Put the code before the placeholder.',
    },
    'text/message-format-quote': {
      title: 'Single apostrophe',
      why: 'A single apostrophe starts a quoted part here: write it twice.',
      fix: 'Write the apostrophe twice.',
    },
    'text/message-format-brace': {
      title: 'Brace that is no placeholder',
      why: 'This brace is no placeholder, and the message fails.',
      fix: 'Put it between apostrophes, or write a number inside.',
    },
    'text/printf-percent': {
      title: 'Single percent sign',
      why: 'A percent sign that is no placeholder is written %%.',
      fix: 'Write the percent sign twice.',
    },
    'text/component-syntax': {
      title: 'Component that cannot be read',
      why: 'This component is no correct JSON: the game does not show it.',
      fix: 'Look at its quotes, commas and brackets.',
    },
    'text/component-field': {
      title: 'Unknown part of a component',
      why: 'The game does not read this part of the component: {{detail}}.',
      fix: 'Correct its name, or delete it.',
    },
    'text/link-not-clickable': {
      title: 'Address without a click',
      why: 'As MiniMessage, this address cannot be clicked.',
      fix: 'Put a click tag around it.',
    },
    'text/item-italic': {
      title: 'Text in italics on an item',
      why: 'On an item, this text is italic.',
      fix: 'Put <!i> before it.',
    },
    'text/tail-leaks': {
      title: 'Style that goes on behind the text',
      why: 'A style that is still on at the end reaches what is joined behind.',
      fix: 'Switch it off at the end, if the next text should not have it.',
    },
    'text/join-differs': {
      title: 'Differs next to other texts',
      why: 'Joined with other texts, it looks different.',
      fix: 'Look at it beside its prefix, or the lines around it, then decide.',
    },
    'text/needs-escape-lost': {
      title: 'Escape that the plugin removes',
      why: 'It needs an escape, which this plugin removes.',
      fix: 'Reword it, without < before the name of a tag.',
    },
    'text/legacy-code': {
      title: '§ code in MiniMessage',
      fix: 'Write its tag: <red> for §c.',
    },
    'text/ampersand-code': {
      title: '& code in MiniMessage',
      fix: 'Write its tag: <red> for &c.',
    },
    'text/unknown-tag': {
      title: 'Unknown tag',
      fix: 'Correct the name. If the plugin puts something in its place, leave it.',
    },
    'text/missing-argument': {
      title: 'Missing argument',
      fix: 'Add the argument behind a colon.',
    },
    'text/takes-no-argument': {
      title: 'Argument that is not needed',
      fix: 'Remove what stands behind the colon.',
    },
    'text/bad-argument': {
      title: 'Unknown argument',
      fix: 'Take an argument that the tag knows.',
    },
    'text/bad-color': {
      title: 'Unknown colour',
      fix: 'Take the name of a colour, or # and six digits.',
    },
    'text/color-name-case': {
      title: 'Colour in capital letters',
      fix: 'Write the name in lower case.',
    },
    'text/too-few-colors': {
      title: 'Too few colours',
      fix: 'Give two colours, or none.',
    },
    'text/phase-out-of-range': {
      title: 'Phase out of range',
      fix: 'Take a number from -1 to 1.',
    },
    'text/negative-phase': {
      title: 'Negative phase',
      fix: 'Take a number from 0 to 1.',
    },
    'text/unknown-action': {
      title: 'Unknown action',
      fix: 'Take an action of the game, such as open_url or run_command.',
    },
    'text/action-case': {
      title: 'Action in capital letters',
      fix: 'Write the action in lower case.',
    },
    'text/unknown-flag': {
      title: 'Unknown flag',
      fix: 'Remove it, or correct its name.',
    },
    'text/hex-length': {
      title: 'Wrong number of hex digits',
      fix: 'Write six digits.',
    },
    'text/url-port': {
      title: 'Address cut at its port',
      fix: 'Put the address in quotes.',
    },
    'text/bad-url': {
      title: 'Address that the game does not open',
      fix: 'Begin with https:// and leave out spaces.',
    },
    'text/bad-page': {
      title: 'Wrong page number',
      fix: 'Count from 1.',
    },
    'text/bad-command': {
      title: 'Command that the game refuses',
      fix: 'Take § and control characters out of the command.',
    },
    'text/bad-key': {
      title: 'Invalid id',
      fix: 'Use lower case, digits, “_”, “-” and “.” only.',
    },
    'text/bad-head-name': {
      title: 'Not the name of a player',
      fix: 'Take a name of at most 16 letters, digits and “_”.',
    },
    'text/short-negation': {
      title: 'Short form that some servers lack',
      fix: 'Write it out: <italic:false> for <!italic>.',
    },
    'text/legacy-show-item': {
      title: 'Old form of an item',
      fix: 'Write the components of the item.',
    },
    'text/decoration-argument': {
      title: 'Argument without effect',
      fix: 'Write false to switch the style off, or nothing.',
    },
    'text/closes-nothing': {
      title: 'Closing tag that closes nothing',
      fix: 'Remove it, or open the tag before it.',
    },
    'text/alias-closes-nothing': {
      title: 'Closed under another name',
      fix: 'Close the tag with the name that opened it.',
    },
    'text/never-closed': {
      title: 'Tag that is never closed',
      fix: 'Close it where its effect should end.',
    },
    'text/unclosed-quote': {
      title: 'Quote that is never closed',
      fix: 'Close the quote, or remove it.',
    },
    'text/wrong-close-order': {
      title: 'Tags closed in the wrong order',
      fix: 'Close first what was opened last.',
    },
    'text/reset-in-strict': {
      title: 'Reset in strict mode',
      fix: 'Close the tags one by one.',
    },
    'text/not-in-preset': {
      title: 'Tag that the preset does not allow',
      fix: 'Leave it out, or let the plugin read with another preset.',
    },
    'text/needs-newer-adventure': {
      title: 'Tag of a newer Adventure',
      fix: 'Leave it out, or update the server.',
    },
    'text/needs-newer-game': {
      title: 'Made for a newer game',
      fix: 'Leave it out, or update the server.',
    },
  },
  syntax: {
    MISSING_CHAR: 'A closing quote, bracket, comma or space is missing.',
    BAD_INDENT: 'The indentation does not fit the lines above, or a bracket is not closed.',
    INDENT: 'This line is indented too little for the text that it continues.',
    KEY: 'A key and its colon stand on one line.',
    BLOCK_AS_IMPLICIT_KEY: 'There is a value already, so no keys can follow it.',
    MULTILINE_IMPLICIT_KEY: 'A key ends with a colon and a space, which are missing here.',
    UNEXPECTED_TOKEN: 'This does not fit what stands before it.',
    BLOCK_IN_FLOW: 'Inside brackets there are no lines with keys or dashes.',
    BAD_SCALAR_START: 'No text begins with this character: put it in quotes.',
    InvalidSymbol: 'Only numbers, true, false and null stand outside of quotes.',
    InvalidNumberFormat: 'This number is not written correctly.',
    PropertyNameExpected: 'A key in quotes is missing here.',
    ValueExpected: 'A value is missing here.',
    ColonExpected: 'A colon is missing before this.',
    CommaExpected: 'A comma is missing before this.',
    CloseBraceExpected: 'A closing } is missing.',
    CloseBracketExpected: 'A closing ] is missing.',
    EndOfFileExpected: 'The file should end here.',
    InvalidCommentToken: 'There are no comments here.',
    UnexpectedEndOfComment: 'A comment is not closed.',
    UnexpectedEndOfString: 'A quote is not closed on its line.',
    UnexpectedEndOfNumber: 'A digit is missing.',
    InvalidUnicode: 'Behind \\u belong four hexadecimal digits.',
    InvalidEscapeCharacter: 'There is no such escape: a backslash is written twice.',
    InvalidCharacter: 'This character cannot stand here.',
    'Unexpected character': 'This character cannot stand here: texts need quotes.',
    'Unexpected token': 'This does not fit what stands before it.',
    'Unterminated string constant': 'A quote is not closed on its line.',
    'Unterminated array': 'A closing ] is missing.',
    'Unterminated inline table': 'A closing } is missing.',
    'Unspecified values are invalid': 'A value is missing here.',
    'Empty bare keys are not allowed': 'A key is missing here.',
    'Must be a newline': 'A new line should begin here.',
    'Expected equal (=) token': 'A = is missing here.',
    'Expected comma (,) token': 'A comma is missing here.',
    'Defining a key multiple times is invalid': 'This key is there twice.',
    'Invalid character in escape sequence':
      'There is no such escape: a backslash is written twice.',
  },
  reasons: {
    'unknown-plugin': {
      title: 'Unknown plugin',
      why: 'Nobody has said yet whether this plugin reads MiniMessage, so its texts stay as they are.',
      fix: 'Say whether it reads MiniMessage.',
    },
    'item-italic': {
      title: 'Italic on an item?',
      why: 'The game draws names and lore in italics, unless the plugin or the text switches that off. What this plugin does is not known.',
      fix: 'Say whether the plugin makes names and lore upright, or accept the text with <!i>: then it is upright in any case.',
    },
    'looks-different': {
      title: 'It would look different',
      why: 'It would look different.',
      fix: 'Compare both previews, and accept it if the new one is what you want.',
    },
    'codes-remain': {
      title: 'Codes remain',
      why: 'In the new text, something still looks like a code.',
      fix: 'Look whether players should see it.',
    },
    component: {
      title: 'Component in JSON',
      why: 'It is a component in JSON, and the plugin may need one.',
      fix: 'Accept it only if the plugin reads MiniMessage in this place.',
    },
    'tail-lost': {
      title: 'Codes at the end would be lost',
      why: 'The codes at its end would be lost.',
      fix: 'Choose open tags, if another text follows it.',
    },
    approximate: {
      title: 'Gradient in other steps',
      why: 'The plugin draws this gradient in other steps.',
      fix: 'Accept it if small differences of colour do not matter.',
    },
    unproven: {
      title: 'Notation without proof',
      why: 'How the plugin reads this notation is known from its description only.',
      fix: 'Compare both previews, then accept it.',
    },
    loss: {
      title: 'Something would be lost',
      why: 'The other format cannot say everything.',
      fix: 'Look at what would be missing, then decide.',
    },
    'layer-not-kept': {
      title: 'Placeholders are not safe',
      why: 'Its placeholders could not be told from text.',
      fix: 'Write the new text by hand.',
    },
    'too-long': {
      title: 'Very long text',
      why: 'A text this long is converted only on request.',
      fix: 'Ask for it, if it is a text at all.',
    },
    stopped: {
      title: 'Conversion stopped',
      why: 'Nobody waited for the conversion any longer, so the text stays as it is.',
      fix: 'Start it again, and let it finish.',
    },
    unreadable: {
      title: 'The plugin cannot read it',
      why: 'The plugin cannot read it.',
      fix: 'Correct what the check reports, then convert it.',
    },
    'no-text': {
      title: 'Perhaps no text',
      why: 'It may be no text.',
      fix: 'Say whether players see it.',
    },
  },
  dropped: {
    'read-only': {
      title: 'Only checked',
      why: 'Files of this kind are only checked.',
      fix: 'Change the text by hand.',
    },
    'no-such-text': {
      title: 'Text has changed',
      why: 'Read again, the file would have another text here.',
      fix: 'Open the file again.',
    },
    'line-has-error': {
      title: 'Line with an error',
      why: 'The game reads this line in another way.',
      fix: 'Correct the line first, as the check says.',
    },
    'not-writable': {
      title: 'Cannot be written here',
      why: 'The new text cannot be written in this place.',
      fix: 'Put the text in quotes, then try again.',
    },
    'not-read-back': {
      title: 'Would not be read the same',
      why: 'Read again, the file would have another text here.',
      fix: 'Change the text by hand.',
    },
  },
  kinds: {
    decision: 'You decided so.',
    type: 'It is a number, a yes or no, or nothing.',
    profile: 'In this place, the plugin has no text.',
    codes: 'It has colour codes.',
    'codes-only': 'It has codes, but no text.',
    'code-in-word': 'Its only codes stand inside words.',
    component: 'It is a component in JSON.',
    tags: 'It has MiniMessage tags.',
    command: 'It is a command, which may hold a text.',
    form: 'Its form tells what it is.',
    key: 'Its key tells what it is.',
    sentence: 'It reads like a sentence.',
    nothing: 'Nothing about it says that players see it.',
  },
  sources: {
    context: 'The call that takes it, an annotation or a comment says so.',
    content: 'What is in it says so.',
    neighbors: 'Other texts in the same call are read so.',
    bare: 'It is one tag or code alone, perhaps a part of a text.',
    nothing: 'Nothing says how it is read.',
  },
  differences: {
    text: 'text',
    color: 'colour',
    bold: 'bold',
    italic: 'italic',
    underlined: 'underlined',
    strikethrough: 'strikethrough',
    obfuscated: 'obfuscated',
    event: 'what a click or pointing does',
    unreadable: 'it cannot be read',
  },
  alternatives: {
    'as-tags': 'Write the codes as tags',
    'as-meant': 'As the codes are meant',
    'keep-ampersand': 'Keep the & as text',
    link: 'Make the address clickable',
    upright: 'Without italics on items',
  },
};
