import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../words/use-words.tsx';

interface RemotePictureProps {
  readonly address: string;
  readonly label: string;
  readonly width: number;
  readonly height: number;
}

/** A small picture from our server, scaled up without smoothing; keeps its size while it loads or fails. */
export function RemotePicture({ address, label, width, height }: RemotePictureProps) {
  const { t } = useWords();
  const [failed, setFailed] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const size = { width, height };
  if (failed === address) {
    return (
      <div
        className="flex max-w-full flex-col items-center justify-center gap-3 text-center text-sm"
        style={size}
      >
        {t('skins.picture_failed')}
        <Button
          size="small"
          onClick={() => {
            setAttempt(attempt + 1);
            setFailed(undefined);
          }}
        >
          {t('skins.try_again')}
        </Button>
      </div>
    );
  }
  return (
    <img
      key={`${address} ${attempt}`}
      src={address}
      alt={label}
      {...size}
      // The alternative text would be visible for a moment.
      className="max-w-full text-transparent [image-rendering:pixelated]"
      onError={() => setFailed(address)}
    />
  );
}
