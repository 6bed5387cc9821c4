// What the endpoints of the watch have in common.
import { languageCodes } from '@fucina/site';
import { z } from 'zod';

/** Of all: this installation watches nothing; its store is gone; a link, watch or page that is not there. */
export const WATCH_PROBLEMS = { watch_off: 503, watch_away: 503, watch_not_found: 404 } as const;
/** Also: a link that may only look. */
export const OWNER_PROBLEMS = { ...WATCH_PROBLEMS, owner_only: 403 } as const;

export const ofWatch = z.object({ id: z.string() });
/** What the owner does with a watch. */
export const ofOwner = {
  group: 'watch',
  access: 'owner',
  budget: 'watch-change',
  params: ofWatch,
  problems: OWNER_PROBLEMS,
} as const;
const ofPage = z.object({ slug: z.string() });
/** What everybody may ask of a public page. */
export const forAll = {
  group: 'watch',
  method: 'GET',
  budget: 'watch',
  params: ofPage,
  problems: WATCH_PROBLEMS,
} as const;

export const text = (most: number) =>
  z.string({ error: 'a text.' }).max(most, { error: `${most} characters at most.` });
export const language = z.enum(languageCodes, { error: `${languageCodes.join(' or ')}.` });

const EDITION = { error: 'java or bedrock.' };
export const edition = z.enum(['java', 'bedrock'], EDITION);

const MOMENT = { error: 'Unix seconds.' };
export const moment = z.coerce.number(MOMENT).int(MOMENT).min(0, MOMENT).max(4_102_444_800, MOMENT);

/** A moment in a body, where a text would be a mistake. */
export const bodyMoment = z.number(MOMENT).int(MOMENT).min(0, MOMENT).max(4_102_444_800, MOMENT);
