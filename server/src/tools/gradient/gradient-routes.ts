import { gradientEndpoint, type QueryOf } from '@fucina/api-contract';
import { type GradientError, gradientText } from '@fucina/minecraft-text';
import type { Bind } from '../../http/endpoint.ts';
import { prepareJson } from '../../http/prepared-body.ts';
import { Problem } from '../../problem.ts';

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
  if (!written.ok) throw problemOf(written.error);
  return written.value;
}

function withPosition({ hex, pos }: { hex: string; pos?: number | undefined }) {
  return pos === undefined ? { hex } : { hex, pos };
}

function problemOf(error: GradientError): Problem {
  return new Problem(400, codeOf(error), messageOf(error));
}

function codeOf({ code, field }: GradientError): string {
  if (code === 'output-too-long') return 'output_too_long';
  if (field.startsWith('format')) return 'bad_format';
  return field.startsWith('colors[') ? 'bad_color' : 'bad_request';
}

function messageOf(error: GradientError): string {
  const { code, field } = error;
  if (code === 'output-too-long') {
    return `The output would have ${count(error.bytes)} bytes; ${count(error.max)} are allowed.`;
  }
  if (code === 'too-long') return `${field}: ${count(error.max)} characters at most.`;
  if (code === 'variable-repeated') {
    return `${field}: ${error.variable} may stand there only once.`;
  }
  if (code === 'variable-missing') {
    return `${field}: needs ${error.variable}, which stands for the output.`;
  }
  if (code === 'format-unknown') return 'format: neither a known label nor a template with $c.';
  if (field.startsWith('colors[')) return `${field}: not a hex colour at a position of 0 to 100.`;
  return `${field}: ${code}.`;
}

const count = (number: number) => number.toLocaleString('en');
