import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeOpaquePng } from '@fucina/png';
import {
  brand,
  type LanguageCode,
  languageCodes,
  manifestPath,
  openedFiles,
  pageById,
  pageColors,
  sharePath,
  shortcutTools,
} from '@fucina/site';
import { sentence, words } from '@fucina/site/words';
import { drawIcon } from '@fucina/site-pictures';
import { SMALLEST } from '../og/build.ts';
import { appScreenshots, screenshotPath } from './app-screenshots.ts';

/** Launchers crop maskable icons, so their mark is smaller. */
const ICONS = [
  { file: '/icon-192.png', size: 192, purpose: 'any' },
  { file: '/icon-512.png', size: 512, purpose: 'any' },
  { file: '/icon-maskable-192.png', size: 192, purpose: 'maskable' },
  { file: '/icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const;
/** For the menu of the installed app. */
const SHORTCUT_ICON = { file: '/icon-96.png', size: 96 } as const;
/** For iOS, which uses the link in the document's head. */
const APPLE_ICON = { file: '/icon-180.png', size: 180 } as const;

/** Writes the web app manifest of each language and the icons, so that the site can be installed. */
export async function buildManifests(client: string): Promise<void> {
  const write = (path: string, content: string | Uint8Array) =>
    writeFile(join(client, path), content);
  await Promise.all([
    ...languageCodes.map((code) => write(manifestPath(code), JSON.stringify(manifestOf(code)))),
    ...[...ICONS, SHORTCUT_ICON, APPLE_ICON].map(async (icon) => {
      const isMaskable = 'purpose' in icon && icon.purpose === 'maskable';
      const picture = drawIcon(icon.size, isMaskable ? 'maskable' : 'any');
      return write(icon.file, await writeOpaquePng(picture, SMALLEST));
    }),
  ]);
}

/** The same `id` in every language: changing the language does not make it another app. */
export function manifestOf(language: LanguageCode) {
  const { shell, home } = words[language];
  return {
    id: '/',
    name: `${brand.name}: ${shell.tagline}`,
    short_name: brand.name,
    description: home.description,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: pageColors.dark,
    theme_color: pageColors.dark,
    categories: ['developer', 'games', 'utilities'],
    icons: ICONS.map(({ file, size, purpose }) => ({ ...iconOf(file, size), purpose })),
    shortcuts: shortcutTools.map(pageById).map((page) => ({
      name: sentence(page.title, language),
      description: sentence(page.description, language),
      url: page.path,
      icons: [iconOf(SHORTCUT_ICON.file, SHORTCUT_ICON.size)],
    })),
    file_handlers: openedFiles.map(({ page, accept }) => ({
      action: pageById(page).path,
      accept,
    })),
    share_target: {
      action: sharePath,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [
          {
            name: 'file',
            accept: openedFiles.flatMap(({ accept }) => Object.entries(accept).flat(2)),
          },
        ],
      },
    },
    screenshots: appScreenshots.map((shot) => ({
      src: screenshotPath(shot, language),
      sizes: `${shot.width}x${shot.height}`,
      type: 'image/webp',
      form_factor: shot.form,
      label: sentence(shot.label, language),
    })),
  };
}

function iconOf(src: string, size: number) {
  return { src, sizes: `${size}x${size}`, type: 'image/png' };
}
