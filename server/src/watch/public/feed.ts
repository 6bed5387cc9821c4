import type { PublicStatus, WatchIncidents } from '@fucina/api-contract';
import { escapeHtml } from '@fucina/minecraft-text';
import { brand, type LanguageCode, languageQuery } from '@fucina/site';
import { fillIn, sentence } from '@fucina/site/words';
import { writeDuration } from '../channels/duration.ts';

interface FeedParts {
  readonly status: PublicStatus;
  readonly incidents: WatchIncidents['incidents'];
  readonly language: LanguageCode;
  /** Of this installation, if it is told; otherwise addresses are relative to that of the feed. */
  readonly origin: string;
}

type FeedWord = 'title' | 'down' | 'down_now' | 'unstable' | 'unstable_now';

const EDITIONS = { java: 'Java', bedrock: 'Bedrock' } as const;
/** Ids outlive addresses, so they have the day on which there were feeds. */
const SINCE = '2026-11-29';

/** The outages as a feed (RFC 4287): each is one entry, which is newer when it is over. */
export function writeFeed({ status, incidents, language, origin }: FeedParts): string {
  const said = (name: FeedWord) => sentence(`status_page.feed.${name}`, language);
  const host = origin === '' ? 'localhost' : new URL(origin).hostname;
  const idOf = (name: string) => `tag:${host},${SINCE}:${name}`;
  const page = `${origin}/status/${status.slug}?${languageQuery}=${language}`;
  const self = `${origin}/api/status/${status.slug}/feed.atom?${languageQuery}=${language}`;
  const [first = 'java', second] = status.editions.map(({ edition }) => edition);
  const newest = Math.max(status.created_at, ...incidents.map(updatedAt));
  const entries = incidents.map((incident) => {
    const { id, started_at: from, ended_at: to, kind, edition, reason } = incident;
    const duration = to === null ? '' : writeDuration(to - from, language);
    const title = to === null ? said(`${kind}_now`) : fillIn(said(kind), { duration });
    const shown = second === undefined ? title : `${EDITIONS[edition]}: ${title}`;
    return `<entry>
<id>${escapeHtml(idOf(`incident/${status.slug}/${edition}/${id}`))}</id>
<title>${escapeHtml(shown)}</title>
<published>${moment(from)}</published>
<updated>${moment(updatedAt(incident))}</updated>
<link rel="alternate" type="text/html" href="${escapeHtml(`${page}#i-${id}`)}"/>
<content type="text">${escapeHtml(sentence(`ui.unanswered.${reason.code}`, language))}</content>
</entry>
`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${escapeHtml(idOf(`status/${status.slug}/${first}`))}</id>
<title>${escapeHtml(fillIn(said('title'), { server: status.name }))}</title>
<updated>${moment(newest)}</updated>
<author><name>${brand.name}</name></author>
<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeHtml(page)}"/>
${entries.join('')}</feed>
`;
}

function updatedAt({ started_at: from, ended_at: to }: FeedParts['incidents'][number]): number {
  return to ?? from;
}

function moment(at: number): string {
  return new Date(at * 1000).toISOString();
}
