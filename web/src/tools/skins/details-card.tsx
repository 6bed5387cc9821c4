import { pageById } from '@fucina/site';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../app/use-words.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { defaultOf, modelOf, type Subject, type WornProfile } from './subject.ts';
import { useAge } from './use-age.ts';
import { writeUuid } from './uuid-notations.ts';

interface DetailsCardProps {
  readonly subject: Exclude<Subject, { kind: 'file' }>;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** What is known of whoever is shown, ready to be copied. */
export function DetailsCard({ subject, isRefreshing, onRefresh }: DetailsCardProps) {
  const { t } = useWords();
  const worn = subject.kind === 'player' ? subject.worn : undefined;
  const hash = subject.kind === 'texture' ? subject.id : worn?.textures.skin?.hash;
  const model = modelOf(subject);
  const chosen = defaultOf(subject);
  return (
    <Card title={subject.kind === 'player' ? subject.name : t('skins.texture')}>
      <dl className="flex flex-col gap-4">
        {subject.kind === 'player' && <UuidDetail id={subject.id} />}
        {model && <Detail term={t('skins.model')}>{t(`skins.models.${model}`)}</Detail>}
        {(worn || subject.kind === 'texture') && (
          <Detail term={t('skins.source')}>
            {chosen
              ? t('skins.sources.default', { name: capitalised(chosen.name) })
              : t(`skins.sources.${subject.kind}`)}
          </Detail>
        )}
        {hash && (
          <Detail term={t('skins.hash')}>
            <span className="flex items-start justify-between gap-2">
              <code className="break-all">{hash}</code>
              <CopyButton text={hash} name={t('skins.copy_hash')} iconOnly size="small-icon" />
            </span>
          </Detail>
        )}
        {worn && <AgeDetail worn={worn} isRefreshing={isRefreshing} onRefresh={onRefresh} />}
      </dl>
      <div className="flex flex-wrap gap-2">
        {worn?.value && hash && <CopyButton text={worn.value} name={t('skins.copy_value')} />}
        <Link
          to={`${pageById('skulls').path}?${new URLSearchParams({ player: ownerOf(subject) })}`}
          className={buttonClass({ size: 'small' })}
        >
          {t('skins.make_head')}
        </Link>
      </div>
    </Card>
  );
}

function UuidDetail({ id }: { readonly id: string }) {
  const { t } = useWords();
  const { dashed, plain, ints } = writeUuid(id);
  return (
    <Detail term={t('skins.uuid')}>
      <code className="break-all">{dashed}</code>
      <span className="mt-2 flex flex-wrap gap-2">
        <CopyButton text={dashed} name={t('skins.copy_dashed')} />
        <CopyButton text={plain} name={t('skins.copy_plain')} />
        <CopyButton text={ints} name={t('skins.copy_ints')} />
      </span>
    </Detail>
  );
}

interface AgeDetailProps {
  readonly worn: WornProfile;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

function AgeDetail({ worn, isRefreshing, onRefresh }: AgeDetailProps) {
  const { t } = useWords();
  const { words, isOld } = useAge(worn.answeredAt);
  return (
    <Detail term={t('skins.answered')}>
      <span className="flex items-center justify-between gap-2">
        {words}
        <IconButton
          label={t('skins.refresh')}
          icon={RefreshCw}
          size="small-icon"
          // Mojang is not asked twice within a minute.
          disabled={isRefreshing || !isOld}
          onClick={onRefresh}
        />
      </span>
    </Detail>
  );
}

function Detail({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ownerOf(subject: DetailsCardProps['subject']): string {
  if (subject.kind === 'player') return subject.name;
  return `http://textures.minecraft.net/texture/${subject.id}`;
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
