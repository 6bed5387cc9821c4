// Makes the tarballs of the packages for others: `npm run pack`. Sends nothing to a registry.
import process from 'node:process';
import { packAll } from './pack/pack-all.ts';

for (const { file, packedBytes, unpackedBytes, files } of await packAll()) {
  const sizes = `${kilobytes(packedBytes)} packed, ${kilobytes(unpackedBytes)} unpacked`;
  process.stdout.write(`${file}  ${sizes}, ${files} files\n`);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
