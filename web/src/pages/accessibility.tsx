import { StaticContent } from '../ui/static-content.tsx';
import { useWords } from '../words/use-words.tsx';

/** When somebody last compared the statement with the site. */
const REVIEWED = new Date('2026-11-23');

const USE = ['keyboard', 'readers', 'sight', 'motion', 'previews'] as const;
const TESTS = ['axe', 'keyboard', 'announcements', 'displays', 'when'] as const;
const LIMITS = ['colors', 'font', 'skin', 'drawing', 'foreign'] as const;

/** The accessibility statement. */
export function Page() {
  const { t, language } = useWords();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <StaticContent>
      <div className="flex max-w-measure flex-col gap-8">
        <Chapter title={t('accessibility.goal.title')} text={t('accessibility.goal.text')} />
        <Chapter
          title={t('accessibility.use.title')}
          points={USE.map((name) => t(`accessibility.use.list.${name}`))}
        />
        <Chapter
          title={t('accessibility.tests.title')}
          points={TESTS.map((name) => t(`accessibility.tests.list.${name}`))}
        />
        <Chapter
          title={t('accessibility.limits.title')}
          points={LIMITS.map((name) => t(`accessibility.limits.list.${name}`))}
        />
        <Chapter title={t('accessibility.report.title')} text={t('accessibility.report.text')} />
        <p className="text-sm text-muted">
          {t('accessibility.reviewed', { date: date.format(REVIEWED) })}
        </p>
      </div>
    </StaticContent>
  );
}

interface ChapterProps {
  readonly title: string;
  readonly text?: string;
  readonly points?: readonly string[];
}

function Chapter({ title, text, points }: ChapterProps) {
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      {text && <p className="mt-2">{text}</p>}
      {points && (
        <ul className="mt-2 flex list-disc flex-col gap-2 ps-5 marker:text-muted">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
