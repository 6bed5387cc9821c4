import { readMiniMessage } from '@fucina/minecraft-text';
import {
  layOut,
  PLACE_IDS,
  type PlaceId,
  type PlaceOptions,
  type ShownText,
  showText,
} from '@fucina/text-places';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Place } from './place.tsx';
import { sameRuns } from './same-runs.ts';

function shown(text: string, game?: string): ShownText {
  const read = readMiniMessage(text);
  if (!read.ok) throw new Error(read.error.code);
  return showText(read.value, game);
}

function draw<Id extends PlaceId>(id: Id, text: ShownText, options?: PlaceOptions[Id]) {
  return render(<Place id={id} shown={text} isDrawn {...(options && { options })} />);
}

function numberOf(element: Element, property: string): number {
  return Number((element as HTMLElement).style.getPropertyValue(property));
}

const TEXT = 'Welcome<br><gold>to the</gold> server<br>of <b>Fucina</b>, the best of all of them!';

test.each(PLACE_IDS)('%s is drawn where its layout says', (id) => {
  const options: PlaceOptions[PlaceId] = {
    players: [{ name: 'Alex' }],
    title: 'Out',
    button: 'Back',
    kind: 'Made',
    pageLabel: '1',
  };
  const text = shown(TEXT);
  const layout = layOut(id, text, {}, options);
  const { container } = draw(id, text, options);
  const { x, y, width, height } = layout.area;
  const picture = container.querySelector('.place-picture');
  if (!picture) throw new Error('no picture');
  expect(['--width', '--height'].map((name) => numberOf(picture, name))).toEqual([width, height]);
  const lines = [...container.querySelectorAll('.place-text')];
  expect(lines.map((line) => [numberOf(line, '--x'), numberOf(line, '--y')])).toEqual(
    layout.texts.map((drawn) => [drawn.x - x, drawn.y - y]),
  );
  const shapes = [...container.querySelectorAll('.place-shape')];
  expect(
    shapes.map((shape) => ['--x', '--y', '--width', '--height'].map((at) => numberOf(shape, at))),
  ).toEqual(layout.shapes.map((one) => [one.x - x, one.y - y, one.width, one.height]));
});

test('letters of a title are four times as large, those of its subtitle twice', () => {
  const { container } = draw('title', shown('a<br>b'));
  const lines = [...container.querySelectorAll('.place-text')];
  expect(lines.map((line) => numberOf(line, '--scale'))).toEqual([4, 2]);
});

test('where it is not drawn only the words are there, in a picture of the same size', () => {
  const text = shown('<red>Hello <b>there');
  const { container, rerender } = draw('chat', text);
  const width = () => numberOf(container.querySelector('.place-picture') as Element, '--width');
  const drawnWidth = width();
  expect(container.querySelectorAll('.place-text')).toHaveLength(1);
  rerender(<Place id="chat" shown={text} isDrawn={false} />);
  expect(container.querySelector('.place-text')).toBeNull();
  expect(screen.getByText('Hello there').className).toBe('sr-only');
  expect(width()).toBe(drawnWidth);
});

test('a line that did not change keeps its elements', () => {
  const { container, rerender } = draw('chat', shown('first<br>second'));
  const words = () => [...container.querySelectorAll('.place-text [role=img]')];
  const [first] = words();
  rerender(<Place id="chat" shown={shown('first<br>other')} isDrawn />);
  expect(words()[0]).toBe(first);
  expect(words().map((line) => line.textContent)).toEqual(['first', 'other']);
});

test('lines are compared with their events', () => {
  const run = { text: 'a', hover: { action: 'show_text' as const, value: [{ text: 'b' }] } };
  expect(sameRuns([run], [structuredClone(run)])).toBe(true);
  expect(sameRuns([run], [{ ...run, hover: { ...run.hover, value: [{ text: 'c' }] } }])).toBe(
    false,
  );
  expect(sameRuns([run], [run, run])).toBe(false);
});

test('events work in chat, and are noted elsewhere', async () => {
  const text = shown("<click:run_command:'/shop'><hover:show_text:Cheap>Shop</hover></click>");
  const chat = draw('chat', text);
  await userEvent.hover(await chat.findByRole('button'));
  expect(document.querySelector('.game-note')?.textContent).toContain('Cheap');
  chat.unmount();
  draw('title', text);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('listitem').textContent).toBe(
    'Here nothing happens when a player points at the text or clicks it.',
  );
});

test('every notice is a sentence', () => {
  const cases: readonly [PlaceId, ShownText, PlaceOptions[PlaceId], string][] = [
    ['title', shown('W'.repeat(40)), {}, 'Line 1 is 533 px too wide'],
    ['sign', shown('Hanging signs are small'), {}, 'Line 1 ends before “small”'],
    ['sign', shown('a<br>b<br>c<br>d<br>e'), {}, 'This place has room for 4 of the text’s 5 lines'],
    ['chat', shown('a<br>'.repeat(30)), {}, 'Only the last 20 of 31 lines'],
    ['action-bar', shown('a<br>b'), {}, 'a line break is shown as a box'],
    ['book', shown('<insert:x>a'), {}, 'a shift-click inserts nothing'],
    ['title', shown('<hover:show_text:x>a'), {}, 'when a player points at the text'],
    ['text-display', shown('a', '1.18'), {}, 'needs Minecraft 1.19.4 or newer'],
    ['text-display', shown('a', 'bedrock'), {}, 'Bedrock Edition'],
    ['item', shown('a', '1.8'), {}, 'Before Minecraft 1.13 only § codes'],
    ['sidebar', shown('i'.repeat(33), '1.12'), {}, 'has 33 characters; here are at most 32'],
    ['server-list', shown('m'.repeat(45)), {}, 'Games before 1.21.9'],
  ];
  for (const [id, text, options, sentence] of cases) {
    const { container, unmount } = draw(id, text, options);
    const sentences = within(container)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(sentences.filter((found) => found.includes(sentence))).toHaveLength(1);
    unmount();
  }
});

test('a glowing sign has letters with an outline', () => {
  const { container } = draw('sign', shown('a'), { isGlowing: true });
  const line = container.querySelector<HTMLElement>('.place-text[data-outlined]');
  expect(line?.style.getPropertyValue('--outline')).toBe('#f0ebcc');
});
