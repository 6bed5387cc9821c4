import type { Profile } from '@fucina/config-text';
import type { Language } from '../language.ts';

/** As it comes from another thread, too. */
export interface Looked {
  readonly files: number;
  readonly texts: number;
  readonly settings: number;
  /** How often files were read by each profile. */
  readonly profiles: ReadonlyMap<string, number>;
}

/** What a run looked at, so that "no mistakes" cannot mean "nothing was read". */
export class LookedAt implements Looked {
  files = 0;
  texts = 0;
  settings = 0;
  readonly profiles = new Map<string, number>();

  add({ files, texts, settings, profiles }: Looked): void {
    this.files += files;
    this.addStrings({ texts, settings });
    for (const [name, count] of profiles) this.#addProfile(name, count);
  }

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
    this.#addProfile(name, 1);
  }

  #addProfile(name: string, count: number): void {
    this.profiles.set(name, (this.profiles.get(name) ?? 0) + count);
  }

  sentence({ say }: Language): string {
    const { files, texts, settings } = this;
    const profiles = [...this.profiles].map(([name, count]) => `${name} (${count})`).join(', ');
    return profiles === ''
      ? say('looked_at', { files, texts, settings })
      : say('looked_at_profiles', { files, texts, settings, profiles });
  }
}
