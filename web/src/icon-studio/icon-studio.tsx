import './icon-studio.css';
import { clsx } from 'clsx';
import { useEffect, useMemo, useState } from 'react';
import { useFileDrop } from '../tool/use-file-drop.ts';
import { Card } from '../ui/card.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { toast } from '../ui/toast.ts';
import { useWords } from '../words/use-words.tsx';
import { PixelEditor } from './editor/pixel-editor.tsx';
import { useDrawing } from './editor/use-drawing.ts';
import { HeadSource } from './head/head-source.tsx';
import { FIRST_LETTERS, LettersSource } from './letters/letters-source.tsx';
import { PictureSource } from './picture/picture-source.tsx';
import { usePastedPicture } from './picture/use-pasted-picture.ts';
import { usePicture } from './picture/use-picture.ts';
import { bytesOfDataUrl } from './result/data-url.ts';
import { FinishCard } from './result/finish-card.tsx';
import { ResultCard } from './result/result-card.tsx';
import { useIcon } from './use-icon.ts';

const SOURCES = ['picture', 'head', 'letters', 'editor'] as const;
type Source = (typeof SOURCES)[number];

interface IconStudioProps {
  /** A data URL of a PNG of 64x64. */
  readonly icon: string | undefined;
  readonly onChange: (icon: string | undefined) => void;
}

/** Makes a server's icon from a picture, a player's head, letters, or by drawing. */
export function IconStudio({ icon, onChange }: IconStudioProps) {
  const { t } = useWords();
  const [source, setSource] = useState<Source>('picture');
  const [letters, setLetters] = useState(FIRST_LETTERS);
  const { engine, made, hasBase, hasFailed, finish, setBase, setFinish, remove } =
    useIcon(onChange);
  const picture = usePicture(engine, setBase);
  const drawing = useDrawing(setBase);
  const choices = useMemo(
    () => SOURCES.map((value) => ({ value, label: t(`icon.sources.${value}`) })),
    [t],
  );

  // Loaded in advance: letters work without a connection too.
  useEffect(() => {
    import('./letters/pixel-glyphs.ts').catch(() => undefined);
  }, []);

  function openPicture(file: File) {
    setSource('picture');
    picture.open(file);
  }
  const drop = useFileDrop(openPicture);
  usePastedPicture(openPicture);

  async function takeIcon(address: string) {
    const taken = await engine?.read(bytesOfDataUrl(address)).catch(() => undefined);
    if (taken) drawing.draw(taken);
    else toast({ title: t('icon.editor.not_taken'), tone: 'danger' });
  }

  return (
    <div
      className={clsx(
        '@container rounded-card',
        drop.isOver && 'outline-2 outline-offset-4 outline-accent outline-dashed',
      )}
      {...drop.handlers}
    >
      <div className="icon-columns">
        <Card region title={t('icon.title')} className="@container">
          <Tabs label={t('icon.source')} choices={choices} value={source} onValueChange={setSource}>
            {source === 'picture' && <PictureSource controls={picture} scaling={made?.scaling} />}
            {source === 'head' && <HeadSource onBase={setBase} />}
            {source === 'letters' && (
              <LettersSource letters={letters} onLetters={setLetters} onBase={setBase} />
            )}
            {source === 'editor' && (
              <PixelEditor
                controls={drawing}
                onTakeIcon={icon === undefined ? undefined : () => void takeIcon(icon)}
              />
            )}
          </Tabs>
        </Card>
        <ResultCard
          className="icon-result"
          icon={icon}
          isTransparent={made?.isTransparent === true}
          hasFailed={hasFailed}
          onRemove={remove}
        />
        {hasBase && icon !== undefined && <FinishCard finish={finish} onFinish={setFinish} />}
      </div>
    </div>
  );
}
