import { brotliDecompressSync } from 'node:zlib';
import { originPlaceholder } from '@fucina/site';
import { expect, test, vi } from 'vitest';
import { createPlacer } from './placed-documents.ts';
import { siteFile } from './site-files.ts';

const ORIGIN = 'https://fucina.example';

function page(html: string) {
  return siteFile('/page.html', new Map([['identity', new TextEncoder().encode(html)]]));
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test('every placeholder becomes the origin', async () => {
  const document = page(`<a href="${originPlaceholder}/a"></a>${originPlaceholder}`);
  const { bytes } = await createPlacer(ORIGIN)(document, ORIGIN, 'identity');
  expect(text(bytes)).toBe(`<a href="${ORIGIN}/a"></a>${ORIGIN}`);
});

test('a page that was asked for before is there at once', async () => {
  const place = createPlacer(ORIGIN);
  const document = page(originPlaceholder);
  const first = await place(document, ORIGIN, 'identity');
  expect(place(document, ORIGIN, 'identity')).toBe(first);
});

test('the first visitor gets a quick compression, the next ones a better one of the same page', async () => {
  const place = createPlacer(ORIGIN);
  const words = Array.from({ length: 3000 }, (_, index) => `word ${(index * 7919) % 613}`);
  const document = page(`${originPlaceholder} ${words.join(' ')}`);
  const first = await place(document, ORIGIN, 'br');
  await vi.waitFor(async () => {
    const later = await place(document, ORIGIN, 'br');
    expect(later.bytes.length).toBeLessThan(first.bytes.length);
    expect(later.etag).toBe(first.etag);
    expect(brotliDecompressSync(later.bytes)).toEqual(brotliDecompressSync(first.bytes));
  }, 20_000);
});

test('when strangers invent origins, they share one page with relative links', async () => {
  const place = createPlacer(undefined);
  const document = page(`<link rel="canonical" href="${originPlaceholder}/a">`);
  const first = await place(document, 'http://0.example', 'br');
  for (let index = 1; index < 8; index += 1) {
    await place(document, `http://${index}.example`, 'br');
  }
  const shared = await place(document, 'http://invented.example', 'br');
  expect(brotliDecompressSync(shared.bytes).toString()).toBe('<link rel="canonical" href="/a">');
  for (let index = 0; index < 1000; index += 1) {
    // At once: nothing is placed or compressed for them.
    expect(place(document, `http://x${index}.example`, 'br')).not.toBeInstanceOf(Promise);
  }
  expect(place(document, 'http://0.example', 'br')).toMatchObject({ etag: first.etag });
});

test('who asks while it is compressed waits for the same page', async () => {
  const place = createPlacer(ORIGIN);
  const document = page(originPlaceholder);
  const bodies = await Promise.all(Array.from({ length: 50 }, () => place(document, ORIGIN, 'br')));
  expect(new Set(bodies).size).toBe(1);
  expect(place(document, ORIGIN, 'br')).toHaveProperty('etag', bodies[0]?.etag);
});

test('who invents origins and asks for all of their pages delays nobody else’s', async () => {
  const place = createPlacer(undefined);
  const documents = Array.from({ length: 40 }, (_, at) => page(`${originPlaceholder} ${at}`));
  let placed = 0;
  const invented = [1, 2, 3].flatMap((at) =>
    documents.map(async (document) => {
      await place(document, `http://${at}.example`, 'br');
      placed += 1;
    }),
  );
  await place(page(originPlaceholder), ORIGIN, 'br');
  expect(placed).toBeLessThan(10);
  await Promise.all(invented);
  expect(placed).toBe(120);
});

test('a page that cannot be placed is in nobody’s way', async () => {
  const place = createPlacer(ORIGIN);
  const document = page(originPlaceholder);
  const broken = { ...document, bodies: { get: () => expect.fail('no file') } };
  await expect(place(broken as never, ORIGIN, 'br')).rejects.toThrow('no file');
  expect(await place(document, ORIGIN, 'br')).toHaveProperty('etag');
});
