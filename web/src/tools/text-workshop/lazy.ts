import { createLazyModule } from '../../ui/lazy-module.ts';

export type Engine = typeof import('./engine.ts');

export const lazyEngine = createLazyModule<Engine>(() => import('./engine.ts'));
