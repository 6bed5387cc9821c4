import type { GradientError } from '@fucina/minecraft-text';
import { Problem } from '../../problem.ts';

export function refusalOf(error: GradientError): Problem {
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
