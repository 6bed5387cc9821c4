import type { WatchReply } from '@fucina/api-contract';
import { durationParts } from '@fucina/watch';
import { useMemo } from 'react';
import type { Translate } from '../../words/translate.ts';
import { useWords } from '../../words/use-words.tsx';
import { useWrittenPage } from './written-page.ts';

const MINUTE_S = 60;

type Percent = NonNullable<WatchReply['uptime']['day']['uptime']>;

/** How this page writes numbers and times, in its language. */
export interface Formats {
  /** Of the visitor's clock; where our server writes the page, of the watch's zone. */
  readonly time: (at: number) => string;
  /** With its day. */
  readonly moment: (at: number) => string;
  /** `2026-11-28`, wherever that day was. */
  readonly day: (day: string) => string;
  readonly duration: (seconds: number) => string;
  /** Of what is not over: nothing has lasted for no time. */
  readonly lasting: (seconds: number) => string;
  readonly number: (value: number) => string;
  readonly ms: (value: number) => string;
  readonly percent: (percent: Percent) => string;
  /** Monday first. */
  readonly weekdays: readonly string[];
}

export function useFormats(): Formats {
  const { language, t } = useWords();
  const zone = useWrittenPage()?.zone;
  return useMemo(() => formatsOf(language, t, zone), [language, t, zone]);
}

function formatsOf(language: string, t: Translate, zone: string | undefined): Formats {
  const here = { timeStyle: 'short', ...(zone !== undefined && { timeZone: zone }) } as const;
  const time = new Intl.DateTimeFormat(language, here);
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', ...here });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(language);
  const list = new Intl.ListFormat(language, { type: 'unit', style: 'long' });
  const unit = (value: number, name: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(
      value,
    );
  const duration = (seconds: number) =>
    list.format(durationParts(seconds).map((part) => unit(part.value, part.unit)));
  return {
    time: (at) => time.format(at * 1000),
    moment: (at) => moment.format(at * 1000),
    day: (name) => day.format(new Date(name)),
    duration,
    lasting: (seconds) => (seconds < MINUTE_S ? t('watched.state.just_now') : duration(seconds)),
    number: (value) => number.format(value),
    ms: (value) => `${number.format(value)} ms`,
    percent: ({ value, digits }) => {
      const written = new Intl.NumberFormat(language, { minimumFractionDigits: digits });
      return `${written.format(value)} %`;
    },
    // The first of January 2024 was a Monday.
    weekdays: Array.from({ length: 7 }, (_, at) => weekday.format(Date.UTC(2024, 0, at + 1))),
  };
}
