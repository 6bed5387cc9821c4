/** A ref: marks an element `data-far` while it is more than half a screen away. */
export function markWhileFar(element: HTMLElement | null) {
  if (!element) return;
  const observer = new IntersectionObserver(
    (entries) => element.toggleAttribute('data-far', !entries.at(-1)?.isIntersecting),
    { rootMargin: '50%' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
