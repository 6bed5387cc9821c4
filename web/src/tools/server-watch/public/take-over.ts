/**
 * Puts what is newly written in the place of what is shown, part by part: a part that has the focus stays, and what was
 * opened stays open.
 */
export function takeOver(shown: Element, fresh: Element): void {
  const [parts, newParts] = [partsOf(shown), partsOf(fresh)];
  if (
    parts.length === 0 ||
    parts.length !== newParts.length ||
    languageOf(shown) !== languageOf(fresh)
  ) {
    shown.replaceChildren(...fresh.childNodes);
    return;
  }
  newParts.forEach((part, at) => {
    const old = parts[at];
    if (old === undefined || old.contains(document.activeElement)) return;
    keepOpen(old, part);
    if (old.outerHTML !== part.outerHTML) old.replaceWith(part);
  });
}

/** Whether the page is that of a server; others say why there is none. */
export function hasParts(content: Element): boolean {
  return partsOf(content).length > 0;
}

/** What is replaced as a whole: title, cards. */
function partsOf(content: Element): readonly Element[] {
  return [...content.querySelectorAll('[data-part]')];
}

function languageOf(content: Element): string | null {
  return content.firstElementChild?.getAttribute('lang') ?? null;
}

function keepOpen(old: Element, part: Element): void {
  const before = [...old.querySelectorAll('details')];
  [...part.querySelectorAll('details')].forEach((details, at) => {
    details.open = before[at]?.open ?? false;
  });
}
