import type { LanguageCode } from '@fucina/site';
import { fillIn, sentence } from '@fucina/site/words';
import { watchAlertWords } from '@fucina/site/words/watch-alerts';
import { stageAndCode } from '@fucina/watch';
import { PAUSED_AFTER_S } from '../ending.ts';
import type { News, NewsIncident, NewsWatch } from '../news.ts';
import { writeTarget } from '../target-address.ts';
import { writeDuration } from './duration.ts';

export interface Told {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The notation of a channel. */
export interface Notation {
  readonly writeTime: (at: number) => string;
  /** A text that somebody wrote, as just that. */
  readonly writeText: (text: string) => string;
}

const EDITIONS = { java: 'Java', bedrock: 'Bedrock' } as const;

export function tell(news: News, language: LanguageCode, notation: Notation): Told {
  const words = watchAlertWords[language];
  const { watch, incidents, kind } = news;
  const [first, ...others] = incidents;
  const name = notation.writeText(nameOf(watch));
  const isOfOne = watch.addresses.length > 1 && first !== undefined && others.length === 0;
  const server = isOfOne
    ? fillIn(words.edition, { server: name, edition: EDITIONS[first.address.edition] })
    : name;
  const title = fillIn(words[kind], { server });
  if (kind === 'test') return { title, lines: [words.explain_test] };
  if (kind === 'channel_off') {
    const channel = notation.writeText(news.channel ?? '');
    return { title, lines: [fillIn(words.explain_channel_off, { channel })] };
  }
  if (kind === 'ending') {
    const time = notation.writeTime(news.at + PAUSED_AFTER_S);
    return { title, lines: [fillIn(words.explain_ending, { time })] };
  }
  const lines = incidents.flatMap((incident) => {
    const told = linesOf(kind, incident, language, notation.writeTime);
    if (others.length === 0) return told;
    return [`${EDITIONS[incident.address.edition]}: ${told.join(' ')}`];
  });
  return { title, lines };
}

function nameOf({ name, addresses: [address] }: NewsWatch): string {
  return name === '' && address !== undefined ? writeTarget(address) : name;
}

function linesOf(
  kind: 'down' | 'up' | 'unstable' | 'stable',
  incident: NewsIncident,
  language: LanguageCode,
  writeTime: Notation['writeTime'],
): readonly string[] {
  const words = watchAlertWords[language];
  const reason = sentence(`ui.unanswered.${stageAndCode(incident.reason).code}`, language);
  const { startedAt, endedAt } = incident;
  const began = fillIn(words.began, { time: writeTime(startedAt) });
  if (kind === 'down') return [reason, began];
  if (kind === 'unstable') return [words.explain_unstable, reason];
  if (endedAt === null) return [began];
  const lasted = fillIn(kind === 'up' ? words.lasted : words.lasted_unstable, {
    duration: writeDuration(endedAt - startedAt, language),
    from: writeTime(startedAt),
    to: writeTime(endedAt),
  });
  return kind === 'up' ? [lasted, reason] : [lasted];
}
