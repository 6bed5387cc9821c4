import { gradientEndpoint, type QueryOf } from '@fucina/api-contract';
import { gradientText } from '@fucina/minecraft-text';
import type { Bind } from '../../http/endpoint.ts';
import { prepareJson } from '../../http/prepared-body.ts';
import { refusalOf } from './refusals.ts';

// The same question has the same answer until we change the rules.
const FRESHNESS = { maxAgeS: 3600, staleWhileRevalidateS: 86_400 };

export function gradientRoutes(bind: Bind): void {
  bind(gradientEndpoint, { work: 'gradient' }, ({ query, once }) => ({
    reply: once(() => prepareJson({ output: outputOf(query) })),
    freshness: FRESHNESS,
  }));
}

function outputOf(query: QueryOf<typeof gradientEndpoint>): string {
  const { colorlength, trimspaces, prefixsuffix, ...rest } = query;
  const written = gradientText({
    ...rest,
    colors: query.colors.map((color) => (typeof color === 'string' ? color : withPosition(color))),
    ...(colorlength !== undefined && { colorLength: colorlength }),
    ...(trimspaces !== undefined && { trimSpaces: trimspaces }),
    ...(prefixsuffix !== undefined && { prefixSuffix: prefixsuffix }),
  });
  if (!written.ok) throw refusalOf(written.error);
  return written.value;
}

function withPosition({ hex, pos }: { hex: string; pos?: number | undefined }) {
  return pos === undefined ? { hex } : { hex, pos };
}
