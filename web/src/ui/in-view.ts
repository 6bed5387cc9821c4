/**
 * Tells which of the elements that are watched are in view, at each change. Returns what watches an element, which in
 * turn returns what ends that.
 */
export function createInView(
  tell: (seen: ReadonlySet<Element>) => void,
  options?: IntersectionObserverInit,
): (element: Element) => () => void {
  const seen = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
    }
    tell(seen);
  }, options);
  return (element) => {
    observer.observe(element);
    return () => {
      seen.delete(element);
      observer.unobserve(element);
    };
  };
}

/** Tells whether an element is in view, at first and at each change. The returned function ends it. */
export function watchInView(
  element: Element,
  tell: (isInView: boolean) => void,
  options?: IntersectionObserverInit,
): () => void {
  return createInView((seen) => tell(seen.has(element)), options)(element);
}
