import { writeDashedUuid, writeTextureUrl, writeUuidIntArray } from '@fucina/minecraft-profile';
import { RefreshCw } from 'lucide';
import type { ReactNode } from 'react';
import { toolLink } from '../../tool/tool-link.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWords } from '../../words/use-words.tsx';
import { defaultOf, modelOf, type PlayerProfile, type Subject } from './subject.ts';
import { useAge } from './use-age.ts';

interface DetailsCardProps {
  readonly subject: Exclude<Subject, { kind: 'file' }>;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** Details of the player or texture, ready to copy. */
export function DetailsCard({ subject, isRefreshing, onRefresh }: DetailsCardProps) {
  const { t } = useWords();
  const profile = subject.kind === 'player' ? subject.profile : undefined;
  const hash = subject.kind === 'texture' ? subject.id : profile?.textures.skin?.hash;
  const model = modelOf(subject);
  const chosen = defaultOf(subject);
  return (
    <Card title={subject.kind === 'player' ? subject.name : t('skins.texture')}>
      <dl className="flex flex-col gap-4">
        {subject.kind === 'player' && <UuidDetail id={subject.id} />}
        {model && <Detail term={t('skins.model')}>{t(`skins.models.${model}`)}</Detail>}
        {(profile || subject.kind === 'texture') && (
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
        {profile && (
          <AgeDetail profile={profile} isRefreshing={isRefreshing} onRefresh={onRefresh} />
        )}
      </dl>
      <div className="flex flex-wrap gap-2">
        {profile?.value && hash && <CopyButton text={profile.value} name={t('skins.copy_value')} />}
        <a
          href={toolLink('skulls', { player: ownerOf(subject) })}
          className={buttonClass({ size: 'small' })}
        >
          {t('skins.make_head')}
        </a>
      </div>
    </Card>
  );
}

function UuidDetail({ id }: { readonly id: string }) {
  const { t } = useWords();
  const dashed = writeDashedUuid(id);
  return (
    <Detail term={t('skins.uuid')}>
      <code className="text-caption break-all">{dashed}</code>
      <span className="mt-2 flex flex-wrap gap-2">
        <CopyButton text={dashed} name={t('skins.copy_dashed')} />
        <CopyButton text={id} name={t('skins.copy_plain')} />
        <CopyButton text={writeUuidIntArray(id)} name={t('skins.copy_ints')} />
      </span>
    </Detail>
  );
}

interface AgeDetailProps {
  readonly profile: PlayerProfile;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

function AgeDetail({ profile, isRefreshing, onRefresh }: AgeDetailProps) {
  const { t } = useWords();
  const { words, isOld } = useAge(profile.answeredAt);
  return (
    <Detail term={t('skins.answered')}>
      <span className="flex items-center justify-between gap-2">
        {words}
        <IconButton
          label={t('skins.refresh')}
          icon={RefreshCw}
          size="small-icon"
          // Mojang is not asked twice within a minute.
          aria-disabled={isRefreshing || !isOld}
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
  return writeTextureUrl(subject.id);
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
