import type { Price } from '@fucina/api-contract';
import type { LanguageCode, ToolId } from '@fucina/site';
import type { Scene } from '@fucina/site-pictures';
import { type Fields, type Query, readState, writtenFields } from '@fucina/tool-state';

/** What is beside the picture. Nothing of it is escaped. */
export interface LinkDescription {
  /** Absent: the page's own title. */
  readonly title?: string;
  /** For those who do not see the picture. */
  readonly alt: string;
}

/** Asks this server's own API on behalf of the client. */
export type AskApi = (path: string) => Response | Promise<Response>;

export interface ComposeOptions<Asked> {
  readonly language: LanguageCode;
  readonly asked: Asked;
}

/** What is to be drawn, and how long that stays right. */
export interface Composed {
  readonly scene: Scene;
  readonly maxAgeS: number;
}

/** A state that a link opens. */
export interface LinkedState {
  /** The part of the query that the picture shows. */
  readonly written: readonly (readonly [name: string, text: string])[];
  readonly describe: (language: LanguageCode) => LinkDescription;
  /** Waits for what is asked of others. What it returns composes the picture, which may take long. */
  readonly prepare: (askApi: AskApi, language: LanguageCode) => Promise<Compose>;
}

/** Undefined if there is nothing to show, such as a player that does not exist. */
export type Compose = () => Composed | undefined;

/** The pictures of one tool's links. */
export interface LinkPicture {
  readonly tool: ToolId;
  /** Of one picture, besides what is asked of the API. */
  readonly price: Price;
  /** Undefined if the query has no state of the tool, or one that is not worth a picture. */
  readonly read: (query: Query) => LinkedState | undefined;
}

interface LinkPictureParts<State, Asked> {
  readonly tool: ToolId;
  readonly price: Price;
  readonly fields: Fields<State>;
  /** Asks nobody and is fast: it runs for each page that is opened with a state. */
  readonly isShown: (state: State) => boolean;
  readonly describe: (state: State, language: LanguageCode) => LinkDescription;
  /** All that is waited for. Reading what is long in it is left to `compose`. */
  readonly ask?: (state: State, askApi: AskApi) => Promise<Asked>;
  readonly compose: (state: State, options: ComposeOptions<Asked>) => Composed | undefined;
}

/** A picture that waits for nothing has no `ask`. */
type Unasked<Asked> = [Asked] extends [undefined] ? unknown : { readonly ask: unknown };

export function defineLinkPicture<State, Asked = undefined>(
  parts: LinkPictureParts<State, Asked> & Unasked<Asked>,
): LinkPicture {
  const { tool, price, fields, isShown, describe, ask, compose } = parts;
  return {
    tool,
    price,
    read(query) {
      const { state } = readState(fields, query);
      if (state === undefined || !isShown(state)) return undefined;
      const written = writtenFields(fields, state);
      // The default state is what the page's own picture shows.
      if (written.length === 0) return undefined;
      return {
        written,
        describe: (language) => describe(state, language),
        async prepare(askApi, language) {
          const asked = (await ask?.(state, askApi)) as Asked; // undefined only where `Asked` is
          return () => compose(state, { language, asked });
        },
      };
    },
  };
}

/** Of texts, which depend on nothing but the link. */
export const TEXT_FRESH_S = 86_400;

const MAX_QUOTE_LENGTH = 100;

/** A text on one line, for a sentence about it. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  const letters = Array.from(line);
  return letters.length > MAX_QUOTE_LENGTH
    ? `${letters.slice(0, MAX_QUOTE_LENGTH).join('')}…`
    : line;
}
