import type { Scaling } from '@fucina/server-icon';
import { Upload } from 'lucide';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../../words/use-words.tsx';
import { CropFields } from './crop-fields.tsx';
import { CropStage } from './crop-stage.tsx';
import type { PictureFileError } from './read-picture-file.ts';
import type { PictureControls } from './use-picture.ts';
import { usePictureError } from './use-picture-error.ts';

interface PictureSourceProps {
  readonly controls: PictureControls;
  readonly scaling: Scaling | undefined;
}

const ACCEPTED = 'image/png,image/jpeg,image/webp,image/gif,image/avif,image/svg+xml';

/** A picture of the visitor's own: opened, dropped or pasted, then cropped. */
export function PictureSource({ controls, scaling }: PictureSourceProps) {
  const { t } = useWords();
  const { picture, isOpening, error } = controls;
  // Pixel art is cropped by its blocks, unless it is treated as a photo.
  const isByBlock = picture?.method === undefined || picture.method === 'nearest';
  const step = picture && isByBlock ? picture.facts.block : 1;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <OpenButton isFirst={picture === undefined} onFile={controls.open} />
        <p className="text-sm text-muted">
          {t(isOpening ? 'icon.picture.opening' : 'icon.picture.hint')}
        </p>
      </div>
      {error && <OpenFailure error={error} />}
      {picture && (
        <>
          {picture.isTooDeep && <p className="text-sm text-warning">{t('icon.picture.deep')}</p>}
          <div className="grid grid-cols-1 gap-6 @xl:grid-cols-2">
            <CropStage picture={picture} step={step} onFrame={controls.setFrame} />
            <CropFields picture={picture} controls={controls} step={step} scaling={scaling} />
          </div>
        </>
      )}
    </div>
  );
}

function OpenButton({
  isFirst,
  onFile,
}: {
  readonly isFirst: boolean;
  readonly onFile: (file: File) => void;
}) {
  const { t } = useWords();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look={isFirst ? 'primary' : 'secondary'} onClick={() => picker.current?.click()}>
        <Icon icon={Upload} />
        {t('icon.picture.open')}
      </Button>
      <input
        ref={picker}
        type="file"
        accept={ACCEPTED}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Lets the same file be chosen again after it was edited.
          target.value = '';
        }}
      />
    </>
  );
}

function OpenFailure({ error }: { readonly error: PictureFileError }) {
  return (
    <p role="alert" className="text-sm text-danger">
      {usePictureError(error)}
    </p>
  );
}
