/** How near to the top or bottom of the viewport the page begins to scroll. The sticky header is at the top. */
const EDGE_SHARE = 0.15;
const MAX_PX_PER_FRAME = 18;

/**
 * Scrolls the page while a dragged pointer stays near an edge of the viewport, faster the nearer it is. A drag that
 * begins near an edge scrolls once the pointer is nearer than it was.
 */
export function scrollAtEdges(startY: number, signal: AbortSignal): (pointerY: number) => void {
  let startDepth = edgeDepth(startY, window.innerHeight);
  let speed = 0;
  let isScrolling = false;

  function step() {
    isScrolling = speed !== 0 && !signal.aborted;
    if (!isScrolling) return;
    window.scrollBy(0, speed);
    requestAnimationFrame(step);
  }

  return (pointerY) => {
    const depth = edgeDepth(pointerY, window.innerHeight);
    if (depth * startDepth <= 0) startDepth = 0;
    speed = Math.abs(depth) > Math.abs(startDepth) ? speedOf(depth) : 0;
    if (isScrolling) return;
    isScrolling = true;
    requestAnimationFrame(step);
  };
}

/** 0 away from the edges, 1 at the bottom edge, -1 at the top, and more outside the viewport. */
export function edgeDepth(pointerY: number, height: number): number {
  const edge = height * EDGE_SHARE;
  const above = Math.max(0, edge - pointerY);
  const below = Math.max(0, pointerY - (height - edge));
  return (below - above) / edge;
}

function speedOf(depth: number): number {
  return Math.round(Math.max(-1, Math.min(1, depth)) * MAX_PX_PER_FRAME);
}
