import type { ArgumentSubject, JavaVersion, JudgedJava } from '@fucina/server-launch';
import { clsx } from 'clsx';
import { useMemo, useRef, useState } from 'react';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import { useSelected } from '../../tool/tool.tsx';
import { useFragment } from '../../tool/use-fragment.ts';
import { Button } from '../../ui/button.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import { Field } from '../../ui/field.tsx';
import { useNeeded } from '../../ui/lazy-module.ts';
import { Output } from '../../ui/output.tsx';
import { TextArea } from '../../ui/text-input.tsx';
import type { Translate } from '../../words/translate.ts';
import { useWords } from '../../words/use-words.tsx';
import { HighlightedCommand } from './highlighted-command.tsx';
import { lazyEngine } from './lazy.ts';
import { NoteList } from './note-list.tsx';
import { javaOf, startState } from './state.ts';

const MAX_PASTED = 20_000;

// The most common mistakes: memory after the jar, a removed flag, a missing unlock flag.
const WITH_MISTAKES =
  'java -Xms4GB -XX:+UseConcMarkSweepGC -XX:G1NewSizePercent=30 -XX:UseG1GC -jar server.jar -Xmx4G nogui';

/** A pasted command, explained word by word and corrected. It never leaves the page. */
export function ExplainFold() {
  const { t } = useWords();
  const java = useSelected(startState, javaOf);
  const [pasted, setPasted] = useState('');
  const text = useAfterPaint(pasted);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Behind the `#`, where no server sees it.
  useFragment('#explain=', (command) => {
    setPasted(command.slice(0, MAX_PASTED));
    setOpen(true);
    // After the page has moved the focus to its title.
    requestAnimationFrame(() => {
      field.current?.focus({ preventScroll: true });
      field.current?.scrollIntoView({ block: 'center' });
    });
  });
  return (
    <section aria-label={t('server.explain.title')}>
      <Collapsible label={t('server.explain.title')} isOpen={isOpen} onOpenChange={setOpen}>
        <div className="flex flex-col gap-(--card-gap)">
          <Field label={t('server.explain.paste')} hint={t('server.explain.hint')}>
            <TextArea
              ref={field}
              rows={4}
              maxLength={MAX_PASTED}
              value={pasted}
              spellCheck={false}
              autoCapitalize="off"
              className="font-mono text-sm"
              onValueChange={setPasted}
            />
          </Field>
          {text.trim() === '' ? (
            <Button size="small" className="self-start" onClick={() => setPasted(WITH_MISTAKES)}>
              {t('server.explain.example')}
            </Button>
          ) : (
            // At a key it is new again before the eye sees that it fades.
            <div
              aria-busy={text !== pasted}
              className={clsx('flex flex-col gap-(--card-gap)', text !== pasted && 'opacity-55')}
              style={{ transition: 'opacity 0.16s' }}
            >
              <Explained text={text} newest={pasted} java={java} />
            </div>
          )}
        </div>
      </Collapsible>
    </section>
  );
}

interface ExplainedProps {
  /** As it was when the browser had time for it. */
  readonly text: string;
  /** What is in the field. */
  readonly newest: string;
  readonly java: JavaVersion;
}

function Explained({ text, newest, java }: ExplainedProps) {
  const { t } = useWords();
  const engine = useNeeded(lazyEngine);
  const hasFailed = lazyEngine.useHasFailed();
  const explained = useMemo(
    () => engine?.explainCommand(text, { otherwise: java }),
    [engine, text, java],
  );
  if (explained === undefined) {
    return hasFailed && <p className="text-danger">{t('shell.not_loaded')}</p>;
  }
  if (!explained.ok) {
    return <p className="text-danger">{t(`server.errors.${explained.error.code}`, {})}</p>;
  }
  const { judged, mistakes, unchecked, repaired, arguments: words } = explained.value;
  return (
    <>
      <div className="flex flex-col gap-2">
        <h3 className="font-semibold">{t('server.explain.mistakes')}</h3>
        <p className="text-muted text-sm wrap-anywhere">{judgedWords(judged, t)}</p>
        {mistakes.length === 0 && <p className="text-good">{t('server.explain.no_mistakes')}</p>}
        <NoteList notes={mistakes} label={t('server.explain.mistakes')} />
        {unchecked.length > 0 && (
          <p className="text-muted text-sm wrap-anywhere">
            {t('server.explain.unchecked', { words: unchecked.join('  ') })}
          </p>
        )}
      </div>
      {repaired !== text.trim() && (
        <Output
          look="secondary"
          as="code"
          label={t('server.explain.repaired')}
          copyName={t('server.explain.copy_repaired')}
          value={repaired}
          newest={() => {
            const now = engine?.explainCommand(newest, { otherwise: java });
            return now?.ok ? now.value.repaired : undefined;
          }}
        >
          <HighlightedCommand command={repaired} />
        </Output>
      )}
      <div className="flex flex-col gap-2">
        <h3 className="font-semibold">{t('server.explain.words')}</h3>
        <dl className="flex flex-col gap-2 text-sm">
          {words.map((word, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same word may be there twice
            <div key={`${index} ${word.text}`}>
              <dt className="font-mono wrap-anywhere">{word.text}</dt>
              <dd className="text-muted">
                <SubjectWords subject={word.subject} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}

function judgedWords({ by, ...facts }: JudgedJava, t: Translate): string {
  return t(`server.explain.judged.${by}`, facts);
}

function SubjectWords({ subject }: { readonly subject: ArgumentSubject }) {
  const { t } = useWords();
  return 'flag' in subject
    ? t(`server.flags.${subject.flag}`)
    : t(`server.topics.${subject.topic}`);
}
