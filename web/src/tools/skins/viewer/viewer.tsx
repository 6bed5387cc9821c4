import { Pause, Play, RotateCcw, ZoomIn, ZoomOut } from 'lucide';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { Stage } from '../stage.tsx';
import { POSES, type Pose, type SceneOptions, type SkinScene } from './skin-scene.ts';
import { useScene, useSeen } from './use-scene.ts';

interface ViewerProps extends SceneOptions {
  readonly name: string;
  readonly hasOverlay: boolean;
  /** Shown until the figure is ready, and where WebGL is missing. */
  readonly poster: ReactNode;
}

const TURNS: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export function Viewer({ name, hasOverlay, poster, ...options }: ViewerProps) {
  const { t } = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = useScene(canvas, options);
  const scene = shown.state === 'ready' ? shown.scene : undefined;
  const [pose, setPose] = useState<Pose>('idle');
  const [isMoving, setMoving] = useState(() => !prefersStillness());
  useSeen(canvas, scene);
  useEffect(() => scene?.setOverlay(hasOverlay), [scene, hasOverlay]);
  useEffect(() => {
    scene?.setPose(pose);
    scene?.setMoving(isMoving);
  }, [scene, pose, isMoving]);
  return (
    <>
      <Stage isTall>
        {shown.state !== 'ready' && poster}
        {shown.state !== 'failed' && (
          <canvas
            ref={canvas}
            role="img"
            aria-label={t('skins.viewer.canvas', { name })}
            tabIndex={0}
            className={scene ? 'absolute inset-0 size-full' : 'invisible absolute inset-0'}
            onKeyDown={(event) => scene && steer(event, scene)}
          />
        )}
      </Stage>
      {shown.state === 'failed' ? (
        <p role="status" className="text-sm text-muted">
          {t('skins.viewer.failed')}
        </p>
      ) : (
        <p className="text-sm text-muted">
          {t(scene ? 'skins.viewer.hint' : 'skins.viewer.loading')}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-1">
        <Select
          aria-label={t('skins.viewer.pose')}
          choices={POSES.map((value) => ({ value, label: t(`skins.viewer.poses.${value}`) }))}
          value={pose}
          disabled={!scene}
          onValueChange={setPose}
          className="w-auto! me-1"
        />
        <IconButton
          label={t(isMoving ? 'skins.viewer.pause' : 'skins.viewer.play')}
          icon={isMoving ? Pause : Play}
          disabled={!scene}
          onClick={() => setMoving(!isMoving)}
        />
        <IconButton
          label={t('skins.viewer.zoom_in')}
          icon={ZoomIn}
          disabled={!scene}
          onClick={() => scene?.zoom(1)}
        />
        <IconButton
          label={t('skins.viewer.zoom_out')}
          icon={ZoomOut}
          disabled={!scene}
          onClick={() => scene?.zoom(-1)}
        />
        <IconButton
          label={t('skins.viewer.reset')}
          icon={RotateCcw}
          disabled={!scene}
          onClick={() => scene?.reset()}
        />
      </div>
    </>
  );
}

function steer(event: KeyboardEvent, scene: SkinScene): void {
  const turn = TURNS[event.key];
  if (turn) scene.turn(...turn);
  else if (event.key === '+') scene.zoom(1);
  else if (event.key === '-') scene.zoom(-1);
  else if (event.key === '0') scene.reset();
  else return;
  event.preventDefault();
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
