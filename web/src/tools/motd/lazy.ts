import { createLazyModule } from '../../ui/lazy-module.ts';

export const lazyEngine = createLazyModule(() => import('./engine.ts'));
export const lazyReader = createLazyModule(() => import('./reader.ts'));
