import { type PictureName, pictureNames } from './picture-names.ts';

/** As high as a picture is drawn. */
const STEP_PX = 32;

/** A page's picture, as `web/drawings` draws them. */
export function PageIcon({ name }: { readonly name: PictureName }) {
  return (
    <span
      aria-hidden="true"
      className="page-icon"
      style={{ backgroundPositionY: -STEP_PX * pictureNames.indexOf(name) }}
    />
  );
}
