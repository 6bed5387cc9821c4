import { expect, test, vi } from 'vitest';
import { LONG_TEXT } from './open-file.ts';
import type { FileChoices, RowPlan, StudioEvent, StudioOptions, TextRow } from './protocol.ts';
import { StudioWork } from './studio-work.ts';

/** The owner says that all plugins of these tests read MiniMessage. */
const plugins = ['', 'plugins/Farm'].map((place) => [place, { readsMiniMessage: true }] as const);
const CHOICES: FileChoices = { kinds: new Map(), fixes: [], convertsLongTexts: false };

function start() {
  const events: StudioEvent[] = [];
  let tell: () => void = () => undefined;
  const work = new StudioWork(
    (sent) => {
      events.push(...sent);
      if (sent.at(-1)?.kind === 'idle') tell();
    },
    () => Promise.resolve(),
  );
  const until = () => new Promise<void>((resolve) => (tell = resolve));
  return {
    work,
    events,
    async open(files: Readonly<Record<string, string>>, choices = CHOICES) {
      const done = until();
      work.take({
        kind: 'open',
        options: { plugins },
        files: Object.entries(files).map(([path, text], id) => ({
          id,
          path,
          content: new Blob([text]),
          choices,
        })),
      });
      await done;
    },
    async options(options: StudioOptions) {
      const done = until();
      work.take({ kind: 'options', options: { plugins, ...options } });
      await done;
    },
    rows(file = 0): readonly TextRow[] {
      return events.flatMap((event) =>
        event.kind === 'rows' && event.file === file ? event.rows : [],
      );
    },
    plans(file = 0): readonly (RowPlan | undefined)[] {
      return events.flatMap((event) =>
        event.kind === 'plans' && event.file === file ? event.plans : [],
      );
    },
  };
}

test('strings arrive before they are converted', async () => {
  const { open, rows, plans, events } = start();
  await open({ 'a.yml': "hello: '&cHi'\nmaterial: STONE_SWORD\n" });
  expect(rows().map(({ key, kind, line }) => [key, kind, line])).toEqual([
    ['hello', 'text', 1],
    ['material', 'setting', 2],
  ]);
  expect(plans().map((plan) => plan?.written)).toEqual(['<red>Hi', undefined]);
  expect(events.map(({ kind }) => kind)).toEqual([
    'begin',
    'opened',
    'rows',
    'begin',
    'plans',
    'idle',
  ]);
});

test('keys with dots are told from those between which a dot stands', async () => {
  const { open, rows } = start();
  await open({ 'a.yml': "worlds:\n  v1.2: { name: '&cNew' }\n  lobby: { name: '&cHi' }\n" });
  expect(rows().map(({ key, path }) => [key, path])).toEqual([
    ['worlds."v1.2".name', ['worlds', 'v1.2', 'name']],
    ['worlds.lobby.name', undefined],
  ]);
});

test('a prefix of one file is before the texts of another', async () => {
  const { open, plans } = start();
  await open({
    'plugins/Farm/config.yml': "prefix: '&e&l[Farm] '\n",
    'plugins/Farm/lang/en.yml': "hi: 'Hi &cyou'\n",
  });
  expect(plans(1)[0]?.state).toBe('same-alone');
});

test('files that cannot be opened say why, and the others go on', async () => {
  const { open, events, plans } = start();
  await open({ 'a.png': 'x', 'b.yml': 'a\0b', 'c.yml': "a: '&cHi'" });
  expect(events.filter(({ kind }) => kind === 'failed')).toEqual([
    { kind: 'failed', file: 0, code: 'file/unknown-format' },
    { kind: 'failed', file: 1, code: 'file/binary' },
  ]);
  expect(plans(2)).toHaveLength(1);
});

test('other options convert everything again', async () => {
  const { open, options, plans, events } = start();
  await open({ 'a.yml': "a: '&cHi'" });
  await options({ to: 'section' });
  expect(plans().map((plan) => plan?.written)).toEqual(['<red>Hi', '§cHi']);
  await options({ profile: 'authme' });
  expect(plans().at(-1)?.state).toBe('refused');
  expect(events).toContainEqual({
    kind: 'profile',
    file: 0,
    profile: 'authme',
    profileBy: 'choice',
    readsMiniMessage: false,
  });
});

