import { currentWords } from '../words/use-words.tsx';
import { saveFile } from './save-file.ts';
import { tellNotLoaded } from './tell-not-loaded.ts';
import { toast } from './toast.ts';

export interface DrawnPicture {
  readonly file: Blob;
  /** What our font lacks: boxes are drawn instead. */
  readonly missing: ReadonlySet<string>;
}

/** Puts a picture into the clipboard. Where the browser does not take it, it becomes a file. */
export async function copyPicture(draw: () => Promise<DrawnPicture>): Promise<void> {
  const { t } = currentWords();
  const drawing = draw();
  try {
    // Asked at once: some browsers allow it only while a press is being handled.
    const item = new ClipboardItem({ 'image/png': drawing.then(({ file }) => file) });
    await navigator.clipboard.write([item]);
    tell(t('ui.clipboard.title'), t('ui.picture.copied'), await drawing);
  } catch {
    const drawn = await drawing.catch(() => undefined);
    if (drawn === undefined) {
      tellNotLoaded();
      return;
    }
    saveFile(drawn.file, 'fucina.png');
    tell(t('ui.picture.saved_title'), t('ui.picture.saved'), drawn);
  }
}

function tell(title: string, description: string, { missing }: DrawnPicture): void {
  const { t } = currentWords();
  const boxes = t('ui.picture.missing', { characters: [...missing].join(' ') });
  toast({ title, description: missing.size > 0 ? `${description} ${boxes}` : description });
}
