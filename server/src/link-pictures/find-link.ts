import { type LanguageCode, languageQuery, pageById } from '@fucina/site';
import type { LinkDescription, LinkPicture } from './link-picture.ts';
import { linkPictures } from './link-pictures.ts';

/** What the head of a page says about the state that its address opens. */
export interface Link extends LinkDescription {
  /** Path and query of the picture. */
  readonly picture: string;
  /** Path and query of the page with this state: some sites preview this address in place of the one that was pasted. */
  readonly address: string;
}

export const PICTURE_FOLDER = '/link-picture/';

/** The site writes states of up to 1,800 characters into a query. */
const MAX_QUERY_LENGTH = 2000;

/** Characters that stand in an address as they are may be escaped here. */
export const MAX_PICTURE_QUERY_LENGTH = 2 * MAX_QUERY_LENGTH;

const byPath: ReadonlyMap<string, LinkPicture> = new Map(
  linkPictures.map((picture) => [pageById(picture.tool).path, picture]),
);

/** Whether the address may open a state, without a look at what it is. */
export function mayOpenState(path: string, search: string): boolean {
  return byPath.has(path) && search !== '' && search.length <= MAX_QUERY_LENGTH;
}

/** Undefined if the address has no state with a picture. `search` is the query without its question mark. */
export function findLink(path: string, search: string, language: LanguageCode): Link | undefined {
  const picture = byPath.get(path);
  if (picture === undefined || !mayOpenState(path, search)) return undefined;
  const query = new URLSearchParams(search);
  const state = picture.read(query);
  if (state === undefined) return undefined;
  const shown = new URLSearchParams(state.written.map((pair): [string, string] => [...pair]));
  shown.set(languageQuery, language);
  query.set(languageQuery, language);
  const shownSearch = `${shown}`;
  if (shownSearch.length > MAX_PICTURE_QUERY_LENGTH) return undefined;
  return {
    ...state.describe(language),
    picture: `${PICTURE_FOLDER}${picture.tool}.png?${shownSearch}`,
    address: `${path}?${query}`,
  };
}