test('a very long text is shown cut, and converted on request', async () => {
  const { open, rows, plans } = start();
  const long = '&cHi '.repeat(LONG_TEXT / 4);
  await open({ 'a.yml': `a: '${long}'` });
  expect(rows()[0]).toMatchObject({ isLong: true, value: long.slice(0, LONG_TEXT) });
  expect(plans()[0]?.reasons).toEqual(['too-long']);
  const wanted = start();
  await wanted.open({ 'a.yml': `a: '${long}'` }, { ...CHOICES, convertsLongTexts: true });
  expect(wanted.plans()[0]?.state).toBe('same');
});

test('the texts that were asked for are converted first', async () => {
  const { work, open, events } = start();
  work.take({ kind: 'prefer', file: 0, text: 450 });
  const lines = Array.from({ length: 600 }, (_, at) => `k${at}: '&cText ${at}'`);
  await open({ 'a.yml': lines.join('\n') });
  expect(events.flatMap((event) => (event.kind === 'plans' ? event.from : []))).toEqual([
    400, 0, 200,
  ]);
});

test('work that is stopped leaves out what is not open yet', async () => {
  const { work, events } = start();
  const files = ['a.yml', 'b.yml'].map((path, id) => ({
    id,
    path,
    content: new Blob(["a: '&cHi'"]),
    choices: CHOICES,
  }));
  work.take({ kind: 'open', files, options: { plugins } });
  work.take({ kind: 'stop' });
  expect(events).toContainEqual({ kind: 'failed', file: 1, code: 'stopped' });
});

test('looks of a row are its first line, as the game shows it', async () => {
  const { open, work } = start();
  await open({ 'a.yml': 'a: "&cHi\\n&lyou"' });
  const written = '<red>Hi\n<b>you</b>';
  const [looks] = await work.answer({ kind: 'looks', texts: [{ file: 0, text: 0, written }] });
  expect(looks?.before).toMatchObject([{ text: 'Hi ↵', color: '#ff5555' }]);
  expect(looks?.after).toEqual(looks?.before);
});

test('a text that somebody wrote is proven too', async () => {
  const { open, work } = start();
  await open({ 'a.yml': "a: '&cHi'" });
  const detailsWith = (written: string) =>
    work.answer({ kind: 'details', of: { file: 0, text: 0, written } });
  expect(await detailsWith('<red>Hi')).toMatchObject({ proof: { alone: { same: true } }, line: 1 });
  expect((await detailsWith('<c:red>Hi'))?.proof?.alone.same).toBe(true);
  expect((await detailsWith('<gold>Hi'))?.proof?.alone).toMatchObject({
    same: false,
    difference: 'color',
  });
  expect((await detailsWith('&cHi'))?.proof).toBeUndefined();
});

test('only the texts that are wanted are written', async () => {
  const { open, work } = start();
  await open({ 'a.yml': "# &c\na: '&cIt''s'\nb: \"&aB\\u00e9\"\n" });
  const file = await work.answer({
    kind: 'write',
    file: 0,
    texts: [
      { file: 0, text: 0, written: "<red>It's" },
      { file: 0, text: 1, written: '<green>Cé' },
    ],
  });
  expect(new TextDecoder().decode(file?.bytes)).toBe(
    "# &c\na: '<red>It''s'\nb: \"<green>C\\u00e9\"\n",
  );
  expect(file?.patch.text).toContain('-a: ');
  expect(file?.dropped).toEqual([]);
});

test('the fix for a mistake is put where the mistake is', async () => {
  const { open, plans, work } = start();
  await open({ 'a.yml': "a: '<rde>Hi <b>you'" }, { ...CHOICES, profile: 'generic-minimessage' });
  const finding = plans()[0]?.findings.findIndex(({ fix }) => fix !== undefined);
  expect(await work.answer({ kind: 'fix', file: 0, text: 0, finding: finding ?? -1 })).toBe(
    '<red>Hi <b>you',
  );
});

