import type { Page } from '@playwright/test';

/** Pixels of a finger, each way. */
const MIN_SIZE = 44;

/** Targets that may be smaller, and why. */
const EXCEPTIONS: readonly { readonly selector: string; readonly reason: string }[] = [];

/** Pairs of targets of which one lies on the other, so that a finger beside one presses the other. */
export function overlappingTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const modal = document.querySelector('dialog:is(:modal, :popover-open)');
    const targets = [
      ...(modal ?? document).querySelectorAll<HTMLElement>(
        'button, select, input:not([type=hidden], .sr-only), textarea, summary, a[href], [contenteditable=true]',
      ),
    ].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        !one.closest('[inert]') &&
        getComputedStyle(one).display !== 'inline',
    );
    const layerOf = (one: Element): Element | null => {
      for (let at: Element | null = one; at; at = at.parentElement) {
        if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(at).position)) return at;
      }
      return null;
    };
    const placed = targets.map((one) => {
      return { one, layer: layerOf(one), box: one.getBoundingClientRect() };
    });
    return placed.flatMap(({ one, layer, box }, number) =>
      placed.slice(number + 1).flatMap((other) => {
        if (other.layer !== layer || one.contains(other.one)) return [];
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (width <= 1 || height <= 1) return [];
        const names = [one, other.one].map(
          ({ ariaLabel, textContent, tagName }) =>
            `${tagName.toLowerCase()} “${(ariaLabel || textContent).trim().slice(0, 30)}”`,
        );
        return [`${names.join(' and ')}: ${Math.round(width)}×${Math.round(height)}`];
      }),
    );
  });
}

/**
 * What can be pressed and is smaller than a finger: each with its name and its size. A label belongs to its control,
 * and so does empty space around a control that reacts like it. Links among words are as high as their line.
 */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ({ least, excepted }) => {
      const controls = document.querySelectorAll<HTMLElement>(
        'button, select, input:not([type=hidden]), textarea, summary, a[href], [contenteditable=true], [role=tab], [role=option], [role=switch]',
      );
      const found: string[] = [];
      const modal = document.querySelector('dialog:is(:modal, :popover-open)');
      for (const control of controls) {
        if (excepted !== '' && control.matches(excepted)) continue;
        const target = control.matches('.sr-only') ? control.closest('label') : control;
        if (!target?.checkVisibility({ visibilityProperty: true })) continue;
        if (target.closest('[inert]') || isAmongWords(target)) continue;
        if (modal && !modal.contains(target)) continue;
        const { width, height } = targetSize(target);
        if (width >= least - 0.5 && height >= least - 0.5) continue;
        if (reactsAround(target)) continue;
        found.push(`${nameOf(control)}: ${Math.round(width)}×${Math.round(height)}`);
      }
      return found;

      function isAmongWords(target: HTMLElement): boolean {
        return target.matches('a') && getComputedStyle(target).display === 'inline';
      }

      /** Of the control and its labels together. */
      function targetSize(target: HTMLElement) {
        const boxes = [target, target.closest('label')].flatMap((element) =>
          element ? [element.getBoundingClientRect()] : [],
        );
        return {
          width: Math.max(...boxes.map((box) => box.width)),
          height: Math.max(...boxes.map((box) => box.height)),
        };
      }

      /** A finger's width around its middle everything belongs to it. */
      function reactsAround(target: HTMLElement): boolean {
        target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = target.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const reach = least / 2 - 1;
        const points: readonly (readonly [number, number])[] = [
          [x - reach, y],
          [x + reach, y],
          [x, y - reach],
          [x, y + reach],
        ];
        return points.every(([x, y]) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && target.contains(hit);
        });
      }

      function nameOf(control: HTMLElement): string {
        const { ariaLabel, textContent } = control;
        const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : '';
        const name = ariaLabel || textContent || label || control.title || control.id;
        return `${control.tagName.toLowerCase()} “${name.trim().slice(0, 40)}”`;
      }
    },
    { least: MIN_SIZE, excepted: EXCEPTIONS.map(({ selector }) => selector).join(',') },
  );
}
