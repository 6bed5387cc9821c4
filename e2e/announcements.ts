import type { Page } from '@playwright/test';

/** Everything that live regions say from now on, in order. Has to be called before the page is opened. */
export async function recordAnnouncements(page: Page): Promise<readonly string[]> {
  const said: string[] = [];
  await page.exposeFunction('recordAnnouncement', (text: string) => said.push(text));
  await page.addInitScript(() => {
    const { recordAnnouncement } = window as unknown as { recordAnnouncement(text: string): void };
    const LIVE = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive], output';
    const known = new WeakMap<Element, string>();

    function textOf(region: Element, added: readonly Node[]): string {
      // Regions that are no statuses or alerts say what is added to them; the others everything that they hold.
      const isWhole = region.matches('[role=status], [role=alert], [aria-atomic=true], output');
      const nodes = isWhole ? [region] : added;
      return nodes
        .map((node) => readable(node))
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim();
    }

    function readable(node: Node): string {
      if (node instanceof Text) return node.data;
      if (
        !(node instanceof Element) ||
        node.closest('[aria-hidden=true], [aria-live=off], [hidden]')
      )
        return '';
      return [...node.childNodes].map(readable).join(node.matches('p, div, li') ? ' ' : '');
    }

    new MutationObserver((records) => {
      const changed = new Map<Element, Node[]>();
      for (const { target, addedNodes, type } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(LIVE);
        const nodes = type === 'characterData' ? [target] : [...addedNodes];
        if (region) changed.set(region, [...(changed.get(region) ?? []), ...nodes]);
        // An alert speaks when it appears.
        for (const node of nodes) {
          if (!(node instanceof Element)) continue;
          const alerts = [node, ...node.querySelectorAll('*')].filter((each) =>
            each.matches('[role=alert]'),
          );
          for (const alert of alerts) changed.set(alert, []);
        }
      }
      for (const [region, added] of changed) {
        const text = textOf(region, added);
        if (text === '' || !region.isConnected || known.get(region) === text) continue;
        known.set(region, text);
        recordAnnouncement(text.replace(/\u00a0$/, ''));
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return said;
}
