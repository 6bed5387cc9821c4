import { type Frame, moveFrame, resizeFrame, wholeFrame } from '@fucina/server-icon';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { announce } from '../../../../ui/announcer.tsx';
import { useWords } from '../../../../words/use-words.tsx';
import { OrientedPreview } from './oriented-preview.tsx';
import type { OpenPicture } from './use-picture.ts';

interface CropStageProps {
  readonly picture: OpenPicture;
  /** The frame moves and grows by multiples of this. */
  readonly step: number;
  readonly onFrame: (frame: Frame) => void;
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
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
    const by = (event.shiftKey ? FAST : 1) * step;
    const arrow = ARROWS[event.key];
    let next: Frame;
    if (arrow) {
      const to = { x: frame.x + arrow[0] * by, y: frame.y + arrow[1] * by };
      next = moveFrame(frame, to, facts, step);
    } else if (event.key === '+' || event.key === '-') {
      // Twice as much: the frame grows on both sides.
      next = resizeFrame(frame, frame.size + (event.key === '+' ? 2 : -2) * by, facts, step);
    } else {
      return;
    }
    event.preventDefault();
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
        className="relative aspect-square bg-[repeating-conic-gradient(#3a3633_0_25%,#2a2725_0_50%)] bg-size-[1rem_1rem] w-full max-w-104 touch-none overflow-hidden rounded-control select-none"
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
          className="absolute cursor-move border-2 border-[#fff] shadow-[0_0_0_1px_rgb(0_0_0/0.7),0_0_0_999px_rgb(0_0_0/0.5)]"
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
            className="absolute -right-2 -bottom-2 size-6 cursor-nwse-resize"
            onPointerDown={(event) => start('resize', event)}
          >
            <span className="absolute right-1 bottom-1 size-3 rounded-sm border border-[#000] bg-[#fff]" />
          </span>
        </div>
      </div>
      <p id={hintId} className="text-sm text-muted">
        {t('icon.crop.hint')}
      </p>
    </div>
  );
}
