import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
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
  id: z
    .string()
    .describe(
      'A uuid (with or without dashes), a player name or a texture hash; optionally followed by `.png`',
    ),
});
const size = whole(AVATAR_SIZE, 'Pixels along one side');
const scale = whole(RENDER_SCALE, 'Pixels along one texel');
const overlay = z.string().optional().describe('Shows the second layer; 0, false and no hide it');
const helm = z.string().optional().describe('Alias of overlay, as in Crafatar');
const view = z
  .string()
  .optional()
  .meta({ enum: RENDER_VIEWS, default: 'iso', description: 'The viewing direction' });
const cape = z.string().optional().describe('Shows the cape, if there is one');

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
  method: 'GET',
  path: '/api/crafatar/skins/{id}',
  summary: 'The skin file of a player, byte for byte.',
  params,
  query: z.object({ download: z.string().optional().describe('Offers the file for saving') }),
  reply: PNG,
  problems,
});

export const capeImageEndpoint = defineEndpoint({
  id: 'capeImage',
  method: 'GET',
  path: '/api/crafatar/capes/{id}',
  summary: 'The cape file of a player, byte for byte.',
  params,
  query: z.object({ download: z.string().optional().describe('Offers the file for saving') }),
  reply: PNG,
  problems: { ...problems, no_cape: 404 },
});

export const avatarImageEndpoint = defineEndpoint({
  id: 'avatarImage',
  method: 'GET',
  path: '/api/crafatar/avatars/{id}',
  summary: 'The face of a player as a square.',
  params,
  query: z.object({ size, overlay, helm }),
  reply: PNG,
  problems,
});

export const headImageEndpoint = defineEndpoint({
  id: 'headImage',
  method: 'GET',
  path: '/api/crafatar/renders/head/{id}',
  summary: 'The head of a player in three dimensions, or flat.',
  params,
  query: z.object({ scale, overlay, helm, view }),
  reply: PNG,
  problems,
});

export const bodyImageEndpoint = defineEndpoint({
  id: 'bodyImage',
  method: 'GET',
  path: '/api/crafatar/renders/body/{id}',
  summary: 'The whole figure of a player in three dimensions, or flat.',
  params,
  query: z.object({ scale, overlay, helm, view, cape }),
  reply: PNG,
  problems,
});

export const bustImageEndpoint = defineEndpoint({
  id: 'bustImage',
  method: 'GET',
  path: '/api/crafatar/renders/bust/{id}',
  summary: 'Head and shoulders of a player as a square, seen from the front or the back.',
  params,
  query: z.object({ scale, overlay, helm, view, cape }),
  reply: PNG,
  problems,
});

export const playerHeadEndpoint = defineEndpoint({
  id: 'playerHead',
  method: 'GET',
  path: '/head/{playerName}',
  summary: 'The head of a player in three dimensions, second layer included.',
  params: z.object({ playerName: params.shape.id }),
  query: z.object({
    scale,
    size: whole({ ...AVATAR_SIZE, fallback: undefined }, 'Instead of a scale: the width in pixels'),
    overlay: overlay.describe('The second layer is shown; 0, false and no hide it'),
    helm,
    view,
  }),
  reply: PNG,
  problems,
});

/** Read as text, so that an invalid number gives the same HTTP status as in Crafatar. */
function whole({ min, max, fallback }: WholeRange, description: string) {
  const shown = { type: 'integer', minimum: min, maximum: max, description } as const;
  return z
    .string()
    .optional()
    .meta(fallback === undefined ? shown : { ...shown, default: fallback });
}
