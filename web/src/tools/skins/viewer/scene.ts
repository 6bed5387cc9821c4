// The only file that brings three.js along; it is imported when somebody asks for the 3D viewer.
import {
  CrouchAnimation,
  FlyingAnimation,
  IdleAnimation,
  type PlayerAnimation,
  RunningAnimation,
  SkinViewer,
  SwimAnimation,
  WalkingAnimation,
  WaveAnimation,
} from 'skinview3d';
import type { Pose, SceneOptions, SkinScene } from './skin-scene.ts';

const ZOOM = { usual: 0.9, least: 0.4, most: 2.5, step: 1.2 };
const TURN = Math.PI / 12;
const MOST_TILT = Math.PI / 3;
/** Radians: once round in twelve seconds. */
const ROTATION_PER_S = (2 * Math.PI) / 12;
/** Turned a little, as in the picture that it replaces. */
const FIRST_TURN = -Math.PI / 6;

const ANIMATIONS: Readonly<Record<Pose, () => PlayerAnimation | null>> = {
  stand: () => null,
  idle: () => new IdleAnimation(),
  walk: () => new WalkingAnimation(),
  run: () => new RunningAnimation(),
  fly: () => new FlyingAnimation(),
  wave: () => new WaveAnimation(),
  crouch: () => new CrouchAnimation(),
  swim: () => new SwimAnimation(),
};

/** Rejects where the browser has no WebGL or the skin cannot be loaded. */
export async function openScene(canvas: HTMLCanvasElement, options: SceneOptions) {
  const viewer = new SkinViewer({ canvas, zoom: ZOOM.usual, ...sizeOf(canvas) });
  try {
    await loadTextures(viewer, options);
  } catch (thrown) {
    viewer.dispose();
    throw thrown;
  }
  viewer.autoRotateSpeed = ROTATION_PER_S;
  // The page scrolls over the canvas; the figure turns under a sideways stroke.
  viewer.controls.enableZoom = false;
  canvas.style.touchAction = 'pan-y';
  const follow = new ResizeObserver(() => {
    const { width, height } = sizeOf(canvas);
    if (width !== viewer.width || height !== viewer.height) viewer.setSize(width, height);
  });
  if (canvas.parentElement) follow.observe(canvas.parentElement);

  const { playerWrapper: figure } = viewer;
  figure.rotation.y = FIRST_TURN;
  const scene: SkinScene = {
    setPose(pose) {
      viewer.animation = ANIMATIONS[pose]();
    },
    setMoving(isMoving) {
      viewer.autoRotate = isMoving;
      if (viewer.animation) viewer.animation.paused = !isMoving;
    },
    setSeen(isSeen) {
      viewer.renderPaused = !isSeen;
    },
    setOverlay(isShown) {
      viewer.playerObject.skin.setOuterLayerVisible(isShown);
    },
    turn(right, up) {
      figure.rotation.y += right * TURN;
      figure.rotation.x = clamp(figure.rotation.x - up * TURN, -MOST_TILT, MOST_TILT);
    },
    zoom(steps) {
      viewer.zoom = clamp(viewer.zoom * ZOOM.step ** steps, ZOOM.least, ZOOM.most);
    },
    reset() {
      viewer.zoom = ZOOM.usual;
      viewer.resetCameraPose();
      figure.rotation.set(0, FIRST_TURN, 0);
    },
    dispose() {
      follow.disconnect();
      viewer.dispose();
    },
  };
  return scene;
}

async function loadTextures(viewer: SkinViewer, { skin, cape, model }: SceneOptions) {
  const arms = model === undefined ? 'auto-detect' : model === 'slim' ? 'slim' : 'default';
  await viewer.loadSkin(skin, { model: arms });
  if (cape !== undefined) await viewer.loadCape(cape);
}

function sizeOf({ parentElement }: HTMLCanvasElement) {
  return { width: parentElement?.clientWidth ?? 300, height: parentElement?.clientHeight ?? 400 };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
