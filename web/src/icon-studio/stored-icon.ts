import type { Field } from '@fucina/tool-state';
import { createStoredValue } from '../state/stored-value.ts';

/** Any icon of 64x64 with 8 bits a channel is shorter. */
const MAX_CHARACTERS = 30_000;
const DATA_URL = /^data:image\/png;base64,[A-Za-z0-9+/]+=*$/;

/** A data URL; empty while there is no icon. */
const iconField: Field<string> = {
  initial: '',
  write: (icon) => icon,
  read: (text) =>
    text === '' || (text.length <= MAX_CHARACTERS && DATA_URL.test(text)) ? text : undefined,
};

/** The server's icon. It is kept in this browser: an address cannot hold it. */
export const storedIcon = createStoredValue('server-icon', iconField);
