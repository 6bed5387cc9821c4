/** The tags open at a time, found by the parts of their closing tag; the latest one first. */
export interface OpenTags {
  open(parts: readonly string[], depth: number): void;
  close(parts: readonly string[]): void;
  /** The depth of the innermost tag whose parts begin with these; -1 if there is none. */
  find(parts: readonly string[]): number;
}

interface Branch {
  readonly depths: number[];
  readonly next: Map<string, Branch>;
}

/** One branch for each part, so that a search costs the parts of the tag, never the depth. */
export function createOpenTags(): OpenTags {
  const root = createBranch();
  return {
    open(parts, depth) {
      let branch = root;
      for (const part of parts) {
        const next = branch.next.get(part) ?? createBranch();
        branch.next.set(part, next);
        next.depths.push(depth);
        branch = next;
      }
    },
    close(parts) {
      let branch: Branch | undefined = root;
      for (const part of parts) {
        branch = branch?.next.get(part);
        branch?.depths.pop();
      }
    },
    find(parts) {
      let branch: Branch | undefined = root;
      for (const part of parts) branch = branch?.next.get(part);
      return branch?.depths.at(-1) ?? -1;
    },
  };
}

function createBranch(): Branch {
  return { depths: [], next: new Map() };
}
