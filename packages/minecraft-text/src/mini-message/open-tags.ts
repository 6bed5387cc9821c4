import type { TagSource } from './tag-source.ts';

interface Branch {
  readonly depths: number[];
  readonly next: Map<string, Branch>;
}

/**
 * The tags open at a time, found by the parts of their closing tag. One branch for each part, so
 * that a search costs the length of the tag, however many are open.
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

  /** The depth of the innermost tag whose parts begin with these; -1 if there is none. */
  find(name: string, args: readonly string[]): number {
    let branch: Branch | undefined = this.#root;
    for (const part of [name, ...args]) branch = branch?.next.get(part);
    return branch?.depths.at(-1) ?? -1;
  }
}

function createBranch(): Branch {
  return { depths: [], next: new Map() };
}
