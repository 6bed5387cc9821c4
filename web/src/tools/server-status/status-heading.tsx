import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useWords } from '../../words/use-words.tsx';
import type { Checked } from './use-status.ts';

const TICK_MS = 5000;

/** The server, whether it is online, the age of that result, and whether Mojang blocks the server. */
export function StatusHeading({ checked }: { readonly checked: Checked }) {
  const { t } = useWords();
  const { status, question, measuredAt } = checked;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-xl wrap-anywhere">
          {status.hostname || status.ip || question.address}
        </h2>
        <span
          className={clsx(
            'inline-flex items-center gap-2 font-semibold',
            status.online ? 'text-good' : 'text-danger',
          )}
        >
          <span aria-hidden className="size-2.5 rounded-full bg-current" />
          {t(status.online ? 'server_status.online' : 'server_status.offline')}
        </span>
        <span className="text-sm text-muted sm:ms-auto">
          <Age at={measuredAt} />
        </span>
      </div>
      {status.eula_blocked && (
        <p className="rounded-control bg-danger-wash p-3 text-danger">
          {t('server_status.eula_blocked')}
        </p>
      )}
    </>
  );
}

function Age({ at }: { readonly at: number }) {
  const { t, language } = useWords();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((now - at) / 1000));
  if (seconds < 5) return t('server_status.age_now');
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  const age =
    seconds < 90
      ? format.format(-seconds, 'second')
      : format.format(-Math.round(seconds / 60), 'minute');
  return t('server_status.age', { age });
}
