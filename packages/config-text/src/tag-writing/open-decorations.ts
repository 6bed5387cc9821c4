import type { Decoration } from '@fucina/minecraft-text/component';
import { decorationTag } from '@fucina/minecraft-text/legacy-tokens';

/** The tags of decorations that are open, in the order in which they were opened. */
export class OpenDecorations {
  #names: Decoration[] = [];

  /** Whether one is open that is not among these. */
  hasOthersThan(wanted: readonly Decoration[]): boolean {
    return this.#names.some((name) => !wanted.includes(name));
  }

  /** Opens those that are not open yet. */
  open(wanted: readonly Decoration[]): string {
    if (wanted.length === 0) return '';
    const added = wanted.filter((name) => !this.#names.includes(name));
    this.#names.push(...added);
    return added.map((name) => `<${decorationTag(name)}>`).join('');
  }

  close(): string {
    if (this.#names.length === 0) return '';
    const tags = this.#names.map((name) => `</${decorationTag(name)}>`).reverse();
    this.forget();
    return tags.join('');
  }

  /** Something else has closed them all. */
  forget(): void {
    this.#names = [];
  }
}
