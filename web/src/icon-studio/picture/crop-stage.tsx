import { type Frame, moveFrame, resizeFrame, wholeFrame } from '@fucina/server-icon';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { announce } from '../../ui/announcer.tsx';
import { useListedShortcuts } from '../../ui/shortcuts/listed-shortcuts.ts';
import {
  defineShortcuts,
  findShortcut,
  type ShortcutName,
} from '../../ui/shortcuts/shortcut-group.ts';
import { useWords } from '../../words/use-words.tsx';
import { OrientedPreview } from './oriented-preview.tsx';
import type { OpenPicture } from './use-picture.ts';

interface CropStageProps {
  readonly picture: OpenPicture;
  /** The frame moves and grows by multiples of this. */
  readonly step: number;
  readonly onFrame: (frame: Frame) => void;
}

const SHORTCUTS = defineShortcuts('icon.crop.keys.title', {
  left: { name: 'icon.crop.keys.left', keys: ['ArrowLeft', 'Shift ArrowLeft'] },
  right: { name: 'icon.crop.keys.right', keys: ['ArrowRight', 'Shift ArrowRight'] },
  up: { name: 'icon.crop.keys.up', keys: ['ArrowUp', 'Shift ArrowUp'] },
  down: { name: 'icon.crop.keys.down', keys: ['ArrowDown', 'Shift ArrowDown'] },
  larger: { name: 'icon.crop.keys.larger', keys: ['+'] },
  smaller: { name: 'icon.crop.keys.smaller', keys: ['-'] },
});

/** What a key changes of the frame, in steps. */
const CHANGES: Readonly<
  Record<ShortcutName<typeof SHORTCUTS>, { x?: number; y?: number; size?: number }>
> = {
  left: { x: -1 },
  right: { x: 1 },
  up: { y: -1 },
  down: { y: 1 },
  // Two steps: it grows on both sides.
  larger: { size: 2 },
  smaller: { size: -2 },
};
const FAST = 10;
/** How much one notch of the wheel changes the frame. */
const WHEEL = 1.08;

interface Drag {
  readonly kind: 'move' | 'resize';
  readonly x: number;
  readonly y: number;
  readonly frame: Frame;
}

/** The picture with the frame over it: dragged, resized at its corner, by the wheel or by keys. */
export function CropStage({ picture, step, onFrame }: CropStageProps) {
  const { t } = useWords();
  const hintId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(undefined);
  const { facts, frame } = picture;
  useListedShortcuts(SHORTCUTS);
  const whole = wholeFrame(facts);
  const share = (part: number) => `${(part / whole.size) * 100}%`;

  // React listens to the wheel passively, so it could not keep the page from scrolling.
  useEffect(() => {
    const element = stage.current;
    function turn(event: WheelEvent) {
      event.preventDefault();
      const size = frame.size * WHEEL ** Math.sign(event.deltaY);
      const least = frame.size + Math.sign(event.deltaY) * step;
      const next = event.deltaY > 0 ? Math.max(size, least) : Math.min(size, least);
      onFrame(resizeFrame(frame, next, facts, step));
    }
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [frame, facts, step, onFrame]);

  function press(event: KeyboardEvent) {
    const name = findShortcut(SHORTCUTS, event);
    if (name === undefined) return;
    event.preventDefault();
    const by = (event.shiftKey ? FAST : 1) * step;
    const { x = 0, y = 0, size = 0 } = CHANGES[name];
    const next = size
      ? resizeFrame(frame, frame.size + size * by, facts, step)
      : moveFrame(frame, { x: frame.x + x * by, y: frame.y + y * by }, facts, step);
    onFrame(next);
    announce(t('icon.crop.at', { ...next }));
  }

  function start(kind: Drag['kind'], event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { kind, x: event.clientX, y: event.clientY, frame };
  }

  function move(event: PointerEvent) {
    const width = stage.current?.clientWidth;
    if (!drag.current || !width) return;
    const { kind, x, y, frame: from } = drag.current;
    const scale = whole.size / width;
    const by = { x: (event.clientX - x) * scale, y: (event.clientY - y) * scale };
    if (kind === 'move') {
      onFrame(moveFrame(from, { x: from.x + by.x, y: from.y + by.y }, facts, step));
    } else {
      // Both sides follow the corner, so the frame grows twice as much as the corner moves.
      onFrame(resizeFrame(from, from.size + by.x + by.y, facts, step));
    }
  }

  const stop = () => {
    drag.current = undefined;
  };

  return (
    <div className="flex flex-col gap-2">
      <div
        ref={stage}
        className="relative forced-color-adjust-none aspect-square checkered w-full max-w-104 touch-none overflow-hidden rounded-control select-none"
        onPointerMove={move}
        onPointerUp={stop}
        onPointerCancel={stop}
      >
        <OrientedPreview
          picture={picture}
          className="absolute"
          style={{
            left: share(-whole.x),
            top: share(-whole.y),
            width: share(facts.width),
            height: share(facts.height),
          }}
        />
        <div
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by the arrow keys
          tabIndex={0}
          aria-label={t('icon.crop.frame', { ...frame })}
          aria-describedby={hintId}
          className="crop-frame"
          style={{
            left: share(frame.x - whole.x),
            top: share(frame.y - whole.y),
            width: share(frame.size),
            height: share(frame.size),
          }}
          onKeyDown={press}
          onPointerDown={(event) => start('move', event)}
        >
          <span
            aria-hidden
            className="crop-corner"
            onPointerDown={(event) => start('resize', event)}
          />
        </div>
      </div>
      <p id={hintId} className="text-sm text-muted">
        {t('icon.crop.hint')}
      </p>
    </div>
  );
}
