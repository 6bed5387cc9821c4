import { flagField } from '@fucina/tool-state';
import { createStoredValue } from '../../state/stored-value.ts';

/** Whether a copied picture has what the page shows behind it; otherwise that is transparent. */
export const pictureBackdrop = createStoredValue('picture-backdrop', flagField(false));
