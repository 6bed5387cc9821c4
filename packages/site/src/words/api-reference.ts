// Apart from the words of the pages: only the page about the API and the descriptions of the server have these.
import { fillIn } from '@fucina/minecraft-profile/messages';
import type { LanguageCode } from '../languages.ts';
import en from './en/api-reference.json' with { type: 'json' };
import it from './it/api-reference.json' with { type: 'json' };

export type ApiReferenceWords = typeof en;

export const apiReferenceWords: Readonly<Record<LanguageCode, ApiReferenceWords>> = {
  en,
  it,
};

/** What an endpoint of the API is for. */
export function endpointSummary({ summaries }: ApiReferenceWords, endpoint: string): string {
  return found(new Map(Object.entries(summaries)).get(endpoint), endpoint);
}

/** What a parameter means: in this endpoint, if it differs from the others there. `limits` are named in it. */
export function parameterMeaning(
  { parameters, own_parameters }: ApiReferenceWords,
  endpoint: string,
  parameter: string,
  limits: Readonly<Record<string, number>>,
): string {
  const own = new Map<string, object>(Object.entries(own_parameters)).get(endpoint) ?? {};
  const meanings = new Map<string, string>(Object.entries({ ...parameters, ...own }));
  return fillIn(found(meanings.get(parameter), `${endpoint}.${parameter}`), limits);
}

/** Why a request is refused with a code. */
export function problemMeaning({ problems }: ApiReferenceWords, code: string): string {
  return found(new Map(Object.entries(problems)).get(code), code);
}

function found(sentence: string | undefined, name: string): string {
  if (sentence === undefined) throw new Error(`no words for ${name} of the API`);
  return sentence;
}
