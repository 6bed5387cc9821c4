import { listField, textField } from '@fucina/tool-state';
import { createStoredValue } from '../state/stored-value.ts';
import { updateStored } from '../state/update-stored.ts';

const MAX_KEPT = 12;

/** The ids of the items that were chosen last, the newest first. */
export const recentItems = createStoredValue(
  'recent-searches',
  listField(textField('', { max: 100 }), [], { max: MAX_KEPT }),
);

export function rememberItem(id: string): void {
  void updateStored(recentItems, (ids) => {
    const others = ids.filter((each) => each !== id);
    return [id, ...others].slice(0, MAX_KEPT);
  });
}
