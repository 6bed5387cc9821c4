import { isLanguageCode } from '@fucina/site';
import type { Plugin } from 'vite';
import { firstScript } from './first-script.ts';

const WORDS_PATH = /^\/locales\/(\w+)\/translation\.json$/;

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
        const code = WORDS_PATH.exec(request.url ?? '')?.[1];
        if (!isLanguageCode(code)) return next();
        const { words } = await import('@fucina/site/words');
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(words[code]));
      });
    },
  };
}
