import type { PublicStatus, WatchReply } from '@fucina/api-contract';
import { toldUptimes } from '@fucina/watch';
import { Card } from '../../ui/card.tsx';
import { useWords } from '../../words/use-words.tsx';
import { StateMark, StateShape } from './state-mark.tsx';
import { type Formats, useFormats } from './use-formats.ts';
import { useWrittenPage } from './written-page.ts';

type Edition = WatchReply['editions'][number];
/** What an owner sees and what everybody sees have this in common. */
type Shown = Pick<WatchReply, keyof WatchReply & keyof PublicStatus>;
type Uptime = WatchReply['uptime']['day'];

/** How the server is, in a sentence first; then what it says of itself now. */
export function StateCard({ watch }: { readonly watch: Shown }) {
  const { t } = useWords();
  const formats = useFormats();
  const isWritten = useWrittenPage() !== undefined;
  const { checked_at: checkedAt, created_at: createdAt, place, editions, zone } = watch;
  const [first, second] = editions;
  const now = useNow(watch);
  const time = checkedAt === null ? undefined : formats.moment(checkedAt);
  return (
    <Card region title={<span className="text-lg">{watch.name || watch.address}</span>}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl">
        <StateShape state={watch.state} />
        <StateSentence watch={watch} />
      </p>
      {second && editions.map((each) => <EditionFacts key={each.edition} edition={each} />)}
      {first && !second && <Motd edition={first} />}
      <dl className="watch-facts">
        {first && !second && <NowFacts edition={first} />}
        {toldUptimes(createdAt, now).map(({ range, since }) => (
          <UptimeFact
            key={range}
            name={
              since === undefined
                ? t(`watched.now.uptime_${range}`)
                : t('watched.now.uptime_since', { time: formats.moment(since) })
            }
            uptime={watch.uptime[range]}
          />
        ))}
      </dl>
      <div className="text-sm text-muted">
        {time !== undefined && (
          <p>
            {place === ''
              ? t('watched.now.checked_nowhere', { time })
              : t('watched.now.checked', { time, place })}
          </p>
        )}
        <p>{t(isWritten ? 'status_page.zone' : 'watched.now.zone', { zone })}</p>
      </div>
    </Card>
  );
}

function StateSentence({ watch }: { readonly watch: Shown }) {
  const { t } = useWords();
  const { lasting: lastingOf, time } = useFormats();
  const now = useNow(watch);
  const { state, since, maintenance_until: until, editions } = watch;
  const lasting = { duration: lastingOf(now - (since ?? now)) };
  const reason = editions.find((edition) => edition.reason !== undefined)?.reason;
  switch (state) {
    case 'waiting':
      return t(watch.checked_at === null ? 'watched.state.waiting' : 'watched.state.never');
    case 'maintenance':
      return t('watched.state.maintenance', { time: time(until ?? now) });
    case 'down':
      return (
        <span>
          {t('watched.state.down', lasting)} {t(`ui.unanswered.${reason?.code ?? 'unknown'}`)}
        </span>
      );
    default:
      return t(`watched.state.${state}`, lasting);
  }
}

/** By the server's clock, as far as it is told: that of the visitor may be wrong. */
function useNow({ checked_at: checkedAt, state }: Shown): number {
  const writtenAt = useWrittenPage()?.at;
  const isLookedAt = state !== 'paused' && state !== 'unknown';
  return isLookedAt && checkedAt !== null ? checkedAt : (writtenAt ?? Date.now() / 1000);
}

interface OfEdition {
  readonly edition: Edition;
}

/** One of two. */
function EditionFacts({ edition }: OfEdition) {
  const { t } = useWords();
  const isUp = edition.state === 'up';
  return (
    <div className="flex flex-col gap-2">
      <h3 className="flex flex-wrap items-center gap-x-3 text-sm">
        {t(`server_watch.editions.${edition.edition}`)}
        <span className="text-muted">{edition.address}</span>
        <StateMark state={edition.state} />
        {edition.reason && !isUp && (
          <span className="font-normal">{t(`ui.unanswered.${edition.reason.code}`)}</span>
        )}
      </h3>
      <Motd edition={edition} />
      {isUp && (
        <dl className="watch-facts">
          <NowFacts edition={edition} />
        </dl>
      )}
    </div>
  );
}

function Motd({ edition: { state, motd } }: OfEdition) {
  const written = useWrittenPage();
  if (state !== 'up' || !motd || !written) return null;
  return <p className="max-w-measure wrap-anywhere">{written.plainText(motd)}</p>;
}

function NowFacts({ edition }: OfEdition) {
  const { t } = useWords();
  const formats = useFormats();
  if (edition.state !== 'up') return null;
  return (
    <>
      <Fact name={t('watched.now.players')}>{playersOf(edition, formats, t)}</Fact>
      {edition.version && <Fact name={t('watched.now.version')}>{edition.version}</Fact>}
      {edition.latency_ms !== null && (
        <Fact name={t('watched.now.latency')}>{formats.ms(edition.latency_ms)}</Fact>
      )}
    </>
  );
}

function playersOf(
  { players, max }: Edition,
  { number }: Formats,
  t: ReturnType<typeof useWords>['t'],
): string {
  if (players === null) return t('watched.now.players_hidden');
  if (max === undefined) return number(players);
  return t('watched.now.players_of', { online: number(players), max: number(max) });
}

function UptimeFact({ name, uptime }: { readonly name: string; readonly uptime: Uptime }) {
  const { t } = useWords();
  const { percent } = useFormats();
  return (
    <Fact name={name}>
      {uptime.uptime ? percent(uptime.uptime) : t('watched.now.too_little')}
      {uptime.is_partly_measured && (
        <span className="block text-sm text-muted">
          {t('watched.now.coverage', { percent: percent(uptime.coverage) })}
        </span>
      )}
    </Fact>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-medium wrap-anywhere figures">{children}</dd>
    </div>
  );
}
