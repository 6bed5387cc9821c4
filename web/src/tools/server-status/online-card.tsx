import { useMemo } from 'react';
import { toolLink } from '../../tool/tool-link.ts';
import { WorkshopLink } from '../../tool/workshop-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AnimateSwitch } from '../../ui/game-text/animate-switch.tsx';
import { ServerListPreview } from '../../ui/game-text/server-list-preview.tsx';
import { useWords } from '../../words/use-words.tsx';
import { AddressDetails } from './address-details.tsx';
import { Facts } from './facts.tsx';
import { NamedList } from './named-list.tsx';
import { PlayerSample } from './player-sample.tsx';
import { queryNote } from './query-note.ts';
import { StatusHeading } from './status-heading.tsx';
import { runsOf } from './status-text.ts';
import type { Checked } from './use-status.ts';
import { WatchLink } from './watch-link.tsx';

export function OnlineCard({ checked }: { readonly checked: Checked }) {
  const { t, language } = useWords();
  const number = new Intl.NumberFormat(language);
  const { status } = checked;
  const motd = useMemo(() => runsOf(status.motd), [status]);
  const { players, latency_ms: latencyMs } = status;
  const chat = chatRule(status);
  const note = queryNote(checked);
  return (
    <Card>
      <StatusHeading checked={checked} />
      <ServerListPreview
        name={t('server_status.preview_name')}
        description={motd}
        version={status.protocol?.name}
        {...(status.icon && { icon: status.icon })}
        {...(players && { players })}
        {...(typeof latencyMs === 'number' && { pingMs: latencyMs })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <WorkshopLink text={(status.motd?.raw ?? []).join('\n')} format="legacy-section" />
        {!checked.question.isBedrock && (
          <a
            href={toolLink('motd', { address: checked.question.address })}
            className={buttonClass({ size: 'small' })}
          >
            {t('server_status.edit_message')}
          </a>
        )}
        <WatchLink question={checked.question} />
        <AnimateSwitch />
      </div>
      <Facts
        facts={[
          {
            name: t('server_status.facts.players'),
            value: players && `${number.format(players.online)} / ${number.format(players.max)}`,
          },
          { name: t('server_status.facts.version'), value: status.version },
          {
            name: t('server_status.facts.latency'),
            value: typeof latencyMs === 'number' ? writeMs(latencyMs) : undefined,
            note: t('server_status.facts.latency_note'),
          },
          { name: t('server_status.facts.software'), value: status.software },
          { name: t('server_status.facts.map'), value: status.map?.clean?.join(' ') },
          { name: t('server_status.facts.gamemode'), value: status.gamemode },
          { name: t('server_status.facts.chat'), value: chat && t(`server_status.facts.${chat}`) },
        ]}
      />
      <PlayerSample list={players?.list ?? []} info={status.info} />
      <NamedList
        label={t('server_status.mods', { count: status.mods?.length ?? 0 })}
        entries={status.mods ?? []}
        note={status.mods_truncated ? t('server_status.mods_truncated') : undefined}
      />
      <NamedList
        label={t('server_status.plugins', { count: status.plugins?.length ?? 0 })}
        entries={status.plugins ?? []}
      />
      {note && <p className="text-sm text-muted">{t(`server_status.${note}`)}</p>}
      <AddressDetails checked={checked} />
    </Card>
  );
}

/** On the same machine the round trip rounds to 0. */
function writeMs(ms: number): string {
  return ms < 1 ? '< 1 ms' : `${ms} ms`;
}

function chatRule({
  enforces_secure_chat: isSigned,
  prevents_chat_reports: isUnreported,
}: Checked['status']): 'chat_unreported' | 'chat_signed' | undefined {
  if (isUnreported) return 'chat_unreported';
  return isSigned ? 'chat_signed' : undefined;
}
