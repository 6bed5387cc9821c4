import { mediaQuery } from '../../../ui/media.ts';

/** The list leaves room for the details. */
export const besideList = mediaQuery('(width >= 80rem)');
