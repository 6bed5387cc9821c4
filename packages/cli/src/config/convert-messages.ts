import { askedPlaceOf } from '@fucina/config-text/inner';
import type { CliKey, Language } from '../language.ts';
import type { Terminal } from '../terminal.ts';
import type { FileMessages } from './file-messages.ts';

export interface MessageOptions {
  /** How many files there are. */
  readonly files: number;
  /** Whether something is written, or only told. */
  readonly isWritten: boolean;
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
  /** About plugins, by their profiles. */
  readonly #unread = new Map<string, readonly string[]>();
  readonly #since = new Map<string, readonly string[]>();
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

  /** With the reason why it was not written, if there is one. */
  tellFile(file: FileMessages, refusal: string | undefined): void {
    const { path, profile, toLookAt, notMade, changes, refused, asked } = file;
    const { files, isQuiet } = this.#options;
    const unsure = toLookAt.length;
    this.#unsure += unsure;
    this.#refused += refused;
    if (refused > 0) this.#unread.set(profile, file.unread);
    if (refusal === undefined) this.#changes += changes;
    if (asked > 0) this.#askAbout(path, asked);
    if (changes > 0) this.#since.set(profile, file.since);
    const numbers = { changes, unsure, refused, profile };
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
      ...[...this.#unread.values()].flat(),
      ...[...this.#since.values()].flat(),
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
}
