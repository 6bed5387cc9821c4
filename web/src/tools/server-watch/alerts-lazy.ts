import { createLazyModule } from '../../ui/lazy-module.ts';

/** Whom a watch tells: only its owner needs it. */
export const lazyAlerts = createLazyModule(() => import('./alerts.tsx'));
