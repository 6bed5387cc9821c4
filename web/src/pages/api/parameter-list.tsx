import { apiReference } from 'virtual:api-reference';
import type { Parameter } from '@fucina/api-contract';
import { type ApiReferenceWords, parameterMeaning } from '@fucina/site/words/api-reference';
import type { Translate } from '../../words/translate.ts';
import { useWords } from '../../words/use-words.tsx';
import type { EndpointReference } from './reference.ts';

interface ParameterListProps {
  readonly endpoint: EndpointReference;
  readonly words: ApiReferenceWords;
}

export function ParameterList({ endpoint, words }: ParameterListProps) {
  const { t } = useWords();
  return (
    <dl className="flex flex-col gap-2.5">
      {endpoint.parameters.map((parameter) => (
        <div key={parameter.name} className="min-w-0 wrap-anywhere">
          <dt>
            <code className="font-medium">{parameter.name}</code>{' '}
            <span className="text-sm text-muted">{valuesOf(parameter, t)}</span>
          </dt>
          <dd className="text-muted">
            {parameterMeaning(words, endpoint.id, parameter.name, apiReference.limits)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Whether a parameter is needed, and what may be written for it. */
function valuesOf({ isRequired, schema }: Parameter, t: Translate): string {
  const { enum: choices, minimum, maximum, maxLength, default: usual } = schema;
  const isRange =
    minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  return [
    isRequired && t('api.endpoint.required'),
    choices?.join(' · '),
    isRange && t('api.endpoint.range', { min: minimum, max: maximum }),
    maxLength !== undefined && t('api.endpoint.at_most', { max: maxLength }),
    usual !== undefined && usual !== '' && t('api.endpoint.default', { value: String(usual) }),
  ]
    .filter(Boolean)
    .join(', ');
}
