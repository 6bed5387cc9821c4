// Set up before every web test. Browsers tell that the selection changed when it did, and when what changed it has ended.
// The environment tells it each time the selection is set, in the middle of that: an editor that is just being updated
// then refuses to be updated.
if ('document' in globalThis) {
  const dispatch = document.dispatchEvent.bind(document);
  let told: readonly unknown[] = [];
  document.dispatchEvent = (event) => {
    if (event.type !== 'selectionchange') return dispatch(event);
    const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {};
    const now = [anchorNode, anchorOffset, focusNode, focusOffset];
    if (now.every((part, at) => part === told[at])) return true;
    told = now;
    queueMicrotask(() => dispatch(event));
    return true;
  };
}
