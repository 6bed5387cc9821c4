import {
  createText,
  drawnText,
  drawnWidth,
  NO_STYLE,
  readMiniMessage,
} from '@fucina/minecraft-text';
import { COMPLETE_FONT } from '@fucina/minecraft-text/complete-font';
import { describe, expect, test } from 'vitest';
import { layOut, type PlaceOptions } from './lay-out.ts';
import type { DrawnText, Layout } from './layout.ts';
import { PLACE_IDS, PLACES, type PlaceId } from './places.ts';
import { showText } from './show-text.ts';
import type { ShownText } from './shown-text.ts';

function shown(text: string, game?: string): ShownText {
  const read = readMiniMessage(text);
  if (!read.ok) throw new Error(read.error.code);
  return showText(read.value, game);
}

function place<Id extends PlaceId>(
  id: Id,
  texts: string | readonly string[],
  options?: PlaceOptions[Id],
  { game, window }: { game?: string; window?: [width: number, height: number] } = {},
): Layout {
  const given =
    typeof texts === 'string' ? shown(texts, game) : texts.map((text) => shown(text, game));
  const size = window && { width: window[0], height: window[1] };
  return layOut(id, given, { font: COMPLETE_FONT, window: size }, options);
}

const wordsOf = ({ runs }: DrawnText) => runs.map(drawnText).join('');
const lines = ({ texts }: Layout) => texts.map((text) => [wordsOf(text), text.width]);
const positions = ({ texts }: Layout) => texts.map(({ x, y }) => [x, y]);
const codes = ({ notices }: Layout) => notices.map(({ code }) => code);
const colors = ({ texts }: Layout) => texts.flatMap(({ runs }) => runs.map(({ color }) => color));
const shapes = (layout: Layout, kind: string) =>
  layout.shapes.filter((shape) => shape.kind === kind);
const rect = ({ x, y, width, height }: Layout['area']) => [x, y, width, height];

describe('chat', () => {
  const MESSAGE =
    'Hello world, this is a long chat message that has to be wrapped by the game at some point, is it not?';

  test('a wrapped line is indented by a space', () => {
    const layout = place('chat', MESSAGE);
    expect(lines(layout)).toEqual([
      ['Hello world, this is a long chat message that has to be wrapped', 320],
      [' by the game at some point, is it not?', 184],
    ]);
    // 40 above the bottom of the window, each line 9 high with a pixel above its letters.
    expect(positions(layout)).toEqual([
      [4, 183],
      [4, 192],
    ]);
    expect(rect(layout.area)).toEqual([0, 182, 332, 18]);
    expect(rect(place('chat', 'a').area)).toEqual([0, 191, 192, 9]);
    expect(layout.shapes[0]).toMatchObject({ kind: 'fill', opacity: 0.5, width: 332 });
  });

  test('before 1.16 it is not', () => {
    expect(lines(place('chat', MESSAGE, {}, { game: '1.15.2' }))[1]).toEqual([
      'by the game at some point, is it not?',
      180,
    ]);
  });

  test('breaks at line feeds, and an empty message is an empty line', () => {
    expect(lines(place('chat', 'a<br>b'))).toEqual([
      ['a', 6],
      ['b', 6],
    ]);
    expect(lines(place('chat', ['a', '', 'b']))).toEqual([
      ['a', 6],
      ['', 0],
      ['b', 6],
    ]);
  });

  test('the last twenty lines are seen, and the writer is told', () => {
    const layout = place('chat', Array.from({ length: 25 }, (_, line) => `${line}`).join('<br>'));
    expect(layout.texts.map(wordsOf)).toHaveLength(20);
    expect(lines(layout)[0]?.[0]).toBe('5');
    expect(layout.notices).toEqual([{ code: 'lines', shown: 20, count: 25 }]);
  });

  test('has all events', () => {
    const layout = place(
      'chat',
      "<click:run_command:'/a'><hover:show_text:b><insert:c>x</insert></hover></click>",
    );
    expect(layout.notices).toEqual([]);
    expect(layout.texts[0]?.runs).toMatchObject([
      { click: { action: 'run_command' }, hover: { action: 'show_text' }, insertion: 'c' },
    ]);
  });
});

