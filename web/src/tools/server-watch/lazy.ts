import { createLazyModule } from '../../ui/lazy-module.ts';

/** Whom a watch tells: only its owner needs it. */
export const lazyAlerts = createLazyModule(() => import('./alerts.tsx'));

/** For texts of servers, of which many watches have none to tell. */
export const lazyPlainText = createLazyModule(() => import('./plain-text.ts'));

/** What is to be public: only its owner needs it. */
export const lazyPublicPage = createLazyModule(() => import('./public-page.tsx'));
