// Every button of every page is pressed by keyboard, in the states that the presses lead to. Where one goes, the focus stays.
import { allPages } from '@fucina/site';
import { expect, type Page, test } from '@playwright/test';
import { openWhole, untilIdle } from './open-whole.ts';

/** What makes more buttons appear than a first visit has. */
const KEPT = {
  'fucina.1.favourites': 'skulls,motd',
  'fucina.1.recent-players': 'Notch,Ada,Fabbro',
  'fucina.1.recent-servers': 'java play.demo,java offline.demo',
  ...Object.fromEntries(
    ['small-caps', 'motd', 'lore-generator', 'text-gradient', 'start-command', 'skulls'].map(
      (tool) => [`fucina.1.presets.${tool}`, '[["Rank","text=vip"],["Lobby","text=hub"]]'],
    ),
  ),
};
/** Typed into the first field, so that there is a result with its buttons. */
const TYPED: Readonly<Record<string, string>> = {
  'server-status': 'offline.demo',
  skins: 'Notch',
  skulls: 'Notch',
  'text-workshop': '&aHello <click:run_command:/a>there',
  'small-caps': '&aHello',
};
/** Presses that would never end: each adds a row with buttons of its own. */
const MAX_PRESSES = 90;

const PAGES = allPages.filter(
  (page) => !('children' in page) && !['accessibility', 'docs'].includes(page.id),
);

for (const { id, path } of PAGES) {
  test(`each button of ${path} that goes when it is pressed leaves the focus near`, async ({
    page,
    context,
  }) => {
    await context.addInitScript((kept) => {
      if (localStorage.length > 0) return;
      for (const [name, text] of Object.entries(kept)) localStorage.setItem(name, text);
    }, KEPT);
    await openWhole(page, path);
    const typed = TYPED[id];
    if (typed !== undefined) {
      const field = page.locator('main input, main textarea').first();
      await field.fill(typed);
      await field.press('Enter');
      await untilIdle(page);
    }
    const pressed: string[] = [];
    for (let name = await focusNext(page, pressed); name !== undefined; ) {
      pressed.push(name);
      await page.keyboard.press('Enter');
      await untilIdle(page);
      // From the main part as a whole the next Tab would lead to its first control.
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.matches('body, main')), {
          message: `after “${name}” the focus is near`,
        })
        .toBe(false);
      for (let open = 0; open < 3 && (await isDialogOpen(page)); open += 1) {
        await page.keyboard.press('Escape');
      }
      name = await focusNext(page, pressed);
    }
    expect(pressed.length).toBeGreaterThan(0);
    test.info().annotations.push({ type: 'pressed', description: pressed.join(' · ') });
  });
}

/** Focuses the first button whose name was not pressed yet, and says its name. */
async function focusNext(page: Page, pressed: readonly string[]): Promise<string | undefined> {
  if (pressed.length >= MAX_PRESSES) return undefined;
  const sought = pressed;
  return page.evaluate((names) => {
    const nameOf = (button: Element) =>
      (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
    const next = [
      ...document.querySelectorAll<HTMLButtonElement>('main button, main summary'),
    ].find(
      (button) => button.checkVisibility() && !button.disabled && !names.includes(nameOf(button)),
    );
    next?.focus();
    return next && nameOf(next);
  }, sought);
}

function isDialogOpen(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('dialog[open]') !== null);
}
