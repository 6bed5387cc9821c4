import type { TextReader } from './text-readers.ts';

const LINES = 1000;
const CODES = '§8[§6VIP§8] §aSteve§7: §fhello §lthere§r, and §owelcome';
const TAGS =
  '<dark_gray>[<gold>VIP</gold>]</dark_gray> <green>Steve</green><gray>:</gray> hello <b>there</b>';
const COMPONENT = {
  text: '',
  extra: [
    { text: '[VIP] ', color: 'gold' },
    { text: 'Steve: ', color: 'green' },
    { text: 'hi', bold: true },
  ],
};
const MIN_MS = 1500;

/** Texts to HTML in a second, each text another one. The best round counts: other load only ever adds time. */
export function textsPerSecond(reader: TextReader): Readonly<Record<string, number | undefined>> {
  const { codes, component, miniMessage } = reader;
  return {
    codes: codes && best((index) => codes(`${CODES} ${index}`)),
    components: component && best((index) => component({ ...COMPONENT, text: `${index}` })),
    MiniMessage: miniMessage && best((index) => miniMessage(`${TAGS} ${index}`)),
  };
}

function best(work: (index: number) => unknown): number {
  let quickest = Number.POSITIVE_INFINITY;
  const end = performance.now() + MIN_MS;
  while (performance.now() < end) {
    const start = performance.now();
    for (let index = 0; index < LINES; index += 1) work(index);
    quickest = Math.min(quickest, performance.now() - start);
  }
  return (LINES / quickest) * 1000;
}
