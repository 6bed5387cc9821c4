import { OpenDecorations } from './open-decorations.ts';
import type { TagState, Tail, Wanted } from './tag-state.ts';

/** As people write MiniMessage: colors stay open, as after a code, and decorations are closed. */
export class OpenTagState implements TagState {
  readonly #tagOfColor: (color: number) => string;
  readonly #writesEveryReset: boolean;
  #color: number | undefined;
  readonly #decorations = new OpenDecorations();
  #isUpright = false;
  /** What is open outside the gradient. */
  #gradient: { readonly color: number | undefined; readonly isUpright: boolean } | undefined;
  /** Whether colors of earlier lines may still be open. */
  #hasEarlierLines = false;

  constructor(tagOfColor: (color: number) => string, writesEveryReset: boolean) {
    this.#tagOfColor = tagOfColor;
    this.#writesEveryReset = writesEveryReset;
  }

  switchTo({ color, decorations, isUpright, hasReset }: Wanted): string {
    let tags = '';
    const endsColor = color === undefined && this.#color !== undefined;
    const isWritten = this.#writesEveryReset || this.#hasEarlierLines;
    if (this.#gradient === undefined && (endsColor || (hasReset && isWritten))) {
      tags += '<reset>';
      this.#color = undefined;
      this.#decorations.forget();
      this.#isUpright = false;
      this.#hasEarlierLines = false;
    } else if (endsColor || this.#decorations.hasOthersThan(decorations)) {
      tags += this.#decorations.close();
    }
    if (color === undefined && this.#color !== undefined) {
      // A reset would end the gradient.
      tags += `</${this.#tagOfColor(this.#color).split(':')[0]}>`;
      this.#color = undefined;
    }
    if (isUpright && !this.#isUpright) {
      tags += `${this.#decorations.close()}<!i>`;
      this.#isUpright = true;
    }
    if (color !== undefined && color !== this.#color) {
      tags += `${this.#decorations.close()}<${this.#tagOfColor(color)}>`;
      this.#color = color;
    }
    return tags + this.#decorations.open(decorations);
  }

  finish({ wanted, kind }: Tail): string {
    const tags = kind === 'none' ? '' : this.switchTo(wanted);
    return kind === 'decorations' ? tags : tags + this.#decorations.close();
  }

  startGradient(tag: string): string {
    const tags = this.#decorations.close();
    this.#gradient = { color: this.#color, isUpright: this.#isUpright };
    this.#color = undefined;
    return `${tags}<${tag}>`;
  }

  endGradient(name: string): string {
    const tags = this.#decorations.close();
    this.#color = this.#gradient?.color;
    this.#isUpright = this.#gradient?.isUpright ?? false;
    this.#gradient = undefined;
    return `${tags}</${name}>`;
  }

  endLine(): string {
    const tags = this.#decorations.close();
    this.#hasEarlierLines ||= this.#color !== undefined;
    this.#color = undefined;
    this.#isUpright = false;
    return tags;
  }
}