describe('the middle of the window', () => {
  test('a title and its subtitle, which halves without fraction', () => {
    const { texts, notices } = place('title', 'Welcome!<br>Welcome!');
    expect(texts.map(({ x, y, scale, width }) => [x, y, scale, width])).toEqual([
      [133, 80, 4, 41],
      [173, 130, 2, 41],
    ]);
    expect(notices).toEqual([]);
  });

  test('a title that runs over the edges, and fits as a subtitle', () => {
    const text = 'You earned a new rank today';
    expect(place('title', text).notices).toEqual([{ code: 'width', line: 1, over: 596 - 427 }]);
    expect(place('title', ['', text]).notices).toEqual([]);
    expect(place('title', ['', text]).texts[1]).toMatchObject({ width: 149, scale: 2 });
    expect(place('title', text, {}, { window: [600, 270] }).notices).toEqual([]);
  });

  test('a third line of a title is shown nowhere', () => {
    expect(place('title', 'a<br>b<br>c').notices).toEqual([{ code: 'lines', shown: 2, count: 3 }]);
  });

  test('in one line a line feed is a box of nine pixels', () => {
    const layout = place('action-bar', 'a<br>b');
    expect(lines(layout)).toEqual([['a  b', 6 + 9 + 6]]);
    expect(positions(layout)).toEqual([[213 - 10, 240 - 72]]);
    expect(shapes(layout, 'line-feed').map(rect)).toEqual([[203 + 6, 168, 8, 8]]);
    expect(layout.notices).toEqual([{ code: 'newline' }]);
  });

  test('a line that is turned stays whole: its first letters can be drawn last', () => {
    const text = `<red>${'ש'.repeat(100)}</red>${'ל'.repeat(20)}`;
    const parts = (game: string) =>
      place('action-bar', text, {}, { game }).texts[0]?.runs.map(drawnText);
    expect(parts('26.3')).toEqual(['ש'.repeat(100), 'ל'.repeat(20)]);
    expect(parts('1.15.2')).toEqual(['ש'.repeat(100)]);
  });

  test('letters outside of the window are not drawn', () => {
    const letters = Array.from({ length: 500 }, (_, index) => `<#0000${index % 2}0>i`).join('');
    const [text] = place('action-bar', letters).texts;
    // 500 letters of 2 pixels; the window has 427.
    expect(text?.runs).toHaveLength(214);
    expect(text).toMatchObject({ x: -1, width: 428 });
    const [title] = place('title', letters.slice(0, 11 * 100)).texts;
    expect(title).toMatchObject({ x: -3, width: 108, scale: 4 });
  });

  test.each(['action-bar', 'boss-bar', 'name-tag', 'held-item'] as const)(
    'of ten thousand line feeds in the %s, those in the window are drawn',
    (id) => {
      const boxes = shapes(place(id, '<br>'.repeat(10_000)), 'line-feed');
      expect(boxes.length).toBeGreaterThan(40);
      expect(boxes.length).toBeLessThan(60);
    },
  );

  test('the name of the held item is slanted', () => {
    const layout = place('held-item', 'Sword');
    expect(layout.texts[0]).toMatchObject({ y: 240 - 59, runs: [{ italic: true }] });
  });
});

