import { useDeferredValue, useMemo, useState } from 'react';
import { useField, useToolStore } from '../../../tool/tool.tsx';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { chooseKinds, decide } from '../session/decisions.ts';
import { offeredIn, placesOf } from '../session/many-texts.ts';
import type { StudioFile } from '../session/studio-file.ts';
import { configState } from '../state.ts';
import { useStudioView } from '../studio-context.tsx';
import { useFound } from '../use-found.ts';
import { useJudge } from './use-judge.ts';

interface ManyDialogProps {
  /** The file that is listed; undefined for all. */
  readonly file: StudioFile | undefined;
  readonly onClose: () => void;
}

const WHICH = ['texts', 'changed', 'problems', 'unsure', 'rejected', 'settings'] as const;

/** A browser takes long to make so many choices. */
const MANY_FILES = 1000;

/** A decision about all texts of some keys, of a file, or of a kind. */
export function ManyDialog({ file, onClose }: ManyDialogProps) {
  const { t, language } = useWords();
  const number = new Intl.NumberFormat(language);
  const { files } = useStudioView();
  const { set } = useToolStore(configState);
  const [decisions] = useField(configState, 'decisions');
  const [keys, setKeys] = useState('');
  const [which, setWhich] = useState<(typeof WHICH)[number]>('texts');
  const [fileId, setFileId] = useState(file === undefined ? '' : String(file.id));
  const pattern = useDeferredValue(keys);
  const judge = useJudge();
  const { found, isSettled } = useFound({
    files,
    file: files.find(({ id }) => String(id) === fileId),
    decisions,
    show: which,
    keys: pattern,
  });
  const { texts } = found;
  const { proven } = found.offers;
  // Nobody looks for a file among thousands here: it is chosen beside the list.
  const offeredFiles = files.length > MANY_FILES ? files.filter((one) => one === file) : files;
  const areTexts = which !== 'settings';
  const offered = useMemo(() => (which === 'unsure' ? offeredIn(texts) : []), [which, texts]);

  function decideProven(verdict: 'accepted' | 'rejected') {
    judge(texts, verdict);
    onClose();
  }

  /** Without proof, which the button says. */
  function decideUnsure(verdict: 'accepted' | 'rejected') {
    const places = placesOf(verdict === 'accepted' ? offered : texts);
    set((state) => ({ decisions: decide(state.decisions, places, verdict) }));
    announce(t(`config.announce.${verdict}`, { count: places.length, of: texts.length }));
    onClose();
  }

  function mark() {
    const kind = areTexts ? 'setting' : 'text';
    const places = placesOf(texts);
    set((state) => ({ decisions: chooseKinds(state.decisions, places, kind) }));
    announce(t(`config.announce.${kind}`, { count: texts.length }));
    onClose();
  }

  return (
    <Dialog title={t('config.many.title')} onClose={onClose}>
      <Field label={t('config.many.keys')} hint={t('config.many.keys_hint')}>
        <TextInput
          value={keys}
          spellCheck={false}
          autoCapitalize="off"
          translate="no"
          placeholder="menu.**.lore.*"
          className="font-mono"
          onValueChange={setKeys}
        />
      </Field>
      {files.length > 1 && (
        <Field label={t('config.many.file')}>
          <Select
            choices={[
              { value: '', label: t('config.files.all') },
              ...offeredFiles.map(({ id, path }) => ({ value: String(id), label: path })),
            ]}
            value={fileId}
            onValueChange={setFileId}
          />
        </Field>
      )}
      <Field label={t('config.filter.title')}>
        <Select
          choices={WHICH.map((value) => ({ value, label: t(`config.filter.${value}`) }))}
          value={which}
          onValueChange={setWhich}
        />
      </Field>
      <p role="status" className="text-sm text-muted figures">
        {t('config.many.fit', { count: texts.length })}{' '}
        {which === 'unsure'
          ? t('config.many.unsure', { count: offered.length })
          : areTexts && t('config.many.proven', { count: proven })}
      </p>
      <div className="flex flex-wrap gap-2">
        {which === 'unsure' && (
          <>
            <Button
              disabled={!isSettled || offered.length === 0}
              onClick={() => decideUnsure('accepted')}
            >
              {t('config.many.accept_unsure', { count: number.format(offered.length) })}
            </Button>
            <Button
              disabled={!isSettled || texts.length === 0}
              onClick={() => decideUnsure('rejected')}
            >
              {t('config.many.reject_unsure', { count: number.format(texts.length) })}
            </Button>
          </>
        )}
        {areTexts && which !== 'unsure' && (
          <>
            <Button
              look="primary"
              disabled={!isSettled || proven === 0}
              onClick={() => decideProven('accepted')}
            >
              {t('config.actions.accept')}
            </Button>
            <Button disabled={!isSettled || proven === 0} onClick={() => decideProven('rejected')}>
              {t('config.actions.reject')}
            </Button>
          </>
        )}
        <Button disabled={!isSettled || texts.length === 0} onClick={mark}>
          {t(areTexts ? 'config.many.mark_setting' : 'config.many.mark_text')}
        </Button>
      </div>
    </Dialog>
  );
}
