// How Windows reads a line of a batch file, from its documentation: nothing here was run on Windows, and nothing is
// taken from the code that writes the lines.

/**
 * What cmd.exe makes of one line, with delayed expansion off: percent signs first, which quotes do not hold back; then
 * carets, and the characters that divide commands. In a batch file a variable that does not exist is nothing.
 */
export function readCmdLine(line: string, variables: Readonly<Record<string, string>>): string[] {
  const commands = [''];
  let isQuoted = false;
  const letters = [...expandPercents(line, variables)];
  while (letters.length > 0) {
    let letter = letters.shift() ?? '';
    if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && letter === '^') letter = letters.shift() ?? '';
    else if (!isQuoted && /[&|<>]/.test(letter)) {
      commands.push('');
      continue;
    }
    commands[commands.length - 1] += letter;
  }
  return commands;
}

/** `%%` is a percent sign, `%NAME%` a variable; `%1` and `%~dp0` are about the file, and gone here. */
function expandPercents(line: string, variables: Readonly<Record<string, string>>): string {
  return line.replace(/%(?:%|\*|~[a-z]*\d|\d|([^%]+)%)?/gi, (found, name?: string) =>
    found === '%%' ? '%' : ((name && variables[name.toUpperCase()]) ?? ''),
  );
}

/**
 * How a program divides its command line ("Parsing C command-line arguments" in Microsoft's documentation). The launcher
 * of Java replaces an argument with `*` or `?` outside of quotes by the names of files: no argument may have them there.
 */
export function readArguments(commandLine: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let isQuoted = false;
  for (let at = 0; at < commandLine.length; ) {
    const slashes = /^\\*/.exec(commandLine.slice(at))?.[0].length ?? 0;
    at += slashes;
    const letter = commandLine[at];
    if (letter === '"') {
      // Backslashes before a quote count in pairs; one that is left over makes the quote a letter.
      word = (word ?? '') + '\\'.repeat(slashes / 2);
      at += 1;
      if (slashes % 2 === 1) word += '"';
      else if (isQuoted && commandLine[at] === '"') {
        word += '"';
        at += 1;
      } else isQuoted = !isQuoted;
      continue;
    }
    if (slashes > 0) word = (word ?? '') + '\\'.repeat(slashes);
    if (letter === undefined) break;
    at += 1;
    if (!isQuoted && /[ \t]/.test(letter)) {
      if (word !== undefined) words.push(word);
      word = undefined;
      continue;
    }
    if (!isQuoted && /[*?]/.test(letter)) throw new Error(`Java would look for files: ${letter}`);
    word = (word ?? '') + letter;
  }
  return word === undefined ? words : [...words, word];
}