describe('boss bars', () => {
  test('end in the upper third of the window', () => {
    const names = Array.from({ length: 7 }, (_, index) => `${index}`);
    const layout = place('boss-bar', names, {}, { window: [480, 270] });
    expect(shapes(layout, 'boss-bar').map(rect)).toEqual(
      [12, 31, 50, 69, 88].map((y) => [149, y, 182, 5]),
    );
    expect(layout.texts.map(({ y }) => y)).toEqual([3, 22, 41, 60, 79]);
    expect(layout.notices).toEqual([{ code: 'lines', shown: 5, count: 7 }]);
    expect(place('boss-bar', names).texts).toHaveLength(4);
  });

  test('look as chosen', () => {
    const layout = place('boss-bar', 'a', { color: 'red', notches: 6, progress: 0.5 });
    expect(layout.shapes).toMatchObject([{ color: 'red', notches: 6, progress: 0.5 }]);
  });
});

describe('signs', () => {
  test('show of each line what fits until a space or a line feed', () => {
    const standing = place('sign', 'Hanging signs are small');
    expect(lines(standing)).toEqual([['Hanging signs are', 90]]);
    expect(standing.notices).toEqual([{ code: 'cut', line: 1, hidden: 'small' }]);
    expect(lines(place('sign', 'Hanging signs are small', { isHanging: true }))).toEqual([
      ['Hanging', 38],
    ]);
    const broken = place('sign', ['[Teleport]<br>to spawn']);
    expect(broken.texts.map(wordsOf)).toEqual(['[Teleport]']);
    expect(broken.notices).toEqual([{ code: 'cut', line: 1, hidden: 'to spawn' }]);
  });

  test('have four lines, around the middle', () => {
    const layout = place('sign', 'a<br>b<br>c<br>d<br>e');
    expect(positions(layout)).toEqual([-20, -10, 0, 10].map((y) => [-3, y]));
    expect(layout.notices).toEqual([{ code: 'lines', shown: 4, count: 5 }]);
    const hanging = place('sign', 'a<br>b<br>c<br>d', { isHanging: true });
    expect(hanging.texts.map(({ y }) => y)).toEqual([-18, -9, 0, 9]);
  });

  test('are written in the color of their dye, darker unless they glow', () => {
    expect(colors(place('sign', 'a', { dye: 'white' }))).toEqual(['#666666']);
    expect(colors(place('sign', 'a'))).toEqual(['#000000']);
    expect(place('sign', 'a', { isGlowing: true }).texts[0]).toMatchObject({
      runs: [{ color: '#000000' }],
      outline: '#f0ebcc',
    });
    expect(place('sign', 'a', { dye: 'orange', isGlowing: true }).texts[0]).toMatchObject({
      runs: [{ color: '#ff681f' }],
      outline: '#66290c',
    });
    for (const dye of ['black', 'white', 'cyan'] as const) {
      expect(colors(place('sign', '<red>a', { dye }))).toEqual(['#ff5555']);
    }
  });

  test('have a shadow only where the text asks for it, like the sidebar', () => {
    const shadows = (layout: Layout) => layout.texts[0]?.runs.map(({ shadow }) => shadow);
    for (const id of ['sign', 'sidebar', 'book', 'name-tag', 'text-display'] as const) {
      expect([id, shadows(place(id, '<shadow:#ff0000ff>x'))]).toEqual([id, ['#ffff0000']]);
      expect([id, shadows(place(id, 'x'))]).toEqual([id, ['#00000000']]);
    }
    expect(shadows(place('text-display', 'x', { hasShadow: true }))).toEqual([undefined]);
    expect(shadows(place('sign', '<shadow:#ff0000ff>x', {}, { game: '1.21.3' }))).toEqual([
      '#00000000',
    ]);
  });

  test('run what is set on a whole line', () => {
    const layout = place(
      'sign',
      "<click:run_command:'/a'>all <b>of it</b></click><br>a <click:run_command:'/b'>part</click>",
      {},
      { game: '1.21' },
    );
    expect(layout.notices).toEqual([{ code: 'line-click', line: 2 }]);
    const [whole, part] = layout.texts.map(({ runs }) => runs.map(({ click }) => click?.value));
    expect([whole, part]).toEqual([
      ['/a', '/a'],
      [undefined, undefined],
    ]);
  });

  test('run what all parts of a line have, and count what is cut off', () => {
    const go = "<click:run_command:'/a'>Go</click>";
    const notices = (line: string) => place('sign', line, {}, { game: '1.21' }).notices;
    expect(notices(`${go}<click:run_command:'/a'><red> now</red></click>`)).toEqual([]);
    expect(notices(`${go} ${'and more '.repeat(9)}`)).toContainEqual({
      code: 'line-click',
      line: 1,
    });
    const cut = `<click:run_command:'/a'>${'m'.repeat(15)}</click> ${'m'.repeat(15)}`;
    expect(notices(cut)).toContainEqual({ code: 'line-click', line: 1 });
  });

  test('run nothing on a click since 26.3', () => {
    const notices = (game: string) =>
      place('sign', "<click:run_command:'/a'>x", {}, { game }).notices;
    expect(notices('26.2')).toEqual([]);
    expect(notices('26.3')).toEqual([{ code: 'sign-click', since: '26.3' }]);
  });

  test('say what a release lacks', () => {
    const notices = (options: PlaceOptions['sign'], game: string) =>
      place('sign', 'a', options, { game }).notices;
    expect(notices({ isHanging: true }, '1.19.4')).toEqual([{ code: 'needs-game', since: '1.20' }]);
    expect(notices({ dye: 'red' }, '1.13')).toEqual([{ code: 'needs-game', since: '1.14' }]);
    expect(notices({ isGlowing: true }, '1.16.5')).toEqual([{ code: 'needs-game', since: '1.17' }]);
    expect(notices({ isGlowing: true, isHanging: true, dye: 'red' }, '1.20')).toEqual([]);
  });
});

