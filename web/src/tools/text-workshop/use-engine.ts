import { createLazyModule } from '../../ui/lazy-module.ts';

export type Engine = typeof import('./engine.ts');

export const { load: loadEngine, useLoaded: useEngine } = createLazyModule<Engine>(
  () => import('./engine.ts'),
);
