import { Zip, ZipDeflate } from 'fflate';
import type { ArchiveFile } from './read-zip.ts';

/** The earliest year that a zip file can hold. */
const EARLIEST_YEAR = 1980;

/** A zip archive of files with their paths. Takes its time: call it in a worker. */
export function writeZip(files: readonly ArchiveFile[], modified: Date): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for (const { path, bytes } of files) {
    const file = new ZipDeflate(path, { level: 6 });
    file.mtime = modified.getFullYear() < EARLIEST_YEAR ? new Date(EARLIEST_YEAR, 0) : modified;
    zip.add(file);
    file.push(bytes, true);
  }
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
}
