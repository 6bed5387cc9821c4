/** Pixels of the measure for one of the game. */
const ENLARGED = 10;
/** As in the stylesheet of game text. */
const FONT_SIZE = 8 * ENLARGED;
const MAX_KNOWN = 20_000;
const known = new Map<string, number>();
let measure: CanvasRenderingContext2D | null | undefined;

/** What letters of another font take, in pixels of the game, with what they draw outside of their advance. */
export function lettersWidth(text: string): number {
  const found = known.get(text);
  if (found !== undefined) return found;
  if (known.size >= MAX_KNOWN) known.clear();
  const width = measured(text);
  known.set(text, width);
  return width;
}

/** Beside the page, so that it needs no layout. They stand in the middle of their cell: both sides count alike. */
function measured(text: string): number {
  if (measure === undefined) measure = createMeasure();
  if (!measure) return 0;
  const { width, actualBoundingBoxLeft, actualBoundingBoxRight } = measure.measureText(text);
  const outside = Math.max(0, actualBoundingBoxLeft, actualBoundingBoxRight - width);
  return (width + 2 * outside) / ENLARGED;
}

function createMeasure() {
  const context = document.createElement('canvas').getContext('2d');
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-pixel');
  if (context) context.font = `${FONT_SIZE}px ${family}`;
  return context;
}
