import { createHash } from 'node:crypto';

/** Runs before the first paint; `web/src/app/theme.ts` knows the same key and values. */
export const themeScript =
  "try{var t=localStorage.getItem('vite-ui-theme');if(t==='dark'||t==='system'&&matchMedia('(prefers-color-scheme:dark)').matches){document.documentElement.classList.add('dark');document.querySelector('meta[name=theme-color]').content='#131110'}}catch(e){}";

/** What the content policy has to allow. */
export function scriptHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
