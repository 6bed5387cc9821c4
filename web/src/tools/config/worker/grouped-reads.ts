/** More is not read at once: the first rows wait for it. */
const MAX_BYTES = 512 * 1024;

/**
 * Reads files, each together with some that come after it: the browser takes about as long for one small file as for
 * many that are put together.
 */
export class GroupedReads {
  /** What was read together with a file before it. */
  readonly #read = new Map<Blob, ArrayBuffer>();

  /** Undefined where the browser cannot read it. */
  async bytesOf(
    content: Blob,
    following: Iterable<{ readonly content: Blob }>,
  ): Promise<ArrayBuffer | undefined> {
    const known = this.#read.get(content);
    this.#read.delete(content);
    if (known !== undefined) return known;
    const group = groupFrom(content, following);
    if (group.length === 1) return readAll(group);
    const bytes = await readAll(group);
    // One that cannot be read spoils the group.
    if (bytes === undefined) return readAll([content]);
    let from = content.size;
    for (const other of group.slice(1)) {
      this.#read.set(other, bytes.slice(from, from + other.size));
      from += other.size;
    }
    return bytes.slice(0, content.size);
  }

  /** Frees what was read ahead and is not needed. */
  forget(): void {
    this.#read.clear();
  }
}

function groupFrom(content: Blob, following: Iterable<{ readonly content: Blob }>): Blob[] {
  const group = [content];
  let size = content.size;
  for (const { content: next } of following) {
    size += next.size;
    if (size > MAX_BYTES) break;
    group.push(next);
  }
  return group;
}

function readAll(group: readonly Blob[]): Promise<ArrayBuffer | undefined> {
  return new Blob([...group]).arrayBuffer().catch(() => undefined);
}
