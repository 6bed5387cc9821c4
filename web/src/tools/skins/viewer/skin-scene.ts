import type { SkinModel } from '@fucina/skin-model';

export const POSES = ['idle', 'walk', 'run', 'fly', 'wave', 'crouch', 'swim', 'stand'] as const;
export type Pose = (typeof POSES)[number];

export interface SceneOptions {
  /** Addresses of the files, on our own origin. */
  readonly skin: string;
  readonly cape?: string | undefined;
  /** Guessed from the file when unknown. */
  readonly model?: SkinModel | undefined;
}

/** A figure on a canvas, without the library that draws it. */
export interface SkinScene {
  readonly setPose: (pose: Pose) => void;
  readonly setMoving: (isMoving: boolean) => void;
  /** Pauses rendering while not visible. */
  readonly setSeen: (isSeen: boolean) => void;
  readonly setOverlay: (isShown: boolean) => void;
  /** In steps of the arrow keys. */
  readonly turn: (right: number, up: number) => void;
  readonly zoom: (steps: number) => void;
  readonly reset: () => void;
  /** What the canvas shows, as a PNG file; what is behind the figure is transparent. */
  readonly picture: () => Promise<Blob>;
  readonly dispose: () => void;
}
