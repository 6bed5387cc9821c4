import {
  askedPlaceOf,
  type ConversionReason,
  issueOf,
  type PlannedText,
  type Profile,
  writeKeys,
} from '@fucina/config-text';
import type { ChangedFile } from '@fucina/config-text/file';
import { fillIn } from '@fucina/site/words';
import type { CliKey, Language } from '../language.ts';
import { siteWordsOf } from '../site-words.ts';
import type { Terminal } from '../terminal.ts';
import { dropSentence, reasonSentence, wrongFolderSentence } from './finding-sentences.ts';
import type { OpenedConfig } from './open-config.ts';

/** What became of a file. */
export interface ConvertedFile {
  readonly path: string;
  readonly config: OpenedConfig;
  readonly planned: readonly PlannedText[];
  readonly changed: ChangedFile;
  /** Why it was not written. */
  readonly refusal: string | undefined;
}

export interface MessageOptions {
  /** How many files there are. */
  readonly files: number;
  /** Whether something is written, or only told. */
  readonly isWritten: boolean;
  readonly includesUnsure: boolean;
  readonly isQuiet: boolean;
}

const WRITTEN = { file: 'files_written', all: 'files_written_all' } as const;
const WOULD_CHANGE = { file: 'files_would_change', all: 'files_would_change_all' } as const;

/**
 * What is told of a conversion, on stderr: the texts that somebody has to look at or that cannot be changed, and how
 * many there are of each kind.
 */
export class ConvertMessages {
  readonly #options: MessageOptions;
  readonly #language: Language;
  readonly #terminal: Terminal;
  readonly #keys: Readonly<Record<'file' | 'all', CliKey>>;
  readonly #unread = new Set<Profile>();
  readonly #changed = new Set<Profile>();
  /** Texts of plugins of which nobody said that they read MiniMessage, by the folder of the plugin. */
  readonly #asked = new Map<string, number>();
  #changes = 0;
  #unsure = 0;
  #refused = 0;

  constructor(options: MessageOptions, terminal: Terminal) {
    this.#options = options;
    this.#terminal = terminal;
    this.#language = terminal.language;
    this.#keys = options.isWritten ? WRITTEN : WOULD_CHANGE;
  }

  tellFile(converted: ConvertedFile): void {
    const { path, config, refusal } = converted;
    const { files, isQuiet } = this.#options;
    const { profile } = config;
    const { toLookAt, notMade, changes, refused, asked } = this.#sort(converted);
    const unsure = toLookAt.length;
    this.#unsure += unsure;
    this.#refused += refused;
    if (refused > 0) this.#unread.add(profile);
    if (refusal === undefined) this.#changes += changes;
    if (asked > 0) this.#askAbout(path, asked);
    if (changes > 0) this.#changed.add(profile);
    const numbers = { changes, unsure, refused, profile: profile.id };
    const isWorthTelling = files === 1 || changes + unsure + refused > 0;
    const last = refusal ?? `${path}: ${this.#language.say(this.#keys.file, numbers)}`;
    this.#tell([
      ...(isQuiet ? [] : toLookAt),
      ...notMade,
      ...(refusal !== undefined || (isWorthTelling && !isQuiet) ? [last] : []),
    ]);
  }

  tellAll(): void {
    const { files, isQuiet } = this.#options;
    if (isQuiet) return;
    const { say } = this.#language;
    const numbers = { changes: this.#changes, unsure: this.#unsure, refused: this.#refused };
    this.#tell([
      ...(files > 1 ? [say(this.#keys.all, { ...numbers, files })] : []),
      ...onlyOnce(this.#unread).flatMap((profile) => whereNotRead(profile, this.#language)),
      ...onlyOnce(this.#changed).flatMap((profile) => sinceWhen(profile, this.#language)),
      ...this.#unknownPlugins(),
    ]);
  }

  #askAbout(path: string, texts: number): void {
    const place = askedPlaceOf(path);
    this.#asked.set(place, (this.#asked.get(place) ?? 0) + texts);
  }

  #unknownPlugins(): readonly string[] {
    const { say } = this.#language;
    if (this.#asked.size === 0) return [];
    const listed = [...this.#asked].map(
      ([place, count]) => `  ${place === '' ? '.' : place} (${count})`,
    );
    return [say('unknown_plugins'), ...listed];
  }

  #tell(lines: readonly string[]): void {
    this.#terminal.tell(...lines);
  }

  #sort({ path, config, planned, changed }: ConvertedFile) {
    const { texts } = config.file;
    const language = this.#language;
    const lineOf = (index: number, sentence: string) => {
      const { line = 1, column = 1, path: keys = [] } = texts[index] ?? {};
      return `${path}:${line}:${column} ${writeKeys(keys)}: ${sentence}`;
    };
    const toLookAt: string[] = [];
    let [changes, refused, asked] = [-changed.dropped.length, 0, 0];
    for (const { text, conversion } of planned) {
      if (conversion === undefined) continue;
      const { state, reasons, edits, alternatives } = conversion;
      const isChanged = state === 'same' || this.#options.includesUnsure;
      if (state === 'asked') asked += 1;
      else if (state === 'refused' && reasons.includes('not-read-here')) refused += 1;
      else if (state !== 'refused' && isChanged) changes += edits.length > 0 ? 1 : 0;
      else if (
        state === 'refused' ||
        edits.length + alternatives.length > 0 ||
        isTooLong(reasons)
      ) {
        toLookAt.push(lineOf(text, reasonSentence(reasons, language)));
      }
    }
    const notMade: string[] = [];
    for (const { text, reason } of changed.dropped) {
      const lines = reason === 'read-only' ? toLookAt : notMade;
      lines.push(lineOf(text, dropSentence(reason, language)));
    }
    return { toLookAt, notMade, changes, refused, asked };
  }
}

/** Where it can be read that a plugin reads no MiniMessage there: its issue about it, if there is one. */
function whereNotRead(profile: Profile, language: Language): readonly string[] {
  const { say } = language;
  const { plugin, sources, movedTo } = profile;
  if (movedTo !== undefined) return [wrongFolderSentence(movedTo.files, language)];
  const [source] = (issueOf(profile) ?? sources[0] ?? '').split(' ');
  return plugin === undefined ? [] : [say('not_read_here', { plugin, source })];
}

/** From which version on, and with which option, a plugin reads what was written. */
function sinceWhen({ plugin, since }: Profile, language: Language): readonly string[] {
  if (plugin === undefined || since === undefined) return [];
  const { notes } = siteWordsOf(language).config;
  const { version, option, server } = since;
  const sentences = [
    ...(version === undefined ? [] : [fillIn(notes.since, { version })]),
    ...(option === undefined ? [] : [fillIn(notes.option, { option })]),
    ...(server === undefined ? [] : [fillIn(notes.server, { version: server })]),
  ];
  return [`${plugin}: ${sentences.join(' ')}`];
}

function onlyOnce(profiles: ReadonlySet<Profile>): readonly Profile[] {
  return [...new Map([...profiles].map((profile) => [profile.id, profile])).values()];
}

/** Nothing is known of such a text, except that nobody asked to convert it. */
function isTooLong(reasons: readonly ConversionReason[]): boolean {
  return reasons.includes('too-long');
}