describe('books', () => {
  test('wrap at 114 pixels', () => {
    const layout = place(
      'book',
      'Chapter one. It was a dark and stormy night, and the villagers had locked every door.<br><br>The end',
    );
    expect(layout.texts.map(({ width }) => width)).toEqual([108, 113, 108, 96, 0, 40]);
    expect(positions(layout).slice(0, 2)).toEqual([
      [36, 30],
      [36, 39],
    ]);
  });

  test('show fourteen lines of a page', () => {
    const layout = place('book', Array(15).fill('word').join('<br>'));
    expect(layout.texts).toHaveLength(14);
    expect(layout.notices).toEqual([{ code: 'lines', shown: 14, count: 15 }]);
  });

  test('have the number of the page at the right', () => {
    const layout = place('book', ['a', 'b'], { page: 1, pageLabel: 'Page 2 of 2' });
    expect(lines(layout)).toEqual([
      ['Page 2 of 2', 59],
      ['b', 6],
    ]);
    expect(positions(layout)[0]).toEqual([148 - 59, 16]);
  });

  test('can be clicked, but insert nothing', () => {
    const layout = place('book', "<click:run_command:'/a'><insert:c>x</insert></click>");
    expect(layout.notices).toEqual([{ code: 'event-place', events: ['insertion'] }]);
    expect(layout.texts[0]?.runs[0]).toHaveProperty('click');
    expect(layout.texts[0]?.runs[0]).not.toHaveProperty('insertion');
  });
});

