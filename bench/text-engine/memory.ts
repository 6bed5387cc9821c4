import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Component, readMiniMessage, walkComponents } from '@fucina/minecraft-text';

/** What stays of each component of these texts when they have been read, without the texts themselves. */
export function bytesPerComponent(texts: readonly string[]): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  // Read once before, so that what is made only once is not counted.
  readAll(texts);
  const kept: Component[] = new Array(texts.length);
  const before = heapAfter(collect);
  for (const [index, component] of readAll(texts).entries()) kept[index] = component;
  const after = heapAfter(collect);
  let components = 0;
  for (const component of kept) {
    walkComponents(component, () => {
      components += 1;
    });
  }
  return (after - before) / components;
}

function readAll(texts: readonly string[]): Component[] {
  return texts.map((text) => {
    const read = readMiniMessage(text);
    if (!read.ok) throw new Error(read.error.code);
    return read.value;
  });
}

/** Twice, because the first collection may only finish what was begun. */
function heapAfter(collect: () => void): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}
