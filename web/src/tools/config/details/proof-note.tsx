import type { Comparison, Proof } from '@fucina/config-text';
import { Check, TriangleAlert } from 'lucide';
import { Icon } from '../../../ui/icon.tsx';
import { useWords } from '../../../words/use-words.tsx';

/** What the comparison of both texts says, alone and behind other texts. */
export function ProofNote({ proof: { alone, joined } }: { readonly proof: Proof }) {
  const { t } = useWords();
  const different = joined.find(({ same }) => !same);
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <Line comparison={alone}>
        {alone.same
          ? t('config.proof.same', { characters: alone.characters, count: alone.styles })
          : t('config.proof.different', {
              at: alone.at + 1,
              what: t(`config.proof.differences.${alone.difference}`),
            })}
      </Line>
      {different && !different.same ? (
        <Line comparison={different}>
          {t('config.proof.joined_different', {
            text: different.join.from.slice(0, 60),
            at: different.at + 1,
            what: t(`config.proof.differences.${different.difference}`),
          })}
        </Line>
      ) : (
        joined.length > 0 && (
          <Line comparison={alone}>{t('config.proof.joined', { count: joined.length })}</Line>
        )
      )}
    </div>
  );
}

function Line({
  comparison,
  children,
}: {
  readonly comparison: Comparison;
  readonly children: string;
}) {
  return (
    <p className={comparison.same ? 'flex gap-2 text-good' : 'flex gap-2 text-warning'}>
      <Icon icon={comparison.same ? Check : TriangleAlert} size={16} className="mt-0.5 shrink-0" />
      <span className="wrap-anywhere">{children}</span>
    </p>
  );
}
