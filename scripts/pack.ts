// Makes the tarballs of the packages for others, and the file of the extension for Visual Studio Code: `npm run pack`.
// Sends nothing to a registry.
import process from 'node:process';
import { packExtension } from './pack/extension/pack-extension.ts';
import { packAll } from './pack/pack-all.ts';

for (const { file, packedBytes, unpackedBytes, files } of [
  ...(await packAll()),
  await packExtension(),
]) {
  const sizes = `${kilobytes(packedBytes)} packed, ${kilobytes(unpackedBytes)} unpacked`;
  process.stdout.write(`${file}  ${sizes}, ${files} files\n`);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
