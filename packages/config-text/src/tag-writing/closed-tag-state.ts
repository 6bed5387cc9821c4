import { OpenDecorations } from './open-decorations.ts';
import type { TagState, Wanted } from './tag-state.ts';

/** Every tag is closed, so that nothing has an effect on what is joined after; strict readers accept it. */
export class ClosedTagState implements TagState {
  readonly #tagOfColor: (color: number) => string;
  /** From the outermost to the innermost: upright, color, decorations. */
  #isUpright = false;
  #color: number | undefined;
  readonly #decorations = new OpenDecorations();
  /** What is open outside the gradient. */
  #gradient: { readonly color: number | undefined; readonly isUpright: boolean } | undefined;

  constructor(tagOfColor: (color: number) => string) {
    this.#tagOfColor = tagOfColor;
  }

  switchTo({ color, decorations, isUpright }: Wanted): string {
    let tags = '';
    if (color !== this.#color || (isUpright && !this.#isUpright)) tags += this.#closeColor();
    else if (this.#decorations.hasOthersThan(decorations)) {
      tags += this.#decorations.close();
    }
    if (isUpright && !this.#isUpright) {
      tags += '<!i>';
      this.#isUpright = true;
    }
    if (color !== undefined && color !== this.#color) {
      tags += `<${this.#tagOfColor(color)}>`;
      this.#color = color;
    }
    return tags + this.#decorations.open(decorations);
  }

  finish(): string {
    return this.endLine();
  }

  startGradient(tag: string): string {
    const tags = this.#decorations.close();
    this.#gradient = { color: this.#color, isUpright: this.#isUpright };
    this.#color = undefined;
    return `${tags}<${tag}>`;
  }

  endGradient(name: string): string {
    const { color, isUpright } = this.#gradient ?? {};
    let tags = this.#closeColor();
    // What was opened inside the gradient is closed inside it.
    if (this.#isUpright && isUpright === false) tags += this.#closeUpright();
    this.#color = color;
    this.#gradient = undefined;
    return `${tags}</${name}>`;
  }

  endLine(): string {
    return this.#closeColor() + this.#closeUpright();
  }

  #closeUpright(): string {
    if (!this.#isUpright) return '';
    this.#isUpright = false;
    return '</!i>';
  }

  #closeColor(): string {
    const tags = this.#decorations.close();
    if (this.#color === undefined) return tags;
    const [name] = this.#tagOfColor(this.#color).split(':');
    this.#color = undefined;
    return `${tags}</${name}>`;
  }
}
