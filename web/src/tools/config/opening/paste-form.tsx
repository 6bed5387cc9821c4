import { useId, useState } from 'react';
import { KINDS, type Kind, kindOfText } from '../../../tool/kind-of-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-input.tsx';
import type { Translate } from '../../../words/translate.ts';
import { useWords } from '../../../words/use-words.tsx';
import type { GivenFile } from '../session/studio-file.ts';
import { useSession } from '../studio-context.tsx';

/** A text without a name, as a file of some kind. */
export function pastedFile(text: string, kind: Kind, t: Translate): GivenFile {
  return { path: `${t('config.open.pasted_name')}.${kind}`, content: new Blob([text]) };
}

/** The content of a file, typed or pasted. */
export function PasteForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useWords();
  const session = useSession();
  const emptyId = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Kind>();
  const kind = chosen ?? kindOfText(text);
  const isEmpty = text.trim() === '';

  function open() {
    session.open([pastedFile(text, kind, t)]);
    onDone();
  }

  return (
    <form
      className="flex w-full max-w-2xl flex-col gap-3 text-start"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <Field label={t('config.open.pasted')}>
        <TextArea
          rows={8}
          value={text}
          spellCheck={false}
          autoFocus
          className="font-mono text-sm"
          onValueChange={setText}
        />
      </Field>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('config.open.kind')} className="w-40">
          <Select
            choices={KINDS.map((value) => ({ value, label: `.${value}` }))}
            value={kind}
            onValueChange={setChosen}
          />
        </Field>
        <Button
          type="submit"
          look="primary"
          aria-disabled={isEmpty}
          aria-describedby={isEmpty ? emptyId : undefined}
        >
          {t('config.open.read')}
        </Button>
        {isEmpty && (
          <p id={emptyId} className="py-2 text-sm text-muted">
            {t('config.open.pasted_empty')}
          </p>
        )}
      </div>
    </form>
  );
}
