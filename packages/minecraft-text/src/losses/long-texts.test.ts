import { expect, test } from 'vitest';
import { deepComponent } from '../../tests/any-component.ts';
import { createStyle, createText } from '../component/index.ts';
import { writeLegacy, writeMiniMessage, writePlain } from '../index.ts';

test('losses of deep texts, and of one long hover text over many letters, are found quickly', () => {
  expect(writePlain(deepComponent(50_000)).losses.length).toBeGreaterThan(0);
  const value = createText(
    '',
    undefined,
    Array.from({ length: 20_000 }, () => createText('r', createStyle({ color: 0xff5555 }))),
  );
  const style = createStyle({ hover: { action: 'show_text', value } });
  const letters = Array.from({ length: 20_000 }, (_, index) =>
    createText('x', createStyle({ ...style, color: index })),
  );
  expect(writeMiniMessage(createText('', undefined, letters)).losses).toEqual([]);
  expect(writeLegacy(createText('', undefined, letters)).losses).toMatchObject([
    { code: 'hover-show_text', at: { from: 0, to: 20_000 } },
  ]);
});
