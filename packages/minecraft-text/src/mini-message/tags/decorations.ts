import type { Decoration } from '../../component/style.ts';
import { styleTag, type TagDefinition } from './tag.ts';

/** The canonical name first; the second name is the one we write. */
const NAMES: Readonly<Record<Decoration, readonly [string, string, ...string[]]>> = {
  bold: ['bold', 'b'],
  italic: ['italic', 'i', 'em'],
  underlined: ['underlined', 'u'],
  strikethrough: ['strikethrough', 'st'],
  obfuscated: ['obfuscated', 'obf'],
};

/** `<bold>`, `<bold:false>` and `<!bold>`; any argument other than `false` and `off` means true. */
function decoration(name: Decoration): TagDefinition {
  const names = NAMES[name];
  return {
    names: names.flatMap((alias) => [alias, `!${alias}`]),
    read([argument], _context, written) {
      if (!written.startsWith('!')) {
        return styleTag({ [name]: argument !== 'false' && argument !== 'off' });
      }
      return argument === undefined ? styleTag({ [name]: false }) : undefined;
    },
    field: name,
    writeStyle({ [name]: state }) {
      return state === undefined ? undefined : [state ? names[1] : `!${names[1]}`];
    },
  };
}

export const bold = decoration('bold');
export const italic = decoration('italic');
export const underlined = decoration('underlined');
export const strikethrough = decoration('strikethrough');
export const obfuscated = decoration('obfuscated');
