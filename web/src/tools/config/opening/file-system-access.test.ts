import { expect, test } from 'vitest';
import { droppedHandles, filesOfHandles } from './file-system-access.ts';

type Tree = { readonly [name: string]: Tree | string };

/** What the browser gives for a file or a folder. */
function handle(name: string, inside: Tree | string): FileSystemHandle {
  const made =
    typeof inside === 'string'
      ? { kind: 'file', name, getFile: async () => new File([inside], name) }
      : {
          kind: 'directory',
          name,
          async *values() {
            for (const [inner, tree] of Object.entries(inside)) yield handle(inner, tree);
          },
        };
  return made as unknown as FileSystemHandle;
}

const LIMITS = { folders: 3, files: 100 };

test('a folder gives its files with their paths, and is what the visitor is asked for', async () => {
  const folder = handle('Farm', { 'config.yml': 'a', lang: { 'en.yml': 'b' } });
  const single = handle('other.yml', 'c');
  const found = await filesOfHandles([folder, single], LIMITS);
  expect(found.map(({ path, isNamed, disk }) => [path, isNamed, disk.access.name])).toEqual([
    ['Farm/config.yml', false, 'Farm'],
    ['Farm/lang/en.yml', false, 'Farm'],
    ['other.yml', true, 'other.yml'],
  ]);
});

test('folders that are too deep are left, and so is what comes after too many files', async () => {
  const deep = handle('a', { b: { c: { 'in.yml': '', d: { 'out.yml': '' } } } });
  expect((await filesOfHandles([deep], LIMITS)).map(({ path }) => path)).toEqual(['a/b/c/in.yml']);
  const wide = handle('w', { '1.yml': '', '2.yml': '', '3.yml': '' });
  expect(await filesOfHandles([wide], { ...LIMITS, files: 2 })).toHaveLength(2);
});

test('what is dropped comes as handles only where the browser gives one for each', async () => {
  const list = (...items: readonly object[]) => items as unknown as DataTransferItemList;
  const one = handle('a.yml', '');
  const item = { kind: 'file', getAsFileSystemHandle: () => Promise.resolve(one) };
  expect(await droppedHandles(list(item, { kind: 'string' }))).toEqual([one]);
  expect(await droppedHandles(list(item, { kind: 'file' }))).toBeUndefined();
  const refused = { kind: 'file', getAsFileSystemHandle: () => Promise.reject(new Error('no')) };
  expect(await droppedHandles(list(refused))).toBeUndefined();
});
