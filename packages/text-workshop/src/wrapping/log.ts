/** What programs of the game write before each line of a log: the time, the thread, the level, whose line it is, who gave a command. */
const PREFIX =
  /^\[(?:\d{1,2}[a-z]{3}\d{4} )?\d{2}:\d{2}:\d{2}(?:\.\d{3})?(?: (?:INFO|WARN|ERROR))?\](?: \[[^\]\n]{1,60}\/[A-Z]{4,5}\])?(?: \[[^\]\n]{1,80}\])?: (?:(?:\[System\] )?\[CHAT\] |\S{1,20} issued server command: )?/i;

/** The messages of lines that were copied out of a log; undefined for another text. */
export function inLog(text: string): string | undefined {
  const rows = text.replace(/\r?\n$/, '').split('\n');
  const isLog = rows.every((row) => row.trim() === '' || PREFIX.test(row));
  if (!isLog || text.trim() === '') return undefined;
  return rows.map((row) => row.replace(PREFIX, '')).join('\n');
}
