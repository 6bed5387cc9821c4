import type { Picture } from '@fucina/skin-model';
import { CopyPicture } from '../../tool/copy-picture.tsx';
import { readPicture } from '../../ui/read-picture.ts';

/** In the corner of the stage. */
export function CopyHead({ picture }: { readonly picture: string | Picture }) {
  return (
    <div className="dark head-copy text-ink">
      <CopyPicture draw={() => readPicture(picture, 'wall')} />
    </div>
  );
}
