// What other pages and programs show of a public page: pictures and a feed.
import { fallbackLanguage } from '@fucina/site';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { edition, forAll, language } from './endpoint-parts.ts';

const DAYS = ['1', '7', '30', '90'] as const;
const BADGES = ['state', 'uptime', 'players', 'latency'] as const;
const SPARKS = ['players', 'latency', 'bars'] as const;
const THEMES = ['light', 'dark'] as const;

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `one of ${values.join(', ')}.` });

const lng = language.default(fallbackLanguage);
const SVG = { media: ['image/svg+xml'] } as const;

export const publicBadgeEndpoint = defineEndpoint({
  ...forAll,
  id: 'publicBadge',
  path: '/api/status/{slug}/badge.svg',
  price: { class: 'dear', answerBytes: 4096, ceiling: 'turns' },
  query: z.object({ show: oneOf(BADGES).default('state'), days: oneOf(DAYS).default('30'), lng }),
  reply: SVG,
});

export const publicSparkEndpoint = defineEndpoint({
  ...forAll,
  id: 'publicSpark',
  path: '/api/status/{slug}/spark.svg',
  price: { class: 'dear', answerBytes: 32 * 1024, ceiling: 'turns' },
  query: z.object({
    show: oneOf(SPARKS).default('players'),
    days: oneOf(DAYS).default('1'),
    edition: edition.optional(),
    theme: oneOf(THEMES).default('light'),
    lng,
  }),
  reply: SVG,
});

export const publicFeedEndpoint = defineEndpoint({
  ...forAll,
  id: 'publicFeed',
  path: '/api/status/{slug}/feed.atom',
  price: { class: 'dear', answerBytes: 64 * 1024, ceiling: 'turns' },
  query: z.object({ lng }),
  reply: { media: ['application/atom+xml'] },
});

export const publicPictureEndpoint = defineEndpoint({
  ...forAll,
  id: 'publicPicture',
  path: '/api/status/{slug}/og.png',
  price: { class: 'dear', answerBytes: 64 * 1024, ceiling: 'turns' },
  query: z.object({ lng }),
  reply: { media: ['image/png'] },
});
