import { expect, test, vi } from 'vitest';
import { flagField, textField } from './field.ts';
import { defineToolState } from './tool-definition.ts';
import { createToolStore, type ToolWorld } from './tool-store.ts';

const definition = defineToolState('sample', { text: textField('Fucina'), bold: flagField() });

/** A world in which time passes when it is told to. */
function createWorld(path = '/tools/sample', stored?: string) {
  const kept = new Map(stored === undefined ? [] : [['tool.sample', stored]]);
  const waiting = new Set<() => void>();
  let on: Parameters<ToolWorld['listen']>[0] | undefined;
  let address = `https://fucina.example${path}`;
  let now = 0;
  const world: ToolWorld = {
    storage: { read: (name) => kept.get(name), write: (name, text) => kept.set(name, text) },
    address: () => address,
    replaceAddress: (next) => {
      address = next;
    },
    now: () => now,
    later(_ms, run) {
      waiting.add(run);
      return () => waiting.delete(run);
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
      on?.moved();
    },
    leave: () => on?.leaving(),
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

test('what waits is stored when the page goes away', () => {
  const { world, stored, leave } = createWorld();
  const store = createToolStore(definition, world);
  store.subscribe(() => undefined);
  store.set({ bold: true });
  leave();
  expect(stored()).toBe('bold=1');
});

test("the browser's back button brings the state of that address", () => {
  const { world, goTo } = createWorld();
  const store = createToolStore(definition, world);
  const heard = vi.fn();
  store.subscribe(heard);
  goTo('/tools/sample?text=before');
  expect(store.get().present.text).toBe('before');
  expect(heard).toHaveBeenCalledOnce();
});

test('a packed address is unfolded, unless the person was faster', async () => {
  const long = 'long '.repeat(1000);
  const { world } = createWorld();
  const source = createToolStore(definition, world);
  source.set({ text: long });
  const link = await source.link();
  const path = new URL(link.ok ? link.value : '');

  const opened = createToolStore(definition, createWorld(path.pathname + path.hash).world);
  await vi.waitFor(() => expect(opened.get().present.text).toBe(long));

  const typedIn = createToolStore(definition, createWorld(path.pathname + path.hash).world);
  typedIn.set({ text: 'mine' });
  await vi.waitFor(() => expect(opened.get().present.text).toBe(long));
  expect(typedIn.get().present.text).toBe('mine');
});

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
