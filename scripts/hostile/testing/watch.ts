import {
  followFacts,
  heatMap,
  localDays,
  outcomeOfReply,
  readJournalRow,
  readPackedHour,
  readZone,
  shardOf,
  windowsWithin,
} from '@fucina/watch';
import { type Rows, text, withoutText } from './feed.ts';

const inZone = (given: string) => readZone(given) ?? 'UTC';
const bytesOf = (given: string) => new TextEncoder().encode(given);

export const watch: Rows = {
  ...withoutText(
    'outcomes, samples and times',
    'believed',
    'checkInterval',
    'columnsOfRows',
    'columnsOfSamples',
    'createRecentNetworks',
    'dayRow',
    'decide',
    'decideSight',
    'downTime',
    'hourOf',
    'hourRow',
    'incidentOf',
    'longestGap',
    'newStanding',
    'nextTurnMs',
    'overdueDelayMs',
    'secondsOf',
    'spansOf',
    'stageAndCode',
    'startOfTick',
    'targetState',
    'tickOf',
    'uptimeOf',
    'wholeState',
    'writeJournalRow',
    'writePackedHour',
  ),
  ...withoutText('zones that were read', 'createLocalHours'),
  followFacts: text((given) =>
    followFacts({ motd: { value: 'old', changes: [] } }, { motd: given, version: given }, 60),
  ),
  heatMap: text((given) => heatMap([{ hour: 1, playersAverage: 1 }], inZone(given))),
  localDays: text((given) => localDays(inZone(given), 0, 30)),
  outcomeOfReply: text((given) =>
    outcomeOfReply({
      online: given.length % 2 === 0,
      latency_ms: 1,
      players: { online: given },
      debug: { stage: given, code: given },
    }),
  ),
  readJournalRow: text((given) => readJournalRow(bytesOf(given), 1)),
  readPackedHour: text((given) => readPackedHour(bytesOf(given), 1)),
  readZone: text(readZone),
  shardOf: text((given) => shardOf({ edition: 'java', host: given, port: 1 }, 8)),
  windowsWithin: text((given) =>
    windowsWithin(
      [{ startsAt: 0, endsAt: 60, every: 'day', removedAt: null }],
      inZone(given),
      0,
      999_999,
    ),
  ),
};
