import { Zip, ZipDeflate } from 'fflate';
import { GroupedReads } from '../worker/grouped-reads.ts';

/** The earliest year that a zip file can hold. */
const EARLIEST_YEAR = 1980;

/** Most files are small: the tables of larger memories take longer to empty than a file to pack. */
const MEMORY = 4;

export interface FileToPack {
  readonly path: string;
  /** Pieces where they are at hand: a browser takes a while to make a blob of them, and again to read it. */
  readonly content: Blob | readonly Uint8Array<ArrayBuffer>[];
}

/** A zip archive of files with their paths. Takes its time: call it in a worker. */
export async function writeZip(
  files: readonly FileToPack[],
  modified: Date,
  onFile: () => void = () => undefined,
): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for await (const { path, pieces } of piecesOf(files)) {
    const file = new ZipDeflate(path, { level: 6, mem: MEMORY });
    file.mtime = modified.getFullYear() < EARLIEST_YEAR ? new Date(EARLIEST_YEAR, 0) : modified;
    zip.add(file);
    for (const piece of pieces) file.push(piece);
    file.push(new Uint8Array(), true);
    onFile();
  }
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
}

async function* piecesOf(files: readonly FileToPack[]) {
  const reads = new GroupedReads();
  const blobs: { readonly path: string; readonly content: Blob }[] = [];
  for (const { path, content } of files) {
    if (content instanceof Blob) blobs.push({ path, content });
    else yield { path, pieces: content };
  }
  for (let next = blobs.shift(); next !== undefined; next = blobs.shift()) {
    const bytes = await reads.bytesOf(next.content, blobs);
    if (bytes === undefined) throw new Error(`${next.path} cannot be read`);
    yield { path: next.path, pieces: [new Uint8Array(bytes)] };
  }
}
