import { type Alias, isAlias, type ParsedNode } from 'yaml';
import type { Problem } from '../format.ts';
import * as mistakes from './silent-mistakes.ts';

interface Anchored {
  readonly anchor: string;
  readonly node: ParsedNode;
  readonly inFlow: boolean;
}

/** The anchors of a file, as far as it is read, and how often aliases refer to them. */
export class Anchors {
  readonly #all: Anchored[] = [];
  readonly #uses = new Map<string, number>();
  /** What an alias stands for from here on. */
  readonly #meant = new Map<string, ParsedNode>();

  add(anchor: string, node: ParsedNode, inFlow: boolean): void {
    this.#all.push({ anchor, node, inFlow });
    this.#uses.set(anchor, 0);
    this.#meant.set(anchor, node);
  }

  /** Counts an alias. False if it refers to nothing. */
  refer({ source }: Alias.Parsed): boolean {
    const uses = this.#uses.get(source);
    if (uses === undefined) return false;
    this.#uses.set(source, uses + 1);
    return true;
  }

  usesOf(anchor: string): number {
    return this.#uses.get(anchor) ?? 0;
  }

  /** Undefined for an alias without an anchor, which is told elsewhere. */
  resolve(node: ParsedNode): ParsedNode | undefined {
    return isAlias(node) ? this.#meant.get(node.source) : node;
  }

  /** What was meant as a text. */
  mistakes(text: string): readonly Problem[] {
    return this.#all.flatMap(
      ({ anchor, node, inFlow }) =>
        mistakes.anchor(text, node, anchor, { uses: this.usesOf(anchor), inFlow }) ?? [],
    );
  }
}
