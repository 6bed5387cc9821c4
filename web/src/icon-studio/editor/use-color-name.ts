import { writeHex } from '@fucina/color';
import { type PixelColor, rgbOf } from '@fucina/server-icon/drawing';
import { useWords } from '../../words/use-words.tsx';

/** How a cell's color is called: its hex notation. */
export function useColorName(): (color: PixelColor) => string {
  const { t } = useWords();
  return (color) =>
    color >>> 24 === 0 ? t('icon.editor.transparent') : writeHex(rgbOf(color)).toUpperCase();
}
