// What a person sees who types `fucina` alone: the commands, then how the chosen one is used, then a line to complete.
import { createInterface } from 'node:readline/promises';
import { COMMANDS, type CommandName } from './commands.ts';
import type { Language } from './language.ts';
import type { Surroundings } from './terminal.ts';

/** The words of a command line; undefined if there is none after all. */
export async function chooseWords(
  { stdin, stdout }: Surroundings,
  { say }: Language,
  showHelp: (command: CommandName) => Promise<unknown>,
): Promise<readonly string[] | undefined> {
  const names = Object.keys(COMMANDS) as CommandName[];
  const longest = Math.max(...names.map(({ length }) => length));
  const rows = names.map((name, index) => {
    const number = String(index + 1).padStart(2);
    return `${number}  ${name.padEnd(longest)}  ${say(COMMANDS[name].description)}\n`;
  });
  stdout.write(`${say('program')}\n\n${rows.join('')}\n`);
  const lines = createInterface({ input: stdin, output: stdout });
  const left = new AbortController();
  // Ctrl+C and Ctrl+D close it.
  lines.once('close', () => left.abort());
  const ask = (question: string) => lines.question(question, { signal: left.signal });
  try {
    let chosen: CommandName | undefined;
    while (chosen === undefined) {
      const typed = (await ask(say('menu_choose'))).trim().toLowerCase();
      chosen = names.find((name, index) => typed === name || typed === String(index + 1));
      if (chosen === undefined && typed !== '') {
        stdout.write(`${say('usage_unknown_command', { word: typed })}\n`);
      }
    }
    stdout.write('\n');
    await showHelp(chosen);
    stdout.write(`\n${say('menu_complete')}\n`);
    return [chosen, ...wordsOf(await ask(`fucina ${chosen} `))];
  } catch (thrown) {
    if (!left.signal.aborted) throw thrown;
    stdout.write('\n');
    return undefined;
  } finally {
    lines.close();
  }
}

/** Quotes hold together what has blanks, as in a shell. */
function wordsOf(line: string): readonly string[] {
  const words = line.match(/(?:'[^']*'|"[^"]*"|\S)+/g) ?? [];
  return words.map((word) => word.replace(/'([^']*)'|"([^"]*)"/g, '$1$2'));
}
