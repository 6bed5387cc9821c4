import { type Cell, colorAt, type PixelColor } from '@fucina/server-icon/drawing';
import type { Picture } from '@fucina/skin-model';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { UNDO_SHORTCUTS } from '../../tool/use-undo-keys.ts';
import { announce } from '../../ui/announcer.tsx';
import { useListedShortcuts } from '../../ui/shortcuts/listed-shortcuts.ts';
import {
  defineShortcuts,
  findShortcut,
  type ShortcutName,
} from '../../ui/shortcuts/shortcut-group.ts';
import { useWords } from '../../words/use-words.tsx';
import { applyBrush, type Brush, isStroke } from './brush.ts';
import { useColorName } from './use-color-name.ts';

interface DrawingCanvasProps {
  readonly drawing: Picture;
  readonly brush: Brush;
  readonly onDraw: (drawing: Picture) => void;
  readonly onPick: (color: PixelColor) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

const SHORTCUTS = defineShortcuts('icon.editor.keys.title', {
  left: { name: 'icon.editor.keys.left', keys: ['ArrowLeft'] },
  right: { name: 'icon.editor.keys.right', keys: ['ArrowRight'] },
  up: { name: 'icon.editor.keys.up', keys: ['ArrowUp'] },
  down: { name: 'icon.editor.keys.down', keys: ['ArrowDown'] },
  start: { name: 'icon.editor.keys.start', keys: ['Home'] },
  end: { name: 'icon.editor.keys.end', keys: ['End'] },
  draw: { name: 'icon.editor.keys.draw', keys: ['Space', 'Enter'] },
  cancel: { name: 'icon.editor.keys.cancel', keys: ['Escape'] },
  ...UNDO_SHORTCUTS,
});

type Action = ShortcutName<typeof SHORTCUTS>;

/** A stroke that is being drawn: it becomes one step when the pointer is lifted. */
interface Stroke {
  readonly before: Picture;
  readonly start: Cell;
  readonly last: Cell;
  readonly now: Picture;
}

/** The cells, for pointers and keys. */
export function DrawingCanvas(props: DrawingCanvasProps) {
  const { drawing, brush, onDraw, onPick } = props;
  const { t } = useWords();
  const hintId = useId();
  const nameOf = useColorName();
  const [stroke, setStroke] = useState<Stroke>();
  const [cursor, setCursor] = useState<Cell>({ x: 0, y: 0 });
  /** Where a line begins that is drawn by keys. */
  const [lineStart, setLineStart] = useState<Cell>();
  const shown = stroke?.now ?? drawing;
  useListedShortcuts(SHORTCUTS);
  const size = drawing.width;
  const at = { x: Math.min(cursor.x, size - 1), y: Math.min(cursor.y, size - 1) };

  function press(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    const cell = cellUnder(event, size);
    event.currentTarget.setPointerCapture(event.pointerId);
    setCursor(cell);
    setLineStart(undefined);
    if (brush.kind === 'pick') return onPick(colorAt(drawing, cell));
    const now = applyBrush(drawing, brush, cell, cell);
    if (isStroke(brush) || brush.kind === 'line') {
      setStroke({ before: drawing, start: cell, last: cell, now });
    } else {
      onDraw(now);
    }
  }

  function move(event: PointerEvent<HTMLElement>) {
    if (!stroke) return;
    const cell = cellUnder(event, size);
    const now = isStroke(brush)
      ? applyBrush(stroke.now, brush, stroke.last, cell)
      : applyBrush(stroke.before, brush, stroke.start, cell);
    setStroke({ ...stroke, last: cell, now });
  }

  function lift() {
    if (!stroke) return;
    setStroke(undefined);
    onDraw(stroke.now);
  }

  function pressKey(event: KeyboardEvent) {
    const action = findShortcut(SHORTCUTS, event);
    if (action === undefined || (action === 'cancel' && !lineStart)) return;
    event.preventDefault();
    // The page has an undo of its own.
    event.stopPropagation();
    if (action === 'draw') applyAtCursor();
    else if (action === 'cancel') setLineStart(undefined);
    else if (action === 'undo') props.onUndo();
    else if (action === 'redo') props.onRedo();
    else moveTo(cellAfter(action, at, size));
  }

  function moveTo(cell: Cell) {
    setCursor(cell);
    say(cell, colorAt(drawing, cell));
  }

  function applyAtCursor() {
    if (brush.kind === 'pick') return onPick(colorAt(drawing, at));
    if (brush.kind === 'line' && !lineStart) {
      setLineStart(at);
      return announce(t('icon.editor.line_start'));
    }
    const next = applyBrush(drawing, brush, lineStart ?? at, at);
    setLineStart(undefined);
    onDraw(next);
    say(at, colorAt(next, at));
  }

  function say(cell: Cell, color: PixelColor) {
    announce(t('icon.editor.cell', { x: cell.x + 1, y: cell.y + 1, color: nameOf(color) }));
  }

  return (
    <div className="flex flex-col gap-2">
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is drawn on by keys
        tabIndex={0}
        aria-label={t('icon.editor.canvas', { size })}
        aria-describedby={hintId}
        className="group relative forced-color-adjust-none aspect-square w-full max-w-104 cursor-crosshair touch-none rounded-sm checkered select-none"
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={lift}
        onPointerCancel={() => setStroke(undefined)}
        onKeyDown={pressKey}
      >
        <Cells drawing={shown} />
        <span
          aria-hidden
          className="pointer-events-none absolute inset-0"
          style={gridStyle(size)}
        />
        <span
          aria-hidden
          className="pointer-events-none absolute hidden border-2 border-[#fff] [box-shadow:0_0_0_1px_#000] group-focus-visible:block"
          style={boxOf(at, size)}
        />
        {lineStart && (
          <span
            aria-hidden
            className="pointer-events-none absolute border-2 border-dashed border-[#fff]"
            style={boxOf(lineStart, size)}
          />
        )}
      </div>
      <p id={hintId} className="text-sm text-muted">
        {t('icon.editor.hint')}
      </p>
    </div>
  );
}

function Cells({ drawing }: { readonly drawing: Picture }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    context?.putImageData(new ImageData(drawing.data, drawing.width, drawing.height), 0, 0);
  }, [drawing]);
  return (
    <canvas
      ref={canvas}
      aria-hidden
      width={drawing.width}
      height={drawing.height}
      className="absolute inset-0 size-full"
      style={{ imageRendering: 'pixelated' }}
    />
  );
}

