import { createLazyModule } from '../../ui/lazy-module.ts';

export const { load: loadCommands, useLoaded: useCommands } = createLazyModule(
  () => import('./commands.tsx'),
);