describe('the sidebar', () => {
  const ENTRIES = 'Kills<br>Alex<br>Steve';

  test('is as wide as its widest line with its score', () => {
    const layout = place('sidebar', ENTRIES, { scores: [12, 7] });
    expect(lines(layout)).toEqual([
      ['Kills', 20],
      ['Alex', 21],
      ['12', 12],
      ['Steve', 28],
      ['7', 6],
    ]);
    expect(positions(layout)).toEqual([
      [394, 99],
      [384, 108],
      [414, 108],
      [384, 117],
      [420, 117],
    ]);
    expect(layout.shapes.map(rect)).toEqual([
      [382, 98, 44, 9],
      [382, 107, 44, 19],
    ]);
    expect(colors(layout)).toEqual(['#ffffff', '#ffffff', '#ff5555', '#ffffff', '#ff5555']);
    expect(layout.notices).toEqual([]);
  });

  test('blank scores take no room', () => {
    const layout = place('sidebar', ENTRIES, { scores: 'blank' });
    expect(positions(layout).slice(1)).toEqual([
      [396, 108],
      [396, 117],
    ]);
    expect(place('sidebar', ENTRIES, { scores: 'blank' }, { game: '1.20.2' }).notices).toEqual([
      { code: 'needs-game', since: '1.20.3' },
    ]);
  });

  test('shows fifteen entries, and warns of lines that cover a third of the window', () => {
    const many = place('sidebar', Array(18).fill('a').join('<br>'));
    expect(many.texts).toHaveLength(1 + 15 * 2);
    expect(many.notices).toEqual([{ code: 'lines', shown: 16, count: 18 }]);
    expect(place('sidebar', 'm'.repeat(24)).notices).toEqual([{ code: 'covers', percent: 34 }]);
    const wide = place('sidebar', `Title<br>${'m'.repeat(80)}`);
    expect(wide.notices).toEqual([{ code: 'width', line: 2, over: 56 }]);
    expect(place('sidebar', 'm'.repeat(23)).notices).toEqual([]);
  });

  test('limited its characters before 1.13', () => {
    const text = `${'i'.repeat(33)}<br>${'i'.repeat(73)}`;
    expect(place('sidebar', text, {}, { game: '1.12.2' }).notices).toContainEqual({
      code: 'length',
      line: 2,
      length: 73,
      max: 72,
    });
    expect(codes(place('sidebar', text, {}, { game: '1.12.2' }))).toContain('needs-codes');
    expect(codes(place('sidebar', text, {}, { game: '1.13' }))).not.toContain('length');
  });
});

describe('the tab list', () => {
  const named = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `P${String(index).padStart(2, '0')}` }));

  test('stands in as many columns as twenty rows need', () => {
    const layout = place('tab-list', [], { players: named(45) });
    const columns = Map.groupBy(shapes(layout, 'head'), ({ x }) => x);
    expect([...columns.values()].map((heads) => heads.length)).toEqual([15, 15, 15]);
    expect(place('tab-list', [], { players: named(23) }).texts).toHaveLength(23);
  });

  test('shows eighty players', () => {
    const layout = place('tab-list', [], { players: named(90) });
    expect(layout.texts).toHaveLength(80);
    expect(layout.notices).toEqual([{ code: 'lines', shown: 80, count: 90 }]);
  });

  test('is ordered by list order, team and name, with spectators last', () => {
    const players = [
      { name: 'Notch', isSpectator: true },
      { name: 'bob', team: 'red' },
      { name: 'Zoe', listOrder: 5 },
      { name: 'alex' },
      { name: 'Bea' },
    ];
    const layout = place('tab-list', [], { players });
    expect(layout.texts.map(wordsOf)).toEqual(['Zoe', 'alex', 'Bea', 'bob', 'Notch']);
    expect(layout.texts.at(-1)).toMatchObject({ opacity: 0x90 / 0xff, runs: [{ italic: true }] });
    const old = place('tab-list', ['x'], { players }, { game: '1.21.1' });
    expect(old.texts.map(wordsOf)).toEqual(['x', 'alex', 'Bea', 'Zoe', 'bob', 'Notch']);
  });

  test('has a header above, or a footer below', () => {
    const players = [{ name: 'Alex' }, { name: 'Steve' }];
    const layout = place('tab-list', 'Hello<br>there', { players });
    // Rows are 9 + 28 + 13 wide.
    expect(positions(layout)).toEqual([
      [213 - 12, 10],
      [213 - 14, 19],
      [188 + 9, 29],
      [188 + 9, 38],
    ]);
    expect(shapes(layout, 'ping').map(({ x }) => x)).toEqual([188 + 50 - 11, 188 + 50 - 11]);
    expect(layout.shapes.slice(0, 1).map(rect)).toEqual([[187, 9, 52, 19]]);
    const footer = place('tab-list', 'Hello', { players, part: 'footer' });
    expect(footer.texts.map(wordsOf)).toEqual(['Alex', 'Steve', 'Hello']);
    expect(footer.texts.at(-1)?.y).toBe(10 + 18 + 1);
  });

  test('shows a text instead of a name', () => {
    const players = [
      { name: 'Alex', pingMs: 1200 },
      { name: 'Steve', pingMs: -1 },
    ];
    const layout = place('tab-list', '<gold>King Alex', { players, part: 'name' });
    expect(layout.texts.map(wordsOf)).toEqual(['King Alex', 'Steve']);
    expect(shapes(layout, 'ping')).toMatchObject([{ bars: 1 }, { bars: 0 }]);
  });
});

