import type { LanguageCode } from '@fucina/site';
import { words } from '@fucina/site/words';
import { expect, type Locator, type Page } from '@playwright/test';
import { recordAnnouncements } from './announcements.ts';

/** More presses than the longest page has stops. */
const MAX_PRESSES = 250;

/**
 * Opens a page, and goes on in its content as keyboard users do: by the link that skips the header. Returns what is
 * announced from then on.
 */
export async function openByKeys(page: Page, path: string, language: LanguageCode) {
  const said = await recordAnnouncements(page);
  await page.goto(`${path}?lng=${language}`);
  await pressOn(page, page.getByRole('link', { name: words[language].shell.skip_to_content }));
  await expect(page.getByRole('main')).toBeFocused();
  return said;
}

/** Presses Tab until a control has the focus. Every stop on the way has to be seen. */
export async function tabTo(page: Page, target: Locator, keys = 'Tab'): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    const stop = await target.evaluate(stopNow);
    // Where the way begins may be a place that nobody sees, such as the start of the content.
    const isStop = presses > 0 || stop.isHere;
    if (isStop && stop.problem !== undefined) await expectFocusSeen(page);
    if (stop.isHere) return;
    await page.keyboard.press(keys);
  }
  throw new Error(`${MAX_PRESSES} times ${keys} do not lead to ${target}`);
}

/** Goes to a control by Tab, and presses it. */
export async function pressOn(page: Page, target: Locator, keys = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(keys);
}

/** Goes to a field by Tab, and types into it instead of what is there. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** The focus is marked, and nothing covers it. Parts that load when they get the focus may take a moment. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await focusSeen(page);
}

/** Where on the page the focus is, which is seen. Nowhere if the browser’s own window has it. */
export async function focusSeen(page: Page): Promise<string | undefined> {
  // Asked once without `poll`, which takes longer than the answer: hundreds of stops are passed.
  const root = page.locator(':root');
  let stop = await root.evaluate(stopNow);
  if (stop.problem === undefined) return stop.place;
  await expect
    .poll(async () => {
      stop = await root.evaluate(stopNow);
      return stop.problem;
    })
    .toBeUndefined();
  return stop.place;
}

interface Stop {
  /** Whether this element has the focus. */
  readonly isHere: boolean;
  /** What keeps the focus from being seen; undefined if nothing does, or if the browser’s own window has the focus. */
  readonly problem: string | undefined;
  /** Where the focus is among the elements of the page. */
  readonly place: string | undefined;
}

/** All about the stop that Tab has come to, in one question to the browser. */
function stopNow(element: Element): Stop {
  const isHere = (element.getRootNode() as Document | ShadowRoot).activeElement === element;
  return { isHere, problem: problemNow(), place: placeNow() };

  function placeNow(): string | undefined {
    const path: number[] = [];
    let at = document.activeElement;
    if (at === document.body) return undefined;
    for (; at?.parentElement; at = at.parentElement) {
      path.push([...at.parentElement.children].indexOf(at));
    }
    return path.join('.');
  }

  function problemNow(): string | undefined {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    if (!focused || focused === document.body) return undefined;
    const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40)}`;
    const around = [focused.closest('label'), focused.closest('.text-editor')];
    const marked = [focused, ...around, activeDescendant(focused)].find(
      (element) => element && isMarked(element),
    );
    if (!marked) return `not marked: ${name}`;
    return isCovered(marked) ? `covered: ${name}` : undefined;

    function activeDescendant(element: Element): Element | null {
      const id = element.getAttribute('aria-activedescendant');
      return id ? document.getElementById(id) : null;
    }

    function isMarked(element: Element): boolean {
      return [undefined, '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
    }

    /** Whether no part of it is on top: neither its middle nor its edges. */
    function isCovered(element: Element): boolean {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      const points = [
        [x, y],
        [x, top + 2],
        [x, bottom - 2],
        [left + 2, y],
        [right - 2, y],
      ];
      const isOnTop = ([x = 0, y = 0]: number[]) => {
        // Toasts go by themselves.
        const found = (element.getRootNode() as Document | ShadowRoot)
          .elementsFromPoint(x, y)
          .find((each) => !each.closest('.toaster'));
        return found !== undefined && (element.contains(found) || found.contains(element));
      };
      const seen = points.filter(isOnTop).length;
      return seen < 3 && bottom - top < innerHeight / 2;
    }
  }
}
