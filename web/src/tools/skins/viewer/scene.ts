// The only file that imports three.js; it is loaded when the 3D viewer is opened.
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
const MAX_TILT = Math.PI / 3;
/** Radians per second: one turn in twelve seconds. */
const ROTATION_PER_S = (2 * Math.PI) / 12;
/** Seconds into an animation at which the still pose is recognisable. */
const FIRST_STEP_S = 0.25;
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
  // Vertical swipes scroll the page, horizontal ones turn the figure.
  viewer.controls.enableZoom = false;
  canvas.style.touchAction = 'pan-y';
  const { playerWrapper: figure, playerObject: player, controls } = viewer;
  figure.rotation.y = FIRST_TURN;
  const pacing = pace(viewer);
  controls.addEventListener('change', pacing.draw);
  const follow = new ResizeObserver(() => {
    const { width, height } = sizeOf(canvas);
    if (width === viewer.width && height === viewer.height) return;
    viewer.setSize(width, height);
    pacing.draw();
  });
  if (canvas.parentElement) follow.observe(canvas.parentElement);

  const scene: SkinScene = {
    setPose(pose) {
      viewer.animation = ANIMATIONS[pose]();
      // A pose is shown even when nothing moves.
      viewer.animation?.update(player, FIRST_STEP_S);
      pacing.draw();
    },
    setMoving(isMoving) {
      viewer.autoRotate = isMoving;
      pacing.set({ isMoving });
    },
    setSeen: (isSeen) => pacing.set({ isSeen }),
    setOverlay(isShown) {
      player.skin.setOuterLayerVisible(isShown);
      pacing.draw();
    },
    turn(right, up) {
      figure.rotation.y += right * TURN;
      figure.rotation.x = clamp(figure.rotation.x - up * TURN, -MAX_TILT, MAX_TILT);
      pacing.draw();
    },
    zoom(steps) {
      viewer.zoom = clamp(viewer.zoom * ZOOM.step ** steps, ZOOM.least, ZOOM.most);
      pacing.draw();
    },
    reset() {
      viewer.zoom = ZOOM.usual;
      viewer.resetCameraPose();
      figure.rotation.set(0, FIRST_TURN, 0);
      pacing.draw();
    },
    picture() {
      // What was drawn is kept only until it is shown.
      viewer.render();
      return new Promise((resolve, reject) => {
        canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('no picture'))));
      });
    },
    dispose() {
      follow.disconnect();
      viewer.dispose();
    },
  };
  return scene;
}

/** Renders continuously while something moves and is visible; otherwise only after changes. */
function pace(viewer: SkinViewer) {
  let now = { isMoving: true, isSeen: true };
  return {
    set(change: Partial<typeof now>) {
      now = { ...now, ...change };
      viewer.renderPaused = !(now.isMoving && now.isSeen);
    },
    draw() {
      if (!viewer.renderPaused || !now.isSeen) return;
      requestAnimationFrame(() => viewer.disposed || viewer.render());
    },
  };
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
