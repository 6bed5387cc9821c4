import type { Profile } from '@fucina/config-text';
import type { Language } from '../language.ts';

/** What a run looked at, so that "no mistakes" cannot mean "nothing was read". */
export class LookedAt {
  files = 0;
  texts = 0;
  settings = 0;
  readonly #profiles = new Map<string, number>();

  addFile(): void {
    this.files += 1;
  }

  addStrings({ texts, settings }: { readonly texts: number; readonly settings: number }): void {
    this.texts += texts;
    this.settings += settings;
  }

  /** How a file was read, and whether that is a guess. */
  addProfile({ id, readsMiniMessage }: Profile, { say }: Language): void {
    const name = readsMiniMessage === 'unknown' ? say('profile_guessed', { profile: id }) : id;
    this.#profiles.set(name, (this.#profiles.get(name) ?? 0) + 1);
  }

  sentence({ say }: Language): string {
    const { files, texts, settings } = this;
    const profiles = [...this.#profiles].map(([name, count]) => `${name} (${count})`).join(', ');
    return profiles === ''
      ? say('looked_at', { files, texts, settings })
      : say('looked_at_profiles', { files, texts, settings, profiles });
  }
}
