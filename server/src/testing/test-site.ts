import { originPlaceholder, perLanguage } from '@fucina/site';
import { type SiteFiles, siteFile } from '../pages/site-files.ts';

/** A built site of a few pages, one asset and the words. */
export function testSite(): SiteFiles {
  const file = (path: string, text: string) => siteFile(path, new Map([['identity', bytes(text)]]));
  const page = (language: string, name: string) =>
    file(
      '/page.html',
      `<html lang="${language}"><link rel="canonical" href="${originPlaceholder}/x"><h1>${name}</h1></html>`,
    );
  const documents = (language: string) =>
    new Map([
      ['/', page(language, 'home')],
      ['/tools', page(language, 'tools')],
      ['/tools/server', page(language, 'server')],
      ['/watch', page(language, 'watch')],
      ['/docs/reference/rules/yaml/tab', page(language, 'yaml/tab')],
    ]);
  return {
    assets: new Map([
      [
        '/assets/app-1a2b.js',
        siteFile(
          '/assets/app-1a2b.js',
          new Map([
            ['identity', bytes('plain')],
            ['br', bytes('BR')],
            ['gzip', bytes('GZ')],
          ]),
        ),
      ],
      ['/locales/en/translation.json', file('/locales/en/translation.json', '{}')],
      ['/sw.js', file('/sw.js', 'serve()')],
      ['/sw-off.js', file('/sw-off.js', 'remove()')],
      ['/favicon.svg', file('/favicon.svg', '<svg/>')],
    ]),
    documents: perLanguage(documents),
    notFound: perLanguage((language) => page(language, '404')),
    scriptHashes: ['sha256-abc='],
  };
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
