import { createLazyModule } from '../../ui/lazy-module.ts';

/** What explains a command: it knows all flags of Java, which the page itself does not need. */
export const { load: loadEngine, useLoaded: useEngine } = createLazyModule(
  () => import('./engine.ts'),
);
