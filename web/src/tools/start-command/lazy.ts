import { createLazyModule } from '../../ui/lazy-module.ts';

/** What explains a command, and the table of all flags of Java, which most commands do without. */
export const lazyEngine = createLazyModule(() => import('./engine.ts'));
