import type { Plugin } from 'vite';

/** sonner swipes a toast away after 45 px; the specification says 20, and there is no option for it. */
const SWIPE_THRESHOLD = { from: 'const SWIPE_THRESHOLD = 45;', to: 'const SWIPE_THRESHOLD = 20;' };

/** sonner writes its style into the page, which our content policy refuses; we load its stylesheet instead. */
const INLINE_STYLE = { from: '__insertCSS(code) {', to: '__insertCSS(code) { return;' };

/** Makes sonner fit the policy and the specification; a new version that reads differently stops the build. */
export function sonnerAsSpecified(): Plugin {
  return {
    name: 'sonner-as-specified',
    enforce: 'pre',
    transform: {
      filter: { id: /sonner\/dist\/index\.mjs/ },
      handler(code) {
        return [SWIPE_THRESHOLD, INLINE_STYLE].reduce((text, { from, to }) => {
          if (!text.includes(from)) throw new Error(`sonner no longer contains: ${from}`);
          return text.replace(from, to);
        }, code);
      },
    },
  };
}
