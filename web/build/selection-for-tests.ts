// Set up before every web test. Browsers tell that the selection changed when it did, and when what changed it has ended.
// The environment tells it each time the selection is set, in the middle of that: an editor that is just being updated
// then refuses to be updated.
if ('document' in globalThis) {
  const dispatch = document.dispatchEvent.bind(document);
  let told = '';
  let nodes: readonly (Node | null | undefined)[] = [];
  document.dispatchEvent = (event) => {
    if (event.type !== 'selectionchange') return dispatch(event);
    const now = getSelection();
    const places = `${now?.anchorOffset} ${now?.focusOffset}`;
    if (places === told && nodes[0] === now?.anchorNode && nodes[1] === now?.focusNode) return true;
    told = places;
    nodes = [now?.anchorNode, now?.focusNode];
    queueMicrotask(() => dispatch(event));
    return true;
  };
}
