/** What can be chosen; `system` is whichever of the two the visitor's system has. */
export const themeChoices = ['light', 'dark', 'system'] as const;

export type ThemeChoice = (typeof themeChoices)[number];

/** Where browsers keep the choice, as they have since the site that this one replaces. */
export const themeKey = 'vite-ui-theme';

/** The page of each theme, as `--page` in `web/src/styles/tokens.css`: browsers draw their own bars with it. */
export const pageColors = { light: '#f6f3ee', dark: '#131110' } as const;
