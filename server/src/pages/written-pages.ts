// Pages of which our server writes what is in them for each visit: the built document has the place for it.
import { createHash } from 'node:crypto';
import { escapeHtml } from '@fucina/minecraft-text';
import { brand, type LanguageCode, originPlaceholder, writtenContentId } from '@fucina/site';
import type { HeaderRecord } from '../http/security-headers.ts';
import { withTags } from '../link-pictures/linked-head.ts';

export interface Written {
  readonly title: string;
  readonly description: string;
  /** HTML, in which absolute addresses have `originPlaceholder`. */
  readonly content: string;
  /** Path and query of the link preview's picture; absent where there is nothing to preview. */
  readonly picture?: string;
}

export interface WrittenAnswer {
  readonly status: number;
  readonly written: Written;
  readonly headers?: HeaderRecord;
}

/** Writes the page of one thing. */
export type WritePage = (request: {
  /** Of the thing, as in the path. */
  readonly name: string;
  readonly query: URLSearchParams;
  readonly language: LanguageCode;
  readonly client: string;
  /** A program that looks at all pages there are. */
  readonly isBot: boolean;
}) => Promise<WrittenAnswer>;

interface WrittenPlace {
  readonly origin: string;
  readonly path: string;
}

/** The document with what is written into it. */
export function rewritingOf(written: Written, { origin, path }: WrittenPlace) {
  const hash = createHash('sha1').update(JSON.stringify(written)).digest('base64url');
  return { hash, rewrite: (html: string) => writeInto(html, written, { origin, path }) };
}

const PLACE = `<div id="${writtenContentId}" class="contents">`;
const TITLE = /<title>[^<]*<\/title>/;

function writeInto(html: string, written: Written, { origin, path }: WrittenPlace): string {
  const { title, description, content, picture } = written;
  const tags = picture === undefined ? '' : previewTags(written, origin + path, origin + picture);
  // Replacements are functions because `$` means something in a replacement text.
  return withTags(html, new Map([['description', description]]))
    .replace(TITLE, () => `<title>${escapeHtml(title)}</title>`)
    .replace('</head>', () => `${tags}</head>`)
    .replace(PLACE, () => PLACE + content.replaceAll(originPlaceholder, origin));
}

function previewTags({ title, description }: Written, address: string, picture: string): string {
  const tags = {
    'og:type': 'website',
    'og:site_name': brand.name,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': picture,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
  };
  return Object.entries({ ...tags })
    .map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`)
    .concat('<meta name="twitter:card" content="summary_large_image">')
    .join('');
}
