import { createLazyModule } from '../../ui/lazy-module.ts';

export const reader = createLazyModule(() => import('./reader.ts'));
export const { load: loadReader, useLoaded: useReader } = reader;
