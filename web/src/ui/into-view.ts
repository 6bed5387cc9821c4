/** The ref of a note that is news: a long text pushes it out of the screen, or under the bar with the result. */
export function intoView(note: Element | null): void {
  note?.scrollIntoView?.({ block: 'nearest' });
}
