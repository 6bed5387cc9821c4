import type { LanguageCode, PageId, WordKey } from '@fucina/site';

export interface AppScreenshot {
  readonly form: 'wide' | 'narrow';
  readonly page: PageId;
  readonly label: WordKey;
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture per pixel of the page. */
  readonly scale: number;
}

/** What installers show of the site. `npm run screenshots` takes them; they are kept in `web/public`. */
export const appScreenshots: readonly AppScreenshot[] = [
  {
    form: 'wide',
    page: 'home',
    label: 'app.screenshots.home',
    width: 1280,
    height: 800,
    scale: 1,
  },
  {
    form: 'narrow',
    page: 'motd',
    label: 'app.screenshots.motd',
    width: 600,
    height: 1200,
    scale: 1.5,
  },
];

export function screenshotPath({ form }: AppScreenshot, language: LanguageCode): string {
  return `/screenshots/${form}-${language}.webp`;
}
