import type { Plugin } from 'vite';

const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
const COMPONENT = '= React$1.forwardRef(';

/**
 * React Router marks its Link, NavLink and Form in a way that keeps them in every bundle, and with
 * them the preloading of its framework mode; we use none of these. Marked as pure they go.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/dom\/lib\.js/ },
      handler(code) {
        if (!code.includes(COMPONENT)) throw new Error('react-router no longer reads as expected');
        return code
          .replaceAll(DISPLAY_NAME, '')
          .replaceAll(COMPONENT, () => '= /* @__PURE__ */ React$1.forwardRef(');
      },
    },
  };
}
