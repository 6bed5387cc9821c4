import { isLanguageCode, wordsFiles } from '@fucina/site';
import type { Plugin } from 'vite';
import { firstScript } from './first-script.ts';

const WORDS_PATH = /^\/locales\/(\w+)\/([\w-]+)\.json$/;

/** Serves the theme script and the words in `npm run dev`, as the server does for the built site. */
export function developmentPages(): Plugin {
  return {
    name: 'fucina-development-pages',
    apply: 'serve',
    transformIndexHtml: () => [
      { tag: 'script', children: firstScript(undefined), injectTo: 'head' },
    ],
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [, code, name] = WORDS_PATH.exec(request.url ?? '') ?? [];
        const file = wordsFiles.find((each) => each === name);
        if (!isLanguageCode(code) || file === undefined) return next();
        const { wordsOfFile } = await import('@fucina/site/words');
        const { wordsOfPages } = await import('./manual/words-of-pages.ts');
        const words = await wordsOfPages();
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(wordsOfFile(words[code], file)));
      });
    },
  };
}