function cellUnder({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>, size: number) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return {
    x: Math.floor(((clientX - left) / width) * size),
    y: Math.floor(((clientY - top) / height) * size),
  };
}

function cellAfter(
  move: Exclude<Action, 'draw' | 'cancel' | 'undo' | 'redo'>,
  { x, y }: Cell,
  size: number,
): Cell {
  const last = size - 1;
  switch (move) {
    case 'left':
      return { x: Math.max(0, x - 1), y };
    case 'right':
      return { x: Math.min(last, x + 1), y };
    case 'up':
      return { x, y: Math.max(0, y - 1) };
    case 'down':
      return { x, y: Math.min(last, y + 1) };
    case 'start':
      return { x: 0, y };
    case 'end':
      return { x: last, y };
  }
}

function boxOf({ x, y }: Cell, size: number): CSSProperties {
  const share = 100 / size;
  return {
    left: `${x * share}%`,
    top: `${y * share}%`,
    width: `${share}%`,
    height: `${share}%`,
  };
}

/** Lines between the cells. */
function gridStyle(size: number): CSSProperties {
  return {
    backgroundImage:
      'linear-gradient(to right, rgb(255 255 255 / 0.14) 1px, transparent 1px), linear-gradient(to bottom, rgb(255 255 255 / 0.14) 1px, transparent 1px)',
    backgroundSize: `${100 / size}% ${100 / size}%`,
  };
}
