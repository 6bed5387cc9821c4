import { Card } from '../../ui/card.tsx';
import { useWords } from '../../words/use-words.tsx';
import { pageOrigin } from './page-origin.ts';

const LINK = 'text-link underline underline-offset-2 wrap-anywhere';

export function Start() {
  const { t } = useWords();
  const origin = pageOrigin();
  return (
    <Card title={t('api.start.title')}>
      <p>
        {t('api.start.address')} <code className="wrap-anywhere">{origin}</code>
      </p>
      <p>{t('api.start.formats')}</p>
      <p>
        <a href="/api/openapi.json" className={LINK}>
          {t('api.start.openapi')}
        </a>
      </p>
      <p>
        {t('api.start.mcp')} <code className="wrap-anywhere">{origin}/mcp</code> ·{' '}
        <a href="/docs/agents" className={LINK}>
          {t('api.start.agents')}
        </a>
      </p>
      <p>
        <a href="/docs/bots" className={LINK}>
          {t('api.start.packages')}
        </a>
      </p>
    </Card>
  );
}
