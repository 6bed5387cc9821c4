import { watchIncidents, watchReply } from '@fucina/api-contract/replies';
import { readBoundedText } from '@fucina/server-ping';
import type { Outside } from '@fucina/tool-functions';
import { safeSite } from '../watched/link.ts';
import { failed } from './failed.ts';

const PATIENCE_MS = 20_000;
const MAX_BYTES = 256 * 1024;

/** Asks the site of a link how its watch is. */
export const watchedServer: Outside['watchedServer'] = async ({ origin, id, secret }) => {
  const site = safeSite(origin);
  if (site === undefined) return failed('bad_site');
  const ask = (path: string) =>
    fetch(`${site}/api/watch/${id}${path}`, {
      // A secret goes to the site of its link, and nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { Accept: 'application/json', Authorization: `Bearer ${secret}` },
    });
  const read = async (response: Response): Promise<unknown> =>
    JSON.parse(await readBoundedText(response, MAX_BYTES));
  try {
    const found = await ask('');
    if (found.status === 404) return failed('watch_not_found');
    const watch = watchReply.parse(await read(found));
    const { incidents } = watchIncidents.parse(await read(await ask('/incidents')));
    return { ok: true, value: () => ({ watch, incidents }) };
  } catch {
    return failed('site_failed');
  }
};
