import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

/** A file of an archive, as APPNOTE 4.3 describes it. */
export interface ZippedFile {
  readonly path: string;
  readonly bytes: Buffer;
}

const HEADER = 30;
const ENTRY = 46;
const END = 22;
const DEFLATED = 8;

/** Files as a zip archive. */
export function zipFile(files: readonly ZippedFile[]): Buffer {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const { path, bytes } of files) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(bytes);
    const facts = Buffer.alloc(ENTRY);
    facts.writeUInt32LE(0x02014b50, 0);
    facts.writeUInt16LE(20, 6);
    facts.writeUInt16LE(DEFLATED, 10);
    facts.writeUInt32LE(crc32(bytes), 16);
    facts.writeUInt32LE(packed.length, 20);
    facts.writeUInt32LE(bytes.length, 24);
    facts.writeUInt16LE(name.length, 28);
    facts.writeUInt32LE(at, 42);
    entries.push(facts, name);
    const header = Buffer.alloc(HEADER);
    header.writeUInt32LE(0x04034b50, 0);
    // The same facts from the needed version to the length of the name.
    facts.copy(header, 4, 6, 30);
    parts.push(header, name, packed);
    at += HEADER + name.length + packed.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(END);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, directory, end]);
}

/** The files of an archive without a comment, by their paths. */
export function unzipFile(archive: Buffer): ReadonlyMap<string, Buffer> {
  const end = archive.length - END;
  let at = archive.readUInt32LE(end + 16);
  const files = new Map<string, Buffer>();
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameEnd = at + ENTRY + archive.readUInt16LE(at + 28);
    const path = archive.toString('utf8', at + ENTRY, nameEnd);
    const header = archive.readUInt32LE(at + 42);
    const start =
      header + HEADER + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
    const packed = archive.subarray(start, start + archive.readUInt32LE(at + 20));
    const isDeflated = archive.readUInt16LE(at + 10) === DEFLATED;
    files.set(path, isDeflated ? inflateRawSync(packed) : Buffer.from(packed));
    at = nameEnd + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}
