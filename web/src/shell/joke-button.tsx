import { type ComponentType, Fragment, useState } from 'react';
import { announce } from '../ui/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/use-words.tsx';
import { loadFallingAnvil } from './footer-parts.ts';

const LINES = ['first', 'second', 'third', 'fourth'] as const;

export function JokeButton() {
  const { t } = useWords();
  const [presses, setPresses] = useState(0);
  const [Anvil, setAnvil] = useState<ComponentType<{ readonly isBroken: boolean }>>();
  const line = LINES[(presses - 1) % LINES.length];

  const press = async () => {
    // Offline, only the line of text is shown.
    const part = await loadFallingAnvil().catch(() => undefined);
    setAnvil(() => part);
    setPresses(presses + 1);
    announce(t(`shell.joke_lines.${LINES[presses % LINES.length] ?? 'first'}`));
  };

  return (
    <div className="relative">
      <Button look="quiet" size="small" onClick={press}>
        {t('shell.joke')}
      </Button>
      {/* Mounted again at every press, which restarts both animations. */}
      <Fragment key={presses}>
        {line && (
          <p
            aria-hidden="true"
            className="joke-line absolute right-0 bottom-full mb-1 w-max max-w-60 text-right text-sm text-muted max-sm:right-auto max-sm:left-3 max-sm:text-left"
          >
            {t(`shell.joke_lines.${line}`)}
          </p>
        )}
        {Anvil && <Anvil isBroken={line === 'fourth'} />}
      </Fragment>
    </div>
  );
}
