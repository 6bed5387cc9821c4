import { type GradientError, gradientText } from '@fucina/minecraft-text';
import type { QueryOf, ReplyOf } from '../endpoint.ts';
import { gradientEndpoint } from '../gradient.ts';
import { type Answered, type AnsweredProblem, readInput } from './answer.ts';

type GradientQuery = QueryOf<typeof gradientEndpoint>;

/** What the gradient endpoint answers to a query as it was sent. */
export function answerGradient(
  given: Readonly<Record<string, string>>,
): Answered<ReplyOf<typeof gradientEndpoint>> {
  const query = readInput(gradientEndpoint.query, given);
  return query.ok ? writeGradient(query.value) : query;
}

/** The same for a query that has been validated. */
export function writeGradient(query: GradientQuery): Answered<ReplyOf<typeof gradientEndpoint>> {
  const { colorlength, trimspaces, prefixsuffix, ...rest } = query;
  const written = gradientText({
    ...rest,
    colors: query.colors.map((color) => (typeof color === 'string' ? color : withPosition(color))),
    ...(colorlength !== undefined && { colorLength: colorlength }),
    ...(trimspaces !== undefined && { trimSpaces: trimspaces }),
    ...(prefixsuffix !== undefined && { prefixSuffix: prefixsuffix }),
  });
  return written.ok
    ? { ok: true, value: { output: written.value } }
    : { ok: false, error: problemOf(written.error) };
}

function withPosition({ hex, pos }: { hex: string; pos?: number | undefined }) {
  return pos === undefined ? { hex } : { hex, pos };
}

function problemOf(error: GradientError): AnsweredProblem {
  return { status: 400, code: codeOf(error), message: messageOf(error) };
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
