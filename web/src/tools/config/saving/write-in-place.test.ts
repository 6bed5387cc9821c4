import { expect, test } from 'vitest';
import { mayWrite, writeInPlace } from './write-in-place.ts';

/** A file on a disk; `refuses`: what writing throws. */
function disk(content: string, refuses?: DOMException) {
  let current = new File([content], 'a.yml', { lastModified: 1 });
  const file = {
    getFile: async () => current,
    async createWritable() {
      if (refuses) throw refuses;
      let written: Uint8Array<ArrayBuffer> = new Uint8Array();
      return {
        write: async (bytes: Uint8Array<ArrayBuffer>) => {
          written = bytes;
        },
        close: async () => {
          current = new File([written], 'a.yml', { lastModified: current.lastModified + 1 });
        },
      };
    },
  } as unknown as FileSystemFileHandle;
  return {
    file,
    access: file,
    read: () => current.text(),
    touch: () => {
      current = new File(['other'], 'a.yml', { lastModified: 9 });
    },
  };
}

const bytes = (text: string) => new TextEncoder().encode(text);
const keep = () => Promise.resolve();

test('a file is written again and again, as long as nobody else writes it', async () => {
  const one = disk('old');
  const opened = await one.file.getFile();
  expect(await writeInPlace(one, opened, bytes('new'), keep)).toBe('written');
  // From then on the page has the content that was opened, without its time.
  const kept = new Blob(['old']);
  expect(await writeInPlace(one, kept, bytes('newer'), keep)).toBe('written');
  expect(await one.read()).toBe('newer');
  one.touch();
  expect(await writeInPlace(one, kept, bytes('newest'), keep)).toBe('changed');
  expect(await one.read()).toBe('other');
});

test('what was opened is kept before its file is written, and not where nothing is written', async () => {
  const one = disk('old');
  const opened = await one.file.getFile();
  let seen = '';
  await writeInPlace(one, opened, bytes('new'), async () => {
    seen = await one.read();
  });
  expect(seen).toBe('old');
  const other = disk('old');
  const before = await other.file.getFile();
  other.touch();
  let isKept = false;
  await writeInPlace(other, before, bytes('new'), async () => {
    isKept = true;
  });
  expect(isKept).toBe(false);
});

test('why a file is not written is told apart', async () => {
  for (const [name, result] of [
    ['NotAllowedError', 'not-allowed'],
    ['NoModificationAllowedError', 'failed'],
  ] as const) {
    const one = disk('old', new DOMException('', name));
    expect(await writeInPlace(one, await one.file.getFile(), bytes('new'), keep)).toBe(result);
  }
});

test('writing needs a permission where the browser asks for one', async () => {
  const handle = (state?: PermissionState) =>
    (state === undefined
      ? {}
      : { requestPermission: () => Promise.resolve(state) }) as unknown as FileSystemHandle;
  expect(await mayWrite(handle('granted'))).toBe(true);
  expect(await mayWrite(handle('denied'))).toBe(false);
  expect(await mayWrite(handle())).toBe(true);
});