describe('in the world', () => {
  test('a name tag has a box around it', () => {
    const layout = place('name-tag', 'Alex');
    expect(positions(layout)).toEqual([[-10.5, 0]]);
    expect(layout.shapes.map(rect)).toEqual([[-11.5, -1, 22, 10]]);
    expect(place('name-tag', 'Alex', { isSneaking: true }).texts[0]?.opacity).toBeCloseTo(0.5, 2);
  });

  test('a text display wraps at 200 pixels, ten apart', () => {
    const text = 'Right click to open the shop. Prices change every day at midnight.';
    const layout = place('text-display', text);
    expect(layout.texts.map(({ width }) => width)).toEqual([178, 150]);
    expect(positions(layout)).toEqual([
      [0, 0],
      [14, 10],
    ]);
    expect(layout.shapes.map(rect)).toEqual([[-1, -1, 179, 21]]);
    expect(positions(place('text-display', text, { alignment: 'right' }))[1]).toEqual([28, 10]);
    expect(positions(place('text-display', text, { alignment: 'left' }))[1]).toEqual([0, 10]);
  });

  test('a text display came with 1.19.4', () => {
    expect(place('text-display', 'a', {}, { game: '1.19.3' }).notices).toEqual([
      { code: 'needs-game', since: '1.19.4' },
    ]);
  });
});

describe('items', () => {
  test('have a name, and lore two pixels further down', () => {
    const layout = place('item', 'Sword<br>sharp<br><white>old');
    expect(positions(layout)).toEqual([
      [0, 0],
      [0, 12],
      [0, 22],
    ]);
    expect(layout.texts.flatMap(({ runs }) => runs)).toMatchObject([
      { color: '#ffffff', italic: true },
      { color: '#aa00aa', italic: true },
      { color: '#ffffff', italic: true },
    ]);
    expect(shapes(layout, 'tooltip').map(rect)).toEqual([[-4, -4, 30 + 8, 30 + 8]]);
  });

  test('a color code ends the italics of lore', () => {
    const lore = showText(createText('\u00a7fold \u00a7zand\u00a7'));
    expect(layOut('item', [shown('x'), lore]).texts[1]?.runs).toMatchObject([
      { text: 'old and', color: '#ffffff', italic: false },
    ]);
  });

  test('of a rarity have its color', () => {
    expect(colors(place('item', 'x', { rarity: 'epic', hasOwnName: true }))).toEqual(['#ff55ff']);
  });
});

