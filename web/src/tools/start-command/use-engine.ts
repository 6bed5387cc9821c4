import { createLazyModule } from '../../ui/lazy-module.ts';

/** What explains a command, and the table of all flags of Java, which most commands do without. */
export const { load: loadEngine, useLoaded: useEngine } = createLazyModule(
  () => import('./engine.ts'),
);
