import { type ApiReferenceWords, endpointSummary } from '@fucina/site/words/api-reference';
import { ChevronDown } from 'lucide';
import { useId, useMemo, useState } from 'react';
import { Collapsible } from '../../ui/collapsible.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Output } from '../../ui/output.tsx';
import { useWords } from '../../words/use-words.tsx';
import { EXAMPLE_VALUES } from './example-values.ts';
import examples from './examples.json' with { type: 'json' };
import { pageOrigin } from './page-origin.ts';
import { ParameterList } from './parameter-list.tsx';
import { ProblemList } from './problem-list.tsx';
import type { EndpointReference } from './reference.ts';
import { type CodeLanguage, requestCode } from './request-code.ts';
import { requestPath } from './request-path.ts';
import { TryForm } from './try-form.tsx';

interface EndpointCardProps {
  readonly endpoint: EndpointReference;
  readonly words: ApiReferenceWords;
  readonly codeLanguage: CodeLanguage;
}

const EXAMPLES = new Map<string, unknown>(Object.entries(examples));

export function EndpointCard({ endpoint, words, codeLanguage }: EndpointCardProps) {
  const { t } = useWords();
  const [values, setValues] = useState(EXAMPLE_VALUES[endpoint.id] ?? {});
  const path = requestPath(endpoint, values);
  const example = useMemo(() => exampleAnswer(endpoint.id), [endpoint.id]);
  const titleId = useId();
  const title = `GET ${endpoint.path}`;
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-hairline bg-surface">
      <details className="fold">
        <summary className="endpoint-summary">
          <Icon icon={ChevronDown} size={16} />
          <h3 id={titleId} className="font-semibold wrap-anywhere">
            <code>{title}</code>
          </h3>
          <span className="text-sm text-muted">
            {t('api.endpoint.per_minute', { count: endpoint.perMinute })}
          </span>
          <span className="text-body-sm">{endpointSummary(words, endpoint.id)}</span>
        </summary>
        {/* A link to it opens what is around it. */}
        <div id={endpoint.id} className="endpoint-details">
          <div className="endpoint-parts">
            <ParameterList endpoint={endpoint} words={words} />
            <Output
              label={`${t('api.endpoint.code')}: ${title}`}
              kind={t('api.endpoint.code')}
              as="code"
              look="secondary"
              value={requestCode(codeLanguage, pageOrigin() + path, endpoint.type)}
            />
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 ps-3">
            {example !== undefined && (
              <Collapsible isSmall label={t('api.endpoint.example')}>
                <Output
                  label={`${t('api.endpoint.example')}: ${title}`}
                  kind={<span className="text-muted">{t('api.endpoint.shortened')}</span>}
                  as="code"
                  look="secondary"
                  value={example}
                />
              </Collapsible>
            )}
            <Collapsible isSmall label={t('api.endpoint.problems')}>
              <ProblemList problems={endpoint.problems} words={words} />
            </Collapsible>
            <Collapsible isSmall label={t('api.endpoint.try')}>
              <TryForm endpoint={endpoint} path={path} values={values} onChange={setValues} />
            </Collapsible>
          </div>
        </div>
      </details>
    </section>
  );
}

function exampleAnswer(id: string): string | undefined {
  const answer = EXAMPLES.get(id);
  return answer === undefined ? undefined : JSON.stringify(answer, null, 2);
}
