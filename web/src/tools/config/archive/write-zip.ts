import { Zip, ZipDeflate } from 'fflate';

/** The earliest year that a zip file can hold. */
const EARLIEST_YEAR = 1980;

export interface FileToPack {
  readonly path: string;
  readonly content: Blob;
}

/** A zip archive of files with their paths. Takes its time: call it in a worker. */
export async function writeZip(files: readonly FileToPack[], modified: Date): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for (const { path, content } of files) {
    const file = new ZipDeflate(path, { level: 6 });
    file.mtime = modified.getFullYear() < EARLIEST_YEAR ? new Date(EARLIEST_YEAR, 0) : modified;
    zip.add(file);
    file.push(new Uint8Array(await content.arrayBuffer()), true);
  }
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
}
