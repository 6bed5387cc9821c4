import { expect, type Page } from '@playwright/test';
import { atRest, findings } from './axe.ts';
import { sidewaysScroll } from './sideways-scroll.ts';

export const THEMES = ['light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

const WIDE = { width: 1280, height: 720 };
const NARROW = { width: 320, height: 640 };

/** As a visitor has chosen it before the page is opened. */
export async function storeTheme(page: Page, theme: Theme): Promise<void> {
  await page.addInitScript((stored) => localStorage.setItem('vite-ui-theme', stored), theme);
}

/** As the button of an open page does, with all colors at their end. */
export async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(
    (isDark) => document.documentElement.classList.toggle('dark', isDark),
    theme === 'dark',
  );
  await atRest(page);
}

/** A page as it is shown now: accessible where it is wide, and no wider than a narrow screen. */
export async function expectWellMade(page: Page): Promise<void> {
  await page.setViewportSize(WIDE);
  expect.soft(await findings(page)).toEqual([]);
  await page.setViewportSize(NARROW);
  expect.soft(await sidewaysScroll(page)).toBe(0);
}

export async function expectWellMadeInThemes(page: Page): Promise<void> {
  for (const theme of THEMES) {
    await showTheme(page, theme);
    await expectWellMade(page);
  }
}
