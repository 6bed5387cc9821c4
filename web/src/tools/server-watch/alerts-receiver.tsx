import { Collapsible } from '../../ui/collapsible.tsx';
import { Output } from '../../ui/output.tsx';
import { useWords } from '../../words/use-words.tsx';

const HEADERS = ['id', 'timestamp', 'signature'] as const;
const STANDARD = 'https://www.standardwebhooks.com';
const EXAMPLE = `import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WATCH_SECRET);
const { type, data } = webhook.verify(body, request.headers);
console.log(type, data.watch);`;

/** How the program behind a webhook knows that we sent a message. */
export function AlertReceiver() {
  const { t } = useWords();
  return (
    <Collapsible label={t('watched.alerts.receiver.title')} isSmall>
      <div className="flex flex-col gap-3">
        <p className="max-w-measure text-muted">{t('watched.alerts.receiver.text')}</p>
        <dl className="flex flex-col gap-2">
          {HEADERS.map((header) => (
            <div key={header}>
              <dt className="font-mono text-sm">webhook-{header}</dt>
              <dd className="max-w-measure text-muted">{t(`watched.alerts.receiver.${header}`)}</dd>
            </div>
          ))}
        </dl>
        <Output
          as="code"
          look="secondary"
          label={t('watched.alerts.receiver.code')}
          value={EXAMPLE}
        />
        <p className="max-w-measure text-muted">{t('watched.alerts.receiver.code_hint')}</p>
        <p className="text-muted">
          {t('watched.alerts.receiver.others')}{' '}
          <a href={STANDARD} className="text-link underline">
            {STANDARD}
          </a>
        </p>
      </div>
    </Collapsible>
  );
}
