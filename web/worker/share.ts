import { pageById, pageOfFile, sharedFiles } from '@fucina/site';

/** Answers what another app shares: a file waits for the page that opens it, a text is searched for. */
export async function receiveShare(request: Request): Promise<Response> {
  // A page of somebody else could make ours open its file.
  if (isForeign(request)) return Response.redirect(homeUrl(request), 303);
  const form = await request.formData();
  const file = form.get('file');
  const page = file instanceof File ? pageOfFile(file) : undefined;
  const target = new URL(page?.path ?? pageById('home').path, request.url);
  if (page !== undefined && file instanceof File) await keep(file, page.path);
  else target.search = searchFor(form);
  return Response.redirect(target.href, 303);
}

/**
 * Chromium shows workers no Sec-Fetch-Site (seen in 156), but the origin of a post. Other apps have none, and neither has
 * a page that hides its referrer: that one is taken for an app.
 */
function isForeign({ headers, url }: Request): boolean {
  const origin = headers.get('origin') ?? 'null';
  const isOfAnother = origin !== 'null' && origin !== new URL(url).origin;
  return isOfAnother || headers.get('sec-fetch-site') === 'cross-site';
}

function homeUrl({ url }: Request): string {
  return new URL(pageById('home').path, url).href;
}

async function keep(file: File, path: string): Promise<void> {
  const cache = await caches.open(sharedFiles.cache);
  // A header cannot hold every name.
  const headers = { [sharedFiles.nameHeader]: encodeURIComponent(file.name) };
  await cache.put(path, new Response(file, { headers }));
}

function searchFor(form: FormData): string {
  const texts = ['text', 'url', 'title'].map((name) => form.get(name));
  const text = texts.find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof text === 'string' ? `?${new URLSearchParams({ q: text.trim() })}` : '';
}
