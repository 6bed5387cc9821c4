import { useWords } from '../../words/use-words.tsx';
import type { PictureFileError } from './read-picture-file.ts';

const MEGABYTE = 1_000_000;

/** Why a picture was not opened, in words. */
export function usePictureError(error: PictureFileError): string {
  const { t } = useWords();
  switch (error.code) {
    case 'file-too-big': {
      const megabytes = Math.ceil(error.bytes / MEGABYTE);
      return t('icon.errors.file-too-big', { megabytes, most: error.maxBytes / MEGABYTE });
    }
    case 'picture-too-big':
      return t('icon.errors.picture-too-big', {
        ...{ width: error.width, height: error.height, most: error.maxSide },
      });
    case 'broken':
      return t('icon.errors.broken', { type: error.type.toUpperCase() });
    default:
      return t(`icon.errors.${error.code}`);
  }
}
