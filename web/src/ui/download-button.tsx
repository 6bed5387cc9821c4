import { Download } from 'lucide';
import { useWords } from '../words/use-words.tsx';
import { Button, type ButtonShape } from './button.tsx';
import { Icon } from './icon.tsx';
import { saveFile } from './save-file.ts';

interface DownloadButtonProps extends ButtonShape {
  readonly content: BlobPart;
  readonly fileName: string;
  readonly mediaType?: string;
  readonly name?: string;
}

export function DownloadButton({
  content,
  fileName,
  mediaType = 'text/plain;charset=utf-8',
  name,
  size = 'small',
  look,
}: DownloadButtonProps) {
  const { t } = useWords();
  return (
    <Button
      size={size}
      look={look}
      onClick={() => saveFile(new Blob([content], { type: mediaType }), fileName)}
    >
      <Icon icon={Download} size={16} />
      {name ?? t('ui.download')}
    </Button>
  );
}
