import { createLazyModule } from '../../ui/lazy-module.ts';

export const { load: loadReader, useLoaded: useReader } = createLazyModule(
  () => import('./reader.ts'),
);
