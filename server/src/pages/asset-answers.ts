import type { AppContext } from '../app-env.ts';
import { answerBytes } from '../http/answer-bytes.ts';
import type { Settings } from '../settings.ts';
import { chooseEncoding } from './encoding.ts';
import type { SiteFiles } from './site-files.ts';

const WORKER_PATH = '/sw.js';
/** A worker that removes the other one; pages see from a header that they need not register it. */
const WORKER_OFF_PATH = '/sw-off.js';

type AnswerAsset = (c: AppContext, path: string) => Response | undefined;

/** Files of the built site that are no documents. */
export function createAssetAnswers(site: SiteFiles, settings: Settings): AnswerAsset {
  const workerOff = settings.SERVICE_WORKER ? undefined : site.assets.get(WORKER_OFF_PATH);
  return (c, path) => {
    const isWorker = path === WORKER_PATH;
    const file = isWorker && workerOff ? workerOff : site.assets.get(path);
    if (file === undefined) return undefined;
    c.env.visit.route = 'asset';
    const encoding = chooseEncoding(c.req.header('accept-encoding'), file.encodings);
    return answerBytes(c, {
      body: file.bodies.get(encoding) ?? new Uint8Array(),
      type: file.type,
      etag: `"${file.hash}-${encoding}"`,
      headers: {
        'Cache-Control': file.cacheControl,
        Vary: 'Accept-Encoding',
        ...(file === workerOff && { 'X-Service-Worker': 'off' }),
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      },
      kind: isWorker ? 'worker' : 'file',
    });
  };
}
