import type { StatusPageFailure } from '@fucina/api-contract';
import { languageQuery, pageById } from '@fucina/site';
import { useWords } from '../../../words/use-words.tsx';
import { ContentFrame } from './content-frame.tsx';

/** Why there is nothing to see. */
export function FailureContent({ failure }: { readonly failure: StatusPageFailure }) {
  const { t, language } = useWords();
  return (
    <ContentFrame
      title={t(`status_page.failures.${failure}.title`)}
      description={t(`status_page.failures.${failure}.text`)}
    >
      <p className="text-center">
        <a
          href={`${pageById('server-watch').path}?${languageQuery}=${language}`}
          className="text-link hover:underline"
        >
          {t('status_page.own')}
        </a>
      </p>
    </ContentFrame>
  );
}