describe('screens', () => {
  test('a reason for a kick is wrapped at the width of the window less 50', () => {
    const reason = `${'m'.repeat(40)} ${'m'.repeat(13)}f`;
    expect(lines(place('disconnect', reason, { title: 'Lost' }))).toEqual([
      ['Lost', 22],
      [reason, 327],
      ['', 0],
    ]);
    expect(place('disconnect', reason, {}, { window: [360, 240] }).texts).toHaveLength(1 + 2 + 1);
  });

  test('a reason stands below the title, above the button', () => {
    const layout = place('disconnect', 'a<br>b');
    expect(layout.texts.map(({ y }) => y)).toEqual([76, 105, 114, 149]);
    expect(shapes(layout, 'button').map(rect)).toEqual([[113, 143, 200, 20]]);
  });

  test('a toast has one line below what it is, or several alone', () => {
    const short = place('toast', 'Stone Age', { kind: 'Advancement Made!' });
    expect(lines(short).map(([words]) => words)).toEqual(['Advancement Made!', 'Stone Age']);
    expect(positions(short)).toEqual([
      [30, 7],
      [30, 18],
    ]);
    expect(colors(short)).toEqual(['#ffff00', '#ffffff']);
    const long = place('toast', 'The Very Long Advancement Title');
    expect(long.texts.map(({ width }) => width)).toEqual([74, 89]);
    expect(positions(long)).toEqual([
      [30, 7],
      [30, 16],
    ]);
  });
});

describe('the server list', () => {
  const SENTENCE = 'Welcome to the best survival network, now on version 26.3!';

  test('breaks lines earlier since 1.21.9', () => {
    const of = (game: string) => {
      const layout = place('server-list', SENTENCE, { name: 'Fucina' }, { game });
      return { widths: layout.texts.slice(1).map(({ width }) => width), layout };
    };
    expect(of('1.21.8').widths).toEqual([269, 22]);
    expect(of('26.3').widths).toEqual([227, 64]);
    for (const game of ['1.21.8', '26.3']) {
      expect(of(game).layout.notices).toEqual([{ code: 'other-breaks', since: '1.21.9' }]);
    }
    expect(positions(of('1.21.8').layout)).toEqual([
      [35, 3],
      [35, 14],
      [35, 23],
    ]);
    expect(positions(of('26.3').layout)[0]).toEqual([37, 3]);
  });

  test('shows two lines', () => {
    const layout = place('server-list', '<b>A</b><br>B<br>C');
    expect(layout.texts.slice(1).map(wordsOf)).toEqual(['A', 'B']);
    expect(layout.notices).toEqual([{ code: 'lines', shown: 2, count: 3 }]);
  });

  test('has the count at the right, with a darker slash', () => {
    const layout = place('server-list', 'a', { players: { online: 3, max: 20 } });
    expect(layout.texts.slice(1, 4).map((text) => [wordsOf(text), text.x])).toEqual([
      ['20', 271],
      ['/', 265],
      ['3', 259],
    ]);
    expect(colors(layout).slice(0, 3)).toEqual(['#aaaaaa', '#555555', '#aaaaaa']);
  });

  test('has its version instead of the count for clients that cannot join, without bars', () => {
    const versionText = createText('1.8', NO_STYLE);
    const options = { players: { online: 3, max: 20 }, versionText, bars: 0 };
    const layout = place('server-list', 'a', options);
    expect(layout.texts.map(wordsOf)).toEqual(['', '1.8', 'a']);
    expect(colors(layout)[0]).toBe('#ff5555');
    const { x, width } = layout.texts[1] ?? { x: 0, width: 0 };
    expect(x + width).toBe(283);
    expect(layout.shapes.at(-1)).toMatchObject({ kind: 'ping', bars: 0 });
  });

  test('has shadows since 1.21.6', () => {
    const shadow = (game: string) =>
      place('server-list', 'a', {}, { game }).texts.at(-1)?.runs[0]?.shadow;
    expect(shadow('1.21.5')).toBe('#00000000');
    expect(shadow('1.21.6')).toBeUndefined();
  });
});

describe('messages of servers', () => {
  const text = "<red><head:Notch></red> <sprite:'minecraft:items':item/apple><selector:@a>x";

  test('since 26.1 have no heads, and nothing that only a world knows', () => {
    const layout = place('server-list', text);
    expect(layout.texts.at(-1)?.runs).toMatchObject([
      { text: '[Notch head]', color: '#ff5555' },
      { text: ' ' },
      { type: 'sprite' },
      { text: 'x' },
    ]);
    expect(layout.notices).toEqual([{ code: 'not-in-motd', since: '26.1' }]);
  });

  test('before had them', () => {
    const layout = place('server-list', text, {}, { game: '1.21.11' });
    expect(layout.texts.at(-1)?.runs.map(({ type }) => type)).toContain('head');
    expect(layout.notices).toEqual([]);
  });
});

