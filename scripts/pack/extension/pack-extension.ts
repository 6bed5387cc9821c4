import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writePng } from '@fucina/png';
import { fallbackLanguage, languageCodes } from '@fucina/site';
import { extensionWords } from '@fucina/site/words/extension';
import { drawIcon } from '@fucina/site-pictures';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { root } from '../folders.ts';
import { bundleExtension } from './bundle-extension.ts';
import { assembled, file, source } from './folders.ts';
import { writeContentTypes, writeManifest, writeVsixManifest } from './write-manifest.ts';

const ICON_SIDE = 256;
/** The same files make the same archive; it is the earliest time that one can hold. */
const EARLIEST = new Date(1980, 0, 1);
/** As they are in the sources. */
const COPIED = ['language-configuration.json'];
const SCHEMA = 'fucina.config.schema.json';

export interface PackedExtension {
  readonly file: string;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  readonly files: number;
}

/** Makes the file by which Visual Studio Code installs the extension. */
export async function packExtension(): Promise<PackedExtension> {
  rmSync(assembled, { recursive: true, force: true });
  mkdirSync(assembled, { recursive: true });
  await bundleExtension();
  // It is as old as the server that it brings.
  const { version } = readJson(join(root, 'packages', 'cli', 'package.json'));
  const manifest = { ...readJson(join(source, 'package.json')), version };
  const write = (name: string, content: string | Uint8Array) =>
    writeFileSync(join(assembled, name), content);
  const repository = readJson(join(root, 'package.json'));
  write('package.json', writeManifest(manifest, repository));
  for (const code of languageCodes) {
    const ending = code === fallbackLanguage ? '' : `.${code}`;
    write(`package.nls${ending}.json`, JSON.stringify(extensionWords[code].manifest, null, 2));
  }
  write('icon.png', writePng(drawIcon(ICON_SIDE, 'any')));
  for (const name of COPIED) cpSync(join(source, name), join(assembled, name));
  cpSync(join(root, 'packages', 'cli', SCHEMA), join(assembled, SCHEMA));
  const readme = readFileSync(join(source, 'README.md'), 'utf8');
  write('readme.md', withAddresses(readme, repository.homepage));
  cpSync(join(root, 'LICENSE'), join(assembled, 'LICENSE.txt'));
  return zip(manifest);
}

function zip(manifest: Parameters<typeof writeVsixManifest>[0]): PackedExtension {
  const paths = readdirSync(assembled, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const { description } = extensionWords[fallbackLanguage].manifest;
  const files: Zippable = {
    'extension.vsixmanifest': strToU8(writeVsixManifest(manifest, description)),
    '[Content_Types].xml': strToU8(writeContentTypes([...paths, 'a.vsixmanifest'])),
  };
  let unpackedBytes = 0;
  for (const path of paths) {
    const bytes = new Uint8Array(readFileSync(path));
    unpackedBytes += bytes.length;
    files[`extension/${path.slice(assembled.length + 1).replaceAll('\\', '/')}`] = bytes;
  }
  const packed = zipSync(files, { level: 9, mtime: EARLIEST });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, packed);
  return { file, packedBytes: packed.length, unpackedBytes, files: paths.length };
}

/** Its pictures are shown from the repository. */
function withAddresses(readme: string, homepage: string): string {
  const [at] = homepage.split('#');
  return readme.replaceAll('](pictures/', `](${at}/raw/HEAD/editors/vscode/pictures/`);
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
