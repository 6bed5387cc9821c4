import { clsx } from 'clsx';
import { Pause, Play, RotateCcw, ZoomIn, ZoomOut } from 'lucide';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { CopyPictureButton } from '../../../tool/copy-picture-button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { lessMotion } from '../../../ui/media.ts';
import { readPicture } from '../../../ui/read-picture.ts';
import { Select } from '../../../ui/select.tsx';
import { useListedShortcuts } from '../../../ui/shortcuts/listed-shortcuts.ts';
import {
  defineShortcuts,
  findShortcut,
  type ShortcutName,
} from '../../../ui/shortcuts/shortcut-group.ts';
import { useWords } from '../../../words/use-words.tsx';
import { Stage } from '../stage.tsx';
import { POSES, type Pose, type SceneOptions, type SkinScene } from './skin-scene.ts';
import { useScene, useSeen } from './use-scene.ts';

interface ViewerProps extends SceneOptions {
  readonly name: string;
  readonly hasOverlay: boolean;
  /** Shown until the figure is ready, and where WebGL is missing. */
  readonly poster: ReactNode;
  readonly stage: RefObject<HTMLDivElement | null>;
}

const SHORTCUTS = defineShortcuts('skins.viewer.keys.title', {
  left: { name: 'skins.viewer.keys.left', keys: ['ArrowLeft'] },
  right: { name: 'skins.viewer.keys.right', keys: ['ArrowRight'] },
  up: { name: 'skins.viewer.keys.up', keys: ['ArrowUp'] },
  down: { name: 'skins.viewer.keys.down', keys: ['ArrowDown'] },
  zoom_in: { name: 'skins.viewer.zoom_in', keys: ['+'] },
  zoom_out: { name: 'skins.viewer.zoom_out', keys: ['-'] },
  reset: { name: 'skins.viewer.reset', keys: ['0'] },
});

const STEERING: Readonly<Record<ShortcutName<typeof SHORTCUTS>, (scene: SkinScene) => void>> = {
  left: (scene) => scene.turn(-1, 0),
  right: (scene) => scene.turn(1, 0),
  up: (scene) => scene.turn(0, 1),
  down: (scene) => scene.turn(0, -1),
  zoom_in: (scene) => scene.zoom(1),
  zoom_out: (scene) => scene.zoom(-1),
  reset: (scene) => scene.reset(),
};

export function Viewer({ name, hasOverlay, poster, stage, ...options }: ViewerProps) {
  const { t } = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = useScene(canvas, options);
  const scene = shown.state === 'ready' ? shown.scene : undefined;
  const hasFailed = shown.state === 'failed' || shown.state === 'not-loaded';
  const [pose, setPose] = useState<Pose>('idle');
  const [isMoving, setMoving] = useState(() => !lessMotion.get());
  useSeen(canvas, scene);
  useListedShortcuts(SHORTCUTS);
  useEffect(() => scene?.setOverlay(hasOverlay), [scene, hasOverlay]);
  useEffect(() => {
    scene?.setPose(pose);
    scene?.setMoving(isMoving);
  }, [scene, pose, isMoving]);
  return (
    <>
      <Stage isTall ref={stage}>
        {shown.state !== 'ready' && poster}
        {!hasFailed && (
          <canvas
            ref={canvas}
            role="img"
            aria-label={t('skins.viewer.canvas', { name })}
            tabIndex={0}
            className={clsx('absolute inset-0 size-full', !scene && 'opacity-0')}
            onKeyDown={(event) => scene && steer(event, scene)}
          />
        )}
      </Stage>
      {hasFailed ? (
        <p role="status" className="text-sm text-muted">
          {t(shown.state === 'failed' ? 'skins.viewer.failed' : 'shell.not_loaded')}
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
        {scene && (
          <CopyPictureButton
            label={t('ui.picture.copy')}
            draw={async () => readPicture(await scene.picture(), 'day')}
          />
        )}
      </div>
    </>
  );
}

function steer(event: KeyboardEvent, scene: SkinScene): void {
  const name = findShortcut(SHORTCUTS, event);
  if (name === undefined) return;
  event.preventDefault();
  STEERING[name](scene);
}
