import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { MAX_ANSWER_BYTES } from './price.ts';
import { UPSTREAM_PROBLEMS } from './profile.ts';

export const AVATAR_SIZE = { min: 1, max: 512, fallback: 160 } as const;
export const RENDER_SCALE = { min: 1, max: 10, fallback: 6 } as const;
export const RENDER_VIEWS = ['iso', 'iso-left', 'front', 'back'] as const;

interface WholeRange {
  readonly min: number;
  readonly max: number;
  readonly fallback: number | undefined;
}

const PNG = { media: ['image/png'] } as const;

const params = z.object({
  id: z.string(),
});
const size = whole(AVATAR_SIZE);
const scale = whole(RENDER_SCALE);
const overlay = z.string().optional();
const helm = z.string().optional();
const view = z.string().optional().meta({ enum: RENDER_VIEWS, default: 'iso' });
const cape = z.string().optional();

const problems = {
  bad_skin_id: 422,
  bad_option: 422,
  player_not_found: 404,
  texture_not_found: 404,
  texture_broken: 502,
  ...UPSTREAM_PROBLEMS,
} as const;

export const skinImageEndpoint = defineEndpoint({
  id: 'skinImage',
  group: 'pictures',
  method: 'GET',
  path: '/api/crafatar/skins/{id}',
  budget: 'image',
  price: { class: 'light', answerBytes: MAX_ANSWER_BYTES, ceiling: 'none' },
  params,
  query: z.object({ download: z.string().optional() }),
  reply: PNG,
  problems,
});

export const capeImageEndpoint = defineEndpoint({
  id: 'capeImage',
  group: 'pictures',
  method: 'GET',
  path: '/api/crafatar/capes/{id}',
  budget: 'image',
  price: { class: 'light', answerBytes: MAX_ANSWER_BYTES, ceiling: 'none' },
  params,
  query: z.object({ download: z.string().optional() }),
  reply: PNG,
  problems: { ...problems, no_cape: 404 },
});

export const avatarImageEndpoint = defineEndpoint({
  id: 'avatarImage',
  group: 'pictures',
  method: 'GET',
  path: '/api/crafatar/avatars/{id}',
  budget: 'image',
  price: { class: 'fair', answerBytes: 64 * 1024, ceiling: 'turns' },
  params,
  query: z.object({ size, overlay, helm }),
  reply: PNG,
  problems,
});

export const headImageEndpoint = defineEndpoint({
  id: 'headImage',
  group: 'pictures',
  method: 'GET',
  path: '/api/crafatar/renders/head/{id}',
  budget: 'image',
  price: { class: 'fair', answerBytes: 64 * 1024, ceiling: 'turns' },
  params,
  query: z.object({ scale, overlay, helm, view }),
  reply: PNG,
  problems,
});

export const bodyImageEndpoint = defineEndpoint({
  id: 'bodyImage',
  group: 'pictures',
  method: 'GET',
  path: '/api/crafatar/renders/body/{id}',
  budget: 'image',
  price: { class: 'fair', answerBytes: 64 * 1024, ceiling: 'turns' },
  params,
  query: z.object({ scale, overlay, helm, view, cape }),
  reply: PNG,
  problems,
});

export const bustImageEndpoint = defineEndpoint({
  id: 'bustImage',
  group: 'pictures',
  method: 'GET',
  path: '/api/crafatar/renders/bust/{id}',
  budget: 'image',
  price: { class: 'fair', answerBytes: 64 * 1024, ceiling: 'turns' },
  params,
  query: z.object({ scale, overlay, helm, view, cape }),
  reply: PNG,
  problems,
});

export const playerHeadEndpoint = defineEndpoint({
  id: 'playerHead',
  group: 'pictures',
  method: 'GET',
  path: '/head/{playerName}',
  budget: 'image',
  price: { class: 'fair', answerBytes: 64 * 1024, ceiling: 'turns' },
  params: z.object({ playerName: params.shape.id }),
  query: z.object({
    scale,
    size: whole({ ...AVATAR_SIZE, fallback: undefined }),
    overlay: overlay,
    helm,
    view,
  }),
  reply: PNG,
  problems,
});

/** Read as text, so that an invalid number gives the same HTTP status as in Crafatar. */
function whole({ min, max, fallback }: WholeRange) {
  const shown = { type: 'integer', minimum: min, maximum: max } as const;
  return z
    .string()
    .optional()
    .meta(fallback === undefined ? shown : { ...shown, default: fallback });
}
