import { createLazyModule } from '../../ui/lazy-module.ts';

export const {
  load: loadEngine,
  useLoaded: useEngine,
  useHasFailed: useHasEngineFailed,
} = createLazyModule(() => import('./engine.ts'));
