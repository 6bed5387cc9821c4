import { type RefObject, useEffect, useState } from 'react';
import { watchInView } from '../../../ui/in-view.ts';
import type { SceneOptions, SkinScene } from './skin-scene.ts';

export type SceneState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly scene: SkinScene }
  /** The browser has no 3D, or the library for it did not come. */
  | { readonly state: 'failed' | 'not-loaded' };

/** Loads the 3D library and shows the figure; disposes of it when the canvas unmounts. */
export function useScene(
  canvas: RefObject<HTMLCanvasElement | null>,
  { skin, cape, model }: SceneOptions,
): SceneState {
  const [shown, setShown] = useState<SceneState>({ state: 'loading' });
  useEffect(() => {
    let isGone = false;
    let scene: SkinScene | undefined;
    async function open(element: HTMLCanvasElement) {
      const library = await import('./scene.ts').catch(() => undefined);
      if (isGone) return;
      if (library === undefined) return setShown({ state: 'not-loaded' });
      scene = await library.openScene(element, { skin, cape, model });
      if (isGone) scene.dispose();
      else setShown({ state: 'ready', scene });
    }
    if (canvas.current) {
      open(canvas.current).catch((thrown) => {
        console.warn(thrown);
        if (!isGone) setShown({ state: 'failed' });
      });
    }
    return () => {
      isGone = true;
      scene?.dispose();
    };
  }, [canvas, skin, cape, model]);
  return shown;
}

/** Tells the scene whether it is visible. */
export function useSeen(canvas: RefObject<HTMLCanvasElement | null>, scene?: SkinScene): void {
  useEffect(() => {
    const element = canvas.current;
    if (!scene || !element) return undefined;
    let isInView = true;
    const tell = () => scene.setSeen(isInView && !document.hidden);
    const unwatch = watchInView(element, (isIn) => {
      isInView = isIn;
      tell();
    });
    document.addEventListener('visibilitychange', tell);
    return () => {
      unwatch();
      document.removeEventListener('visibilitychange', tell);
    };
  }, [canvas, scene]);
}