test('a problem of the file is corrected before it is read', async () => {
  const broken = { 'a.yml': 'a: &c Hello\nb: "x"\n' };
  const { open, rows, events } = start();
  await open(broken);
  const opened = events.find((event) => event.kind === 'opened');
  const fixes = [...(opened?.facts.problems ?? []).entries()].flatMap(([at, { fix }]) =>
    fix ? [at] : [],
  );
  expect(fixes.length).toBeGreaterThan(0);
  const corrected = start();
  await corrected.open(broken, { ...CHOICES, fixes });
  expect(rows().map(({ value }) => value)).toContain('Hello');
  expect(corrected.rows().map(({ value }) => value)).toContain('&c Hello');
  const written = await corrected.work.answer({
    kind: 'write',
    file: 0,
    texts: [{ file: 0, text: 0, written: '<red> Hello' }],
  });
  expect(written?.before).toBe(broken['a.yml']);
  expect(written?.patch.text).toContain("-a: &c Hello\n+a: '<red> Hello'\n");
});

test('what a comment switches off is not found', async () => {
  const { open, plans } = start();
  await open({ 'a.yml': "# fucina-ignore-next-line\na: '&cQ&A Hi'\nb: '&cQ&A Hi'\n" });
  expect(plans().map((plan) => plan?.findings.length)).toEqual([0, 1]);
});

test('texts are found again in a file with one more correction', async () => {
  const { open, rows, work } = start();
  await open({ 'a.yml': "a: '&7x'\nb: &cHello\nc: '&7y'\nc: '&7y'\nd: Top #1 of 2\n" });
  expect(rows().map(({ key }) => key)).toEqual(['a', 'c', 'c', 'd']);
  const before = (fixes: readonly number[]) =>
    work.answer({ kind: 'texts-before', file: 0, fixes });
  expect(await before([0])).toEqual([0, undefined, 1, 2, 3]);
  expect(await before([])).toEqual([0, 1, 2, 3]);
});

test.each([
  ['a.yml', "a:\t'&cHi'\nb: '&cHi'\n", ['line-has-error', undefined]],
  ['plugins/Skript/lang/english.lang', 'a: &cHi\n', ['read-only']],
])('in %s nothing is promised that could not be written', async (path, content, locks) => {
  const { open, plans } = start();
  await open({ [path]: content });
  expect(plans().map((plan) => plan?.lock)).toEqual(locks);
  for (const plan of plans()) {
    expect(plan?.written === undefined).toBe(plan?.lock !== undefined);
    expect(plan?.state === 'refused').toBe(plan?.lock !== undefined);
  }
});

test('an answer about one plugin converts its files again, and no others', async () => {
  const { open, options, plans, events } = start();
  await open({
    'plugins/New/a.yml': "hello: '&cHi'\n",
    'plugins/Farm/a.yml': "hello: '&cHi'\n",
    'plugins/New/b.yml': "hello: '&cHi <red>you'\n",
  });
  expect(plans(0)).toMatchObject([{ state: 'asked', written: undefined }]);
  expect(plans(2)).toMatchObject([{ state: 'asked', hasTags: true }]);
  const before = events.length;
  await options({ plugins: [...plugins, ['plugins/New', { readsMiniMessage: true }]] });
  expect(plans(0).at(-1)).toMatchObject({ state: 'same', written: '<red>Hi' });
  const again = events
    .slice(before)
    .flatMap((event) =>
      event.kind === 'profile' ? [`${event.file} ${event.readsMiniMessage}`] : [],
    );
  expect(again).toEqual(['0 true', '2 true']);
});

test('a version that is too old for MiniMessage is believed, and a notation is no answer', async () => {
  const { open, options, plans } = start();
  await open({ 'plugins/SuperiorSkyblock2/lang/en.yml': "hello: '&cHi'\n" });
  expect(plans().at(-1)).toMatchObject({ state: 'same' });
  await options({ plugins: [['plugins/SuperiorSkyblock2', { version: '2024.4' }]] });
  expect(plans().at(-1)).toMatchObject({ state: 'refused', reasons: ['not-read-here'] });
  await options({ plugins: [], profile: 'generic' });
  expect(plans().at(-1)).toMatchObject({ state: 'asked' });
});

test('packing many files is not taken for a worker that hangs', async () => {
  const post = vi.fn<(events: readonly StudioEvent[]) => void>();
  const work = new StudioWork(post, () => Promise.resolve());
  const content = [new TextEncoder().encode('hello')];
  const files = ['a.yml', 'b.yml', 'c.yml'].map((path) => ({ path, content }));
  await work.answer<'zip'>({ kind: 'zip', files });
  expect(post.mock.calls).toEqual([[[]], [[]], [[]]]);
});
