import type { TextInPlaces } from '@fucina/language-server/requests';

interface PageWords {
  readonly language: string;
  readonly hint: string;
}

/** Nothing is loaded, and nothing runs. */
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";
const STYLE = `
body { padding: 1rem; }
figure { margin: 0 0 1.5rem; }
figcaption { margin-bottom: 0.35rem; }
img { max-width: 100%; height: auto; image-rendering: pixelated; }
ul { margin: 0.35rem 0 0; padding-left: 1.2rem; }
`;

/** The page of the preview: a text in places of the game, each with what players will not see there. */
export function previewPage(
  found: TextInPlaces | undefined,
  { language, hint }: PageWords,
): string {
  const body = found === undefined ? `<p>${escaped(hint)}</p>` : figures(found);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<style>${STYLE}</style>
</head>
<body>${body}</body>
</html>`;
}

function figures({ plain, places }: TextInPlaces): string {
  return places
    .map(({ name, address, width, height, notices }) => {
      const list = notices.map((notice) => `<li>${escaped(notice)}</li>`).join('');
      const size = `width="${width}" height="${height}"`;
      return `<figure>
<figcaption>${escaped(name)}</figcaption>
<img src="${escaped(address)}" ${size} alt="${escaped(plain)}">
${list === '' ? '' : `<ul>${list}</ul>`}
</figure>`;
    })
    .join('\n');
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
