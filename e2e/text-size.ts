import type { Page } from '@playwright/test';

const FONT_SIZES = {
  usual: { standard: 16, fixed: 13 },
  double: { standard: 32, fixed: 26 },
} as const;

/** As the setting of the browser does, which media queries follow too. */
export async function setTextSize(page: Page, size: keyof typeof FONT_SIZES): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: FONT_SIZES[size] });
}
