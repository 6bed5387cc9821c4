import { listField, textField } from '@fucina/tool-state';
import { createStoredValue } from './stored-value.ts';

export const favouritesField = listField(textField('', { max: 100 }), [], { max: 200 });

/** The ids of the favourite tools in the visitor's order. Newer versions of the site may have added ids unknown here. */
export const favourites = createStoredValue('favourites', favouritesField);
