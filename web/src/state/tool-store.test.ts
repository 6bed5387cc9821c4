import { flagField, listField, textField } from '@fucina/tool-state';
import { expect, test, vi } from 'vitest';
import { createFakeStorage } from './fake-storage.ts';
import { defineToolState } from './tool-definition.ts';
import { createToolStore, type ToolWorld } from './tool-store.ts';

const definition = defineToolState('sample', { text: textField('Fucina'), bold: flagField() });

/** A world whose clock and timers the test controls. */
function createWorld(path = '/tools/sample', stored?: string) {
  const { kept, openTab } = createFakeStorage(
    stored === undefined ? [] : [['tool.sample', stored]],
  );
  const waiting = new Set<() => void>();
  let on: Parameters<ToolWorld['listen']>[0] | undefined;
  let address = `https://fucina.example${path}`;
  let now = 0;
  const world: ToolWorld = {
    storage: openTab(),
    address: () => address,
    replaceAddress: (next) => {
      address = next;
    },
    now: () => now,
    refuse: vi.fn(),
    later(_ms, run) {
      // An object of its own for each call, even if the same function is scheduled twice.
      const scheduled = () => run();
      waiting.add(scheduled);
      return () => waiting.delete(scheduled);
    },
    listen(handlers) {
      on = handlers;
      return () => {
        on = undefined;
      };
    },
  };
  return {
    world,
    path: () => address.replace('https://fucina.example', ''),
    stored: () => kept.get('tool.sample'),
    goTo(path: string) {
      address = `https://fucina.example${path}`;
      on?.onNavigate();
    },
    leave: () => on?.onLeave(),
    isListening: () => on !== undefined,
    async wait() {
      now += 1000;
      for (const run of [...waiting]) run();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('the address comes before what was stored, and what was stored before the defaults', () => {
  const state = (path?: string, stored?: string) =>
    createToolStore(definition, createWorld(path, stored).world).get().present;
  expect(state('/tools/sample?text=link', 'text=stored&bold=1')).toEqual({
    text: 'link',
    bold: false,
  });
  expect(state('/tools/sample?lng=it', 'text=stored')).toEqual({ text: 'stored', bold: false });
  expect(state()).toEqual(definition.initial);
});

test('a change reaches address and storage once, after a pause', async () => {
  const { world, path, stored, wait } = createWorld('/tools/sample?lng=it');
  const replace = vi.spyOn(world, 'replaceAddress');
  const store = createToolStore(definition, world);
  store.set({ text: 'a' });
  store.set((state) => ({ text: `${state.text}b` }));
  expect([path(), stored()]).toEqual(['/tools/sample?lng=it', undefined]);
  await wait();
  expect([path(), stored()]).toEqual(['/tools/sample?lng=it&text=ab', 'text=ab']);
  expect(replace).toHaveBeenCalledOnce();
});

test('starting over forgets what was stored', async () => {
  const { world, stored, wait } = createWorld('/tools/sample', 'text=a');
  const store = createToolStore(definition, world);
  store.startOver();
  await wait();
  expect(stored()).toBeUndefined();
  store.undo();
  await wait();
  expect(stored()).toBe('text=a');
});

test('a change is written 300 ms after the last one', () => {
  const { world } = createWorld();
  const later = vi.spyOn(world, 'later');
  const store = createToolStore(definition, world);
  store.set({ text: 'a' });
  expect(later).toHaveBeenCalledExactlyOnceWith(300, expect.any(Function));
});

test('what was written as the page went away is not written again', async () => {
  const { world, leave, wait } = createWorld();
  const write = vi.spyOn(world.storage, 'write');
  const store = createToolStore(definition, world);
  store.subscribe(() => undefined);
  store.set({ text: 'a' });
  leave();
  leave();
  await wait();
  expect(write).toHaveBeenCalledOnce();
});

test('the browser is listened to while somebody shows the tool', () => {
  const { world, isListening, goTo } = createWorld();
  const listen = vi.spyOn(world, 'listen');
  const store = createToolStore(definition, world);
  const listeners = [vi.fn(), vi.fn()];
  const [first, second] = listeners.map((listener) => store.subscribe(listener));
  expect(listen).toHaveBeenCalledOnce();
  first?.();
  expect(isListening()).toBe(true);
  goTo('/tools/sample?text=back');
  expect(listeners.map((each) => each.mock.calls.length)).toEqual([0, 1]);
  second?.();
  expect(isListening()).toBe(false);
  const third = store.subscribe(() => undefined);
  expect(isListening()).toBe(true);
  third();
});

test('with nothing to undo or redo nobody is told and nothing is written', () => {
  const { world } = createWorld();
  const later = vi.spyOn(world, 'later');
  const store = createToolStore(definition, world);
  const listener = vi.fn();
  store.subscribe(listener);
  store.undo();
  store.redo();
  expect(listener).not.toHaveBeenCalled();
  expect(later).not.toHaveBeenCalled();
});

test('a state too long for an address is stored all the same', async () => {
  const { world, path, stored, wait } = createWorld('/tools/sample?text=short');
  const store = createToolStore(
    defineToolState('sample', { text: textField('', { max: 100_000 }) }),
    world,
  );
  const noise = Array.from({ length: 10_000 }, (_, index) =>
    String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000)),
  ).join('');
  store.set({ text: noise });
  await wait();
  expect(await store.link()).toEqual({
    ok: false,
    error: { code: 'too-long', length: expect.any(Number), max: 8000 },
  });
  await expect.poll(() => path()).toBe('/tools/sample');
  expect(stored()).toContain('text=');
});

test('a link opens the tool as it is, whatever the other person stored', async () => {
  const { world } = createWorld('/tools/sample', 'text=stored');
  const store = createToolStore(definition, world);
  expect(await store.link()).toEqual({
    ok: true,
    value: 'https://fucina.example/tools/sample?text=stored',
  });
  store.set({ text: 'Fucina' });
  expect(await store.link()).toEqual({
    ok: true,
    value: 'https://fucina.example/tools/sample?text=Fucina',
  });
});

test('what was beyond its limit before does not stop a change of something else', () => {
  const { world } = createWorld();
  const short = { ...textField('too long'), fits: (text: string) => text.length < 3 };
  const store = createToolStore(defineToolState('sample', { short, bold: flagField() }), world);
  store.set({ bold: true });
  expect(store.get().present).toEqual({ short: 'too long', bold: true });
  store.set({ short: 'xyz' });
  expect(store.get().present.short).toBe('too long');
  expect(world.refuse).toHaveBeenCalledOnce();
});

test('the address of another page is never touched', async () => {
  const { world, path, stored, goTo, wait } = createWorld();
  const store = createToolStore(definition, world);
  const leave = store.subscribe(() => undefined);
  store.set({ text: 'late' });
  goTo('/tools/server');
  leave();
  await wait();
  expect([path(), stored()]).toEqual(['/tools/server', 'text=late']);
});

test('what waits is stored when nobody shows the tool any more', () => {
  const { world, stored } = createWorld();
  const store = createToolStore(definition, world);
  const leave = store.subscribe(() => undefined);
  store.set({ bold: true });
  leave();
  expect(stored()).toBe('bold=1');
});

test('what waits is stored when the page goes away', () => {
  const { world, stored, leave } = createWorld();
  const store = createToolStore(definition, world);
  store.subscribe(() => undefined);
  store.set({ bold: true });
  leave();
  expect(stored()).toBe('bold=1');
});

test('what an address or the storage holds beyond the limits is reported until the next load', () => {
  const limited = defineToolState('sample', { text: textField('', { max: 3 }) });
  const problem = { code: 'characters', length: 6, max: 3 };
  const open = (path?: string, stored?: string) =>
    createToolStore(limited, createWorld(path, stored).world);
  expect(open('/tools/sample?text=abcdef').readProblem()).toEqual(problem);
  expect(open('/tools/sample', 'text=abcdef').readProblem()).toEqual(problem);
  expect(open('/tools/sample?text=abc', 'text=abcdef').readProblem()).toBeUndefined();

  const { world, goTo } = createWorld('/tools/sample?text=abcdef');
  const store = createToolStore(limited, world);
  const listener = vi.fn();
  store.subscribe(listener);
  goTo('/tools/sample?text=abc');
  expect([store.readProblem(), listener.mock.calls.length]).toEqual([undefined, 1]);
});

test('starting over is one step that can be undone, and forgets what could not be kept', async () => {
  const { world } = createWorld('/tools/sample#s=damaged', 'text=stored&bold=1');
  const store = createToolStore(definition, world);
  await expect.poll(() => store.readProblem()).toBeDefined();
  store.startOver();
  expect(store.get().present).toBe(definition.initial);
  expect(store.readProblem()).toBeUndefined();
  store.undo();
  expect(store.get().present).toEqual({ text: 'stored', bold: true });
  expect(store.readProblem()).toBeUndefined();
});

test('starting over from the defaults is no step, but tells that the problem is gone', async () => {
  const store = createToolStore(definition, createWorld('/tools/sample#s=damaged').world);
  await expect.poll(() => store.readProblem()).toBeDefined();
  const listener = vi.fn();
  store.subscribe(listener);
  store.startOver();
  expect(store.readProblem()).toBeUndefined();
  expect(store.get().past).toEqual([]);
  store.startOver();
  expect(listener).toHaveBeenCalledOnce();
});

test('a damaged link is reported, and what was stored is shown', async () => {
  const { world } = createWorld('/tools/sample#s=damaged', 'text=stored');
  const store = createToolStore(definition, world);
  await expect.poll(() => store.readProblem()).toEqual({ code: 'unreadable' });
  expect(store.get().present.text).toBe('stored');
});

test("the browser's back button brings the state of that address", () => {
  const { world, goTo } = createWorld();
  const store = createToolStore(definition, world);
  const listener = vi.fn();
  store.subscribe(listener);
  goTo('/tools/sample?text=before');
  expect(store.get().present.text).toBe('before');
  expect(listener).toHaveBeenCalledOnce();
});

/** An address whose state is packed behind the hash, and a wait that is longer than unpacking one takes. */
async function packedAddress(text: string) {
  const source = createToolStore(definition, createWorld().world);
  source.set({ text });
  const link = await source.link();
  const { pathname, hash } = new URL(link.ok ? link.value : '');
  const open = () => createToolStore(definition, createWorld(pathname + hash).world);
  return {
    open,
    /** Stores unpack in the order in which they were opened: after the last one all others are done. */
    async unpacked() {
      const last = open();
      await expect.poll(() => last.get().present.text).toBe(text);
    },
  };
}

test('a packed address is unpacked', async () => {
  const long = 'long '.repeat(1000);
  const { open, unpacked } = await packedAddress(long);
  const store = open();
  await unpacked();
  expect(store.get().present.text).toBe(long);
});

test('what is typed before a packed address is unpacked stays', async () => {
  const { open, unpacked } = await packedAddress('long '.repeat(1000));
  const store = open();
  store.set({ text: 'mine' });
  await unpacked();
  expect(store.get().present.text).toBe('mine');
});

test('an address that is ready late does not replace that of a newer state', async () => {
  const { world, path, wait, leave } = createWorld();
  const store = createToolStore(definition, world);
  store.subscribe(() => undefined);
  store.set({ text: 'long '.repeat(1000) });
  leave();
  store.set({ text: 'newer' });
  await wait();
  expect(path()).toBe('/tools/sample?text=newer');
  await packedAddress('long '.repeat(1000)).then(({ unpacked }) => unpacked());
  expect(path()).toBe('/tools/sample?text=newer');
});

test('a state that no address can carry leaves the address, so that a reload finds it in the storage', async () => {
  const { world, path, wait } = createWorld('/tools/sample?lng=it&text=older');
  const store = createToolStore(definition, world);
  const text = incompressible(9000);
  store.set({ text });
  await wait();
  await expect.poll(() => path()).toBe('/tools/sample?lng=it');
  expect(createToolStore(definition, world).get().present.text).toBe(text);
});

function incompressible(length: number): string {
  const letters = Array.from({ length }, (_, at) =>
    String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
  );
  return letters.join('');
}

test('undo and redo reach address and storage too', async () => {
  const { world, path, wait } = createWorld();
  const store = createToolStore(definition, world);
  store.set({ bold: true });
  await wait();
  store.undo();
  await wait();
  expect(path()).toBe('/tools/sample');
  store.redo();
  await wait();
  expect(path()).toBe('/tools/sample?bold=1');
});

test('a change that changes nothing is no step', () => {
  const store = createToolStore(definition, createWorld().world);
  const before = store.get();
  store.set({ text: 'Fucina' });
  expect(store.get()).toBe(before);
});

test.each([{ text: 'x'.repeat(11) }, { lines: ['a', 'b', 'c'] }, { lines: ['x'.repeat(6)] }])(
  'what a link or a reload would cut is refused as a whole: %o',
  (change) => {
    const limited = defineToolState('limited', {
      text: textField('', { max: 10 }),
      lines: listField(textField('', { max: 5 }), [], { max: 2 }),
    });
    const { world } = createWorld();
    const store = createToolStore(limited, world);
    store.set({ text: 'x'.repeat(10), lines: ['a', 'b'] });
    const before = store.get();
    store.set(change);
    expect(store.get()).toBe(before);
    expect(world.refuse).toHaveBeenCalledOnce();
  },
);

test('what is looked at is no step to undo, and stays where it is when the work goes back', () => {
  const viewed = defineToolState('sample', {
    text: textField('Fucina'),
    filter: { ...textField('all'), isView: true },
  });
  const store = createToolStore(viewed, createWorld().world);
  store.set({ text: 'Forge' });
  store.set({ filter: 'some' });
  store.undo();
  expect(store.get().present).toEqual({ text: 'Fucina', filter: 'some' });
  expect(store.get().past).toEqual([]);
  store.redo();
  expect(store.get().present).toEqual({ text: 'Forge', filter: 'some' });
});

test('the next visit begins with the work, looked at afresh, unless a link says how', () => {
  const viewed = defineToolState('sample', {
    text: textField('Fucina'),
    filter: { ...textField('all'), isView: true },
  });
  const state = (path: string) =>
    createToolStore(viewed, createWorld(path, 'text=Forge&filter=some').world).get().present;
  expect(state('/tools/sample')).toEqual({ text: 'Forge', filter: 'all' });
  expect(state('/tools/sample?filter=few')).toEqual({ text: 'Fucina', filter: 'few' });
});
