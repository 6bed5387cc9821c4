import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPages, languageCodes } from '@fucina/site';
import { describe, expect, test } from 'vitest';
import { manifestOf } from './manifest.ts';

const PUBLIC = join(import.meta.dirname, '..', 'public');

describe.each(languageCodes)('the web app manifest in %s', (code) => {
  const manifest = manifestOf(code);

  test('names the app in its language', () => {
    expect(manifest.lang).toBe(code);
    const others = languageCodes.filter((other) => other !== code).map(manifestOf);
    for (const other of others) {
      expect(manifest.description).not.toBe(other.description);
      expect(manifest.id).toBe(other.id);
    }
  });

  test('has icons of both sizes that browsers ask for, to crop and not to crop', () => {
    for (const purpose of ['any', 'maskable']) {
      const sizes = manifest.icons.filter((icon) => icon.purpose === purpose).map((i) => i.sizes);
      expect(sizes).toEqual(['192x192', '512x512']);
    }
  });

  test('has shortcuts to pages that exist', () => {
    const paths: readonly string[] = allPages.map(({ path }) => path);
    expect(manifest.shortcuts).toHaveLength(4);
    for (const { url } of manifest.shortcuts) expect(paths).toContain(url);
  });

  test('shows screenshots of the size that it states', () => {
    expect(manifest.screenshots.map((shot) => shot.form_factor)).toEqual(['wide', 'narrow']);
    for (const { src, sizes } of manifest.screenshots) {
      expect(webpSize(readFileSync(join(PUBLIC, src)))).toBe(sizes);
    }
  });
});

/** The size in the header of an extended WebP file (RFC 9649, 2.7). */
function webpSize(file: Buffer): string {
  expect(file.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  return `${file.readUIntLE(24, 3) + 1}x${file.readUIntLE(27, 3) + 1}`;
}
