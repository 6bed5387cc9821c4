import type { Format, Scalar } from './format.ts';

/** No key of a plugin is nearly as long, with all that it is in. Each string below it has it in its path. */
const MAX_PATH_LENGTH = 2000;

/** A format that leaves out what is below longer keys, and says so. */
export function withShortKeys(format: Format): Format {
  return {
    ...format,
    read(text) {
      const { scalars, switches = [], problems } = format.read(text);
      const left = scalars.find((scalar) => !isShort(scalar));
      if (left === undefined) return { scalars, switches, problems };
      const { from, to } = left;
      return {
        scalars: scalars.filter(isShort),
        switches,
        problems: [...problems, { code: 'file/long-key', severity: 'error', from, to }],
      };
    },
  };
}

function isShort({ path }: Scalar): boolean {
  return path.reduce((length, key) => length + key.length, 0) <= MAX_PATH_LENGTH;
}
