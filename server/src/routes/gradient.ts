import { gradientEndpoint } from '@fucina/api-contract';
import { type GradientError, gradientText } from '@fucina/minecraft-text';
import type { Bind } from '../http/endpoint.ts';
import { Problem } from '../problem.ts';

// The same question has the same answer until we change the rules.
const FRESHNESS = { maxAgeS: 3600, staleWhileRevalidateS: 86_400 };

export function gradientRoutes(bind: Bind): void {
  bind(gradientEndpoint, { work: 'gradient' }, ({ query }) => {
    const { colorlength, trimspaces, prefixsuffix, ...rest } = query;
    const written = gradientText({
      ...rest,
      colors: query.colors.map((color) =>
        typeof color === 'string' ? color : withPosition(color),
      ),
      ...(colorlength !== undefined && { colorLength: colorlength }),
      ...(trimspaces !== undefined && { trimSpaces: trimspaces }),
      ...(prefixsuffix !== undefined && { prefixSuffix: prefixsuffix }),
    });
    if (!written.ok) throw problemOf(written.error);
    return { reply: { json: { output: written.value } }, freshness: FRESHNESS };
  });
}

function withPosition({ hex, pos }: { hex: string; pos?: number | undefined }) {
  return pos === undefined ? { hex } : { hex, pos };
}

function problemOf(error: GradientError): Problem {
  if (error.field === 'format') {
    return new Problem(400, 'bad_format', 'format: neither a known label nor a template with $c.');
  }
  if (error.field.startsWith('colors')) {
    return new Problem(
      400,
      'bad_color',
      `${error.field}: not a hex colour at a position of 0 to 100.`,
    );
  }
  return new Problem(400, 'bad_request', `${error.field}: ${error.code}.`);
}
