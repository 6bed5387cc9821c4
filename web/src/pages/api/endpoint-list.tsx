import { useWords } from '../../words/use-words.tsx';
import type { EndpointReference } from './reference.ts';

interface EndpointListProps {
  readonly groups: readonly {
    readonly group: EndpointReference['group'];
    readonly endpoints: readonly EndpointReference[];
  }[];
}

/** Where what is on the page, beside it on wide screens. */
export function EndpointList({ groups }: EndpointListProps) {
  const { t } = useWords();
  return (
    <nav aria-label={t('api.index')} className="endpoint-list text-sm">
      {groups.map(({ group, endpoints }) => (
        <ul key={group} className="flex flex-col gap-1 text-muted">
          <li className="font-medium text-ink">
            <a href={`#${group}`}>{t(`api.groups.${group}`)}</a>
          </li>
          {endpoints.map(({ id, path }) => (
            <li key={id}>
              <a href={`#${id}`} className="wrap-anywhere hover:text-ink">
                {path}
              </a>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
