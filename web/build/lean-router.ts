import type { Plugin } from 'vite';

interface Cut {
  readonly from: string;
  readonly to: string;
}

/**
 * React Router marks its Link, NavLink and Form in a way that keeps them in every bundle, and with
 * them the preloading of its framework mode; and every router can be watched by instruments. We
 * use none of these. Marked as pure or as never taken, they go (4 kB of Brotli).
 */
const CUTS: Readonly<Record<string, readonly Cut[]>> = {
  '/dom/lib.js': [
    { from: '= React$1.forwardRef(', to: '= /* @__PURE__ */ React$1.forwardRef(' },
    { from: 'Link.displayName = "Link";', to: '' },
    { from: 'NavLink.displayName = "NavLink";', to: '' },
    { from: '\nForm.displayName = "Form";', to: '' },
    { from: 'HistoryRouter.displayName = "unstable_HistoryRouter";', to: '' },
  ],
  '/router/router.js': [
    { from: 'if (init.instrumentations)', to: 'if (false)' },
    { from: 'consumeInstrumentationClientResultMetaReceiver(router)', to: 'undefined' },
  ],
};

export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/(dom\/lib|router\/router)\.js/ },
      handler(code, id) {
        const cuts = Object.entries(CUTS).find(([path]) => id.endsWith(path))?.[1] ?? [];
        return cuts.reduce((text, { from, to }) => {
          if (!text.includes(from)) throw new Error(`react-router no longer contains: ${from}`);
          return text.replaceAll(from, () => to);
        }, code);
      },
    },
  };
}