describe('long texts', () => {
  const many = Array(100).fill('line').join('<br>');

  test.each([
    ['text-display', 40],
    ['item', 23],
    ['tab-list', 25],
    ['toast', 3],
    ['disconnect', 21],
  ] as const)('of a %s %i lines are drawn', (id, shown) => {
    const layout = place(id, many);
    expect(layout.texts.filter((line) => wordsOf(line) === 'line')).toHaveLength(shown);
    expect(layout.notices).toContainEqual({ code: 'lines', shown, count: 100 });
  });
});

describe('games', () => {
  test.each(PLACE_IDS.filter((id) => PLACES[id].since))('%s says since when it exists', (id) => {
    const { since = '' } = PLACES[id];
    const notice = { code: 'needs-game', since };
    expect(place(id, 'a', {}, { game: '1.7.10' }).notices).toContainEqual(notice);
    expect(place(id, 'a', {}, { game: since }).notices).not.toContainEqual(notice);
  });

  test('other colors are the nearest before 1.16, and in Bedrock Edition those of its own', () => {
    const of = (game: string) => colors(place('chat', '<#4f3c3c>x', {}, { game }));
    expect(of('1.15.2')).toEqual(['#555555']);
    expect(of('1.16')).toEqual(['#4f3c3c']);
    expect(of('bedrock')).toEqual(['#443a3b']);
    expect(colors(place('chat', '<gray>x', {}, { game: 'bedrock' }))).toEqual(['#c6c6c6']);
  });

  test('Bedrock Edition has no lines through or below letters, no events, and not all places', () => {
    const text = '<u><st><b><hover:show_text:a>x';
    const { texts } = place('chat', text, {}, { game: 'bedrock' });
    expect(texts[0]?.runs).toEqual([{ text: 'x', bold: true, color: '#ffffff' }]);
    expect(place('text-display', 'a', {}, { game: 'bedrock' }).notices).toEqual([
      { code: 'not-in-bedrock' },
    ]);
  });
});

describe('letters that join', () => {
  const ARABIC = 'الخادم قيد الصيانة';
  const [alone, joined] = [58, 69];

  test.each([
    ['title', alone],
    ['action-bar', alone],
    ['boss-bar', alone],
    ['sign', joined],
    ['text-display', joined],
    ['tab-list', joined],
    ['item', joined],
  ] as const)('%s measures them as the game does', (id, width) => {
    expect(lines(place(id, ARABIC)).at(-1)).toEqual([ARABIC, width]);
  });

  /** Where the window ends, or the toast at its edge. */
  const EDGES: Readonly<Record<string, number>> = { 'name-tag': 427 / 2, toast: 160 };

  test.each(PLACE_IDS)('nothing of them is outside of the picture of %s', (id) => {
    for (const text of [ARABIC, 'ساعد '.repeat(20)]) {
      const { texts, area } = place(id, text);
      const ends = texts.map(
        ({ runs, x, scale }) => x + scale * drawnWidth(runs, { font: COMPLETE_FONT }),
      );
      const end = Math.min(EDGES[id] ?? 427, Math.max(...ends));
      expect(area.x + area.width).toBeGreaterThanOrEqual(end);
    }
  });

  test('before 1.16 they are alone, in the order in which they are read', () => {
    const { texts } = place('sign', ARABIC, {}, { game: '1.15' });
    expect(texts).toMatchObject([{ width: alone, isInOrder: true }]);
    expect(place('sign', ARABIC, {}, { game: '1.16' }).texts[0]?.isInOrder).toBe(false);
  });
});
