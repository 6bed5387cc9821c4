export type GradientStyle = 'bold' | 'italic' | 'underline' | 'strikethrough' | 'obfuscate';

/** In the order in which codes are written and wrappers are applied, innermost first. */
export const GRADIENT_STYLES: readonly GradientStyle[] = [
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'obfuscate',
];

export const STYLE_CODES: Readonly<Record<GradientStyle, string>> = {
  bold: 'l',
  italic: 'o',
  underline: 'n',
  strikethrough: 'm',
  obfuscate: 'k',
};
