import './api/api.css';
import { apiReference } from 'virtual:api-reference';
import { apiReferenceWords } from '@fucina/site/words/api-reference';
import { useState } from 'react';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { useWords } from '../words/use-words.tsx';
import { EndpointCard } from './api/endpoint-card.tsx';
import { EndpointList } from './api/endpoint-list.tsx';
import { Policy } from './api/policy.tsx';
import { ProblemList } from './api/problem-list.tsx';
import { CODE_LANGUAGES, type CodeLanguage } from './api/request-code.ts';
import { Start } from './api/start.tsx';
import { WatchList } from './api/watch-list.tsx';

const GROUPS = ['servers', 'players', 'pictures', 'text'] as const;
const { commonProblems } = apiReference;
const groups = GROUPS.map((group) => ({
  group,
  endpoints: apiReference.endpoints.filter((endpoint) => endpoint.group === group),
}));

export function Page() {
  const { t, language } = useWords();
  const [codeLanguage, setCodeLanguage] = useState<CodeLanguage>('curl');
  const words = apiReferenceWords[language];
  const choices = CODE_LANGUAGES.map((value) => ({ value, label: t(`api.languages.${value}`) }));
  return (
    <div className="api-columns">
      <EndpointList groups={groups} />
      <div className="flex min-w-0 flex-col gap-10">
        <Start />
        <Field label={t('api.languages.title')} className="max-w-60">
          <Select choices={choices} value={codeLanguage} onValueChange={setCodeLanguage} />
        </Field>
        {groups.map(({ group, endpoints }) => (
          <section key={group} aria-labelledby={group} className="flex flex-col gap-3">
            <h2 id={group} className="text-2xl">
              {t(`api.groups.${group}`)}
            </h2>
            {endpoints.map((endpoint) => (
              <EndpointCard
                key={endpoint.id}
                endpoint={endpoint}
                words={words}
                codeLanguage={codeLanguage}
              />
            ))}
          </section>
        ))}
        <WatchList words={words} />
        <section aria-labelledby="common-problems" className="flex flex-col gap-4">
          <h2 id="common-problems" className="text-2xl">
            {t('api.endpoint.common_problems')}
          </h2>
          <ProblemList problems={commonProblems} words={words} />
        </section>
        <Policy />
      </div>
    </div>
  );
}
