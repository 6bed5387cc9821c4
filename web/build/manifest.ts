import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand, fallbackLanguage } from '@fucina/site';
import { words } from '@fucina/site/words';
import { drawIcon } from '../og/page-picture.ts';
import { encodePng } from '../og/png.ts';

/** Icon sizes for launchers. The smallest is for iOS, which uses the link in the document's head. */
const ICON_SIZES = [180, 192, 512] as const;

/** Writes the web app manifest and its icons, so that the site can be installed. */
export async function buildManifest(client: string): Promise<void> {
  const { shell, home } = words[fallbackLanguage];
  const manifest = {
    name: `${brand.name}: ${shell.tagline}`,
    short_name: brand.name,
    description: home.description,
    lang: fallbackLanguage,
    start_url: '/',
    display: 'standalone',
    background_color: '#131110',
    theme_color: '#131110',
    icons: ICON_SIZES.map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
  await Promise.all([
    writeFile(join(client, 'manifest.webmanifest'), JSON.stringify(manifest)),
    ...ICON_SIZES.map((size) =>
      writeFile(join(client, `icon-${size}.png`), encodePng(drawIcon(size))),
    ),
  ]);
}
