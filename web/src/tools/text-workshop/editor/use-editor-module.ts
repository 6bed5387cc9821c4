import { createLazyModule } from '../../../ui/lazy-module.ts';

/** Loaded when the field is first used. */
export const { load: loadEditor, useLoaded: useEditorModule } = createLazyModule(
  () => import('./create-editor.ts'),
);
