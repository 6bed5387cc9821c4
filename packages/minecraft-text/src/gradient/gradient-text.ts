import { coloredPieces, joined } from './colored-pieces.ts';
import type { StyleWrappers } from './formats.ts';
import { type GradientChecked, refuse } from './gradient-error.ts';
import type { GradientOutput } from './gradient-output.ts';
import { jsonBytes } from './gradient-output.ts';
import { writeJsonText } from './json-gradient.ts';
import { GRADIENT_LIMITS } from './limits.ts';
import { gradientTags, perCharacterTags } from './mini-message-gradient.ts';
import { type CheckedGradient, checkGradient, type GradientOptions } from './options.ts';
import { GRADIENT_STYLES } from './styles.ts';
import { templateOutput } from './template-gradient.ts';

export type GradientResult = GradientChecked<string>;

/** Spreads colors over a text and writes it in the format asked for. */
export function gradientText(options: GradientOptions): GradientResult {
  const checked = checkGradient(options);
  if (!checked.ok) return checked;
  const { bytes, write } = gradientOutput(checked.value);
  const max = GRADIENT_LIMITS.outputBytes;
  if (bytes > max) return refuse({ code: 'output-too-long', field: 'output', bytes, max });
  return { ok: true, value: write() };
}

export function gradientOutput(gradient: CheckedGradient): GradientOutput {
  const { prefixSuffix } = gradient;
  const output = outputOf(gradient);
  return prefixSuffix === '' ? output : fill(prefixSuffix, output);
}

function outputOf(gradient: CheckedGradient): GradientOutput {
  const { format, text } = gradient;
  if (format.kind === 'json') return written(writeJsonText(gradient));
  if (text === '') return written('');
  if (format.kind === 'mini-message') {
    return withWrappers(written(gradientTags(gradient)), gradient, format.wrappers);
  }
  if (format.kind === 'mini-message-characters') {
    const tags = perCharacterTags(joined(coloredPieces(gradient)));
    return withWrappers(written(tags), gradient, format.wrappers);
  }
  return withWrappers(templateOutput(gradient, format), gradient, format.wrappers);
}

/** For the formats whose maximum output length depends only on the text and the colors. */
function written(text: string): GradientOutput {
  return { bytes: jsonBytes(text), write: () => text };
}

function withWrappers(
  output: GradientOutput,
  { styles }: CheckedGradient,
  wrappers: StyleWrappers,
): GradientOutput {
  let wrapped = output;
  for (const style of GRADIENT_STYLES) {
    const wrapper = wrappers[style];
    if (styles.has(style) && wrapper !== undefined) wrapped = fill(wrapper, wrapped);
  }
  return wrapped;
}

function fill(template: string, { bytes, write }: GradientOutput): GradientOutput {
  const parts = template.split('$t');
  const times = parts.length - 1;
  return {
    bytes: jsonBytes(parts.join('0')) + times * (bytes - 1),
    write: () => parts.join(write()),
  };
}
