import type { TagSource } from './tag-source.ts';

interface Branch {
  readonly depths: number[];
  readonly next: Map<string, Branch>;
}

/**
 * Trie of the open tags, keyed by name and arguments. A search costs the length of the closing tag, however
 * many tags are open.
 */
export class OpenTags {
  readonly #root = createBranch();

  open({ name, args }: TagSource, depth: number): void {
    let branch = this.#root;
    for (const part of [name, ...args]) {
      const next = branch.next.get(part) ?? createBranch();
      branch.next.set(part, next);
      next.depths.push(depth);
      branch = next;
    }
  }

  close({ name, args }: TagSource): void {
    let branch: Branch | undefined = this.#root;
    for (const part of [name, ...args]) {
      branch = branch?.next.get(part);
      branch?.depths.pop();
    }
  }

  /** The depth of the innermost tag that starts with this name and these arguments; -1 if there is none. */
  find(name: string, args: readonly string[]): number {
    let branch: Branch | undefined = this.#root;
    for (const part of [name, ...args]) branch = branch?.next.get(part);
    return branch?.depths.at(-1) ?? -1;
  }
}

function createBranch(): Branch {
  return { depths: [], next: new Map() };
}
