import {
  createText,
  expandLegacy,
  NO_STYLE,
  readMiniMessage,
  toRuns,
  writeMiniMessage,
} from '@fucina/minecraft-text';

/** Several texts of an item as one of MiniMessage. What is open at the end of a text does not reach into the next. */
export function asOneText(texts: readonly string[]): string {
  return texts.map(closedText).join('\n');
}

function closedText(text: string): string {
  const read = readMiniMessage(text);
  if (!read.ok) {
    // The game obeys section signs, which MiniMessage refuses.
    const shown = expandLegacy(createText(text), { char: '§', hex: 'none', invalid: 'drop' });
    return writeMiniMessage(shown).value;
  }
  const wanted = JSON.stringify(toRuns(createText('', NO_STYLE, [read.value, createText('\n.')])));
  const found = [text, `${text}<reset>`].find((source) => {
    const more = readMiniMessage(`${source}\n.`);
    return more.ok && JSON.stringify(toRuns(more.value)) === wanted;
  });
  return found ?? writeMiniMessage(read.value).value;
}
