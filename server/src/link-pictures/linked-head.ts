import { escapeHtml } from '@fucina/minecraft-text';
import type { Link } from './find-link.ts';

/** The tags of a page's head that differ where its address opens a state. Nothing of them is escaped. */
export function linkTags(
  { title, alt, picture, address }: Link,
  origin: string,
): ReadonlyMap<string, string> {
  return new Map([
    ...(title === undefined ? [] : [['og:title', title] as const]),
    ['og:url', origin + address],
    ['og:image', origin + picture],
    ['og:image:alt', alt],
    ['twitter:image', origin + picture],
  ]);
}

const META = /<meta (name|property)="([^"]*)" content="[^"]*">/g;

/** A built page with other contents of some of its `meta` tags. Tags that it does not have are not added. */
export function withTags(html: string, tags: ReadonlyMap<string, string>): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end).replace(META, (tag, kind: string, name: string) => {
    const content = tags.get(name);
    return content === undefined
      ? tag
      : `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
  });
  return head + html.slice(end);
}
