import type { PublicStatus } from '@fucina/api-contract';
import type { LanguageCode } from '@fucina/site';
import { fillIn, sentence, words } from '@fucina/site/words';
import { toldUptimes } from '@fucina/watch';
import { writeUptime } from './write-numbers.ts';

/** For a picture or a frame, where there is room for one. */
export function longestUptime(status: PublicStatus, language: LanguageCode) {
  const { created_at: createdAt, checked_at: checkedAt, zone } = status;
  const { range = 'day', since } = toldUptimes(createdAt, checkedAt ?? createdAt).at(-1) ?? {};
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: zone });
  const label =
    since === undefined
      ? sentence('status_page.uptime_90', language)
      : fillIn(words[language].watched.now.uptime_since, { time: moment.format(since * 1000) });
  return { label, value: writeUptime(status.uptime[range].uptime, language) };
}
