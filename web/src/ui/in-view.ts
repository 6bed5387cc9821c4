export interface InView {
  readonly seen: ReadonlySet<Element>;
  /** The returned function ends it. */
  readonly watch: (element: Element) => () => void;
}

/** Which of the watched elements are in view, told at each change. */
export function createInView(
  tell: (seen: ReadonlySet<Element>) => void,
  options?: IntersectionObserverInit,
): InView {
  const seen = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
    }
    tell(seen);
  }, options);
  return {
    seen,
    watch(element) {
      observer.observe(element);
      return () => {
        seen.delete(element);
        observer.unobserve(element);
      };
    },
  };
}

/** Tells whether an element is in view, at first and at each change. The returned function ends it. */
export function watchInView(
  element: Element,
  tell: (isInView: boolean) => void,
  options?: IntersectionObserverInit,
): () => void {
  return createInView((seen) => tell(seen.has(element)), options).watch(element);
}
