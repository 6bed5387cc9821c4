import { readServerAddress, readTypedAddress } from '@fucina/server-address';
import { fetchServerStatus } from '../../api/server-status.ts';
import { serverSpelling, toAscii } from '../../tool/server-spelling.ts';
import type { NewestQuestion } from '../../tool/use-newest-question.ts';
import type { LiveView } from './live-view.ts';

/** What a Java server shows now; undefined where a newer question replaced this one. */
export async function askServer(
  typed: string,
  newest: NewestQuestion,
): Promise<LiveView | undefined> {
  const address = readTypedAddress(typed).text;
  const read = readServerAddress(address, 'java', toAscii);
  if (!read.ok) {
    newest.stop();
    return { kind: 'no-address', suggestion: read.error.suggestion };
  }
  const outcome = await newest.ask((signal) =>
    fetchServerStatus({ address, isBedrock: false }, signal),
  );
  if (outcome === undefined) return undefined;
  if (!outcome.ok) return { kind: 'failed' };
  const reply = outcome.answer;
  if (!reply.ok) {
    return reply.reason === 'refused' ? { kind: 'refused', refusal: reply } : { kind: 'failed' };
  }
  const status = reply.value;
  return status.online
    ? { kind: 'online', status, address: serverSpelling(address, 'java') }
    : { kind: 'offline', status };
}
