import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { EDITORS, type Editor, ENTRY } from '../../e2e/vscode/editors.ts';

/** Asks nothing of anybody, and shows nothing but the files. */
const SETTINGS = {
  'telemetry.telemetryLevel': 'off',
  'workbench.startupEditor': 'none',
  'workbench.colorTheme': 'Default Dark Modern',
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.enableExperiments': false,
  'editor.minimap.enabled': false,
  'extensions.autoCheckUpdates': false,
  'extensions.autoUpdate': false,
  'update.mode': 'none',
  'chat.disableAIFeatures': true,
  'git.enabled': false,
};

/** Each editor with the extension, and nothing from before. */
export function setUpEditors(extension: string): void {
  for (const editor of EDITORS) {
    rmSync(editor.home, { recursive: true, force: true });
    mkdirSync(join(editor.data, 'User'), { recursive: true });
    writeFileSync(join(editor.data, 'User', 'settings.json'), JSON.stringify(SETTINGS));
    writeFileSync(editor.config, `bind-addr: 127.0.0.1:${editor.port}\nauth: none\ncert: false\n`);
    install(extension, editor);
  }
}

function install(extension: string, { args, extensions, isPage }: Editor): void {
  const run = spawnSync(process.execPath, [ENTRY, ...args, '--install-extension', extension], {
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`The extension is not installed.\n${run.stderr}`);
  if (!isPage) return;
  // Without a program for Node it runs where it does in an editor that is a page.
  const [folder = ''] = readdirSync(extensions).filter((name) => name.startsWith('fucina.'));
  const path = join(extensions, folder, 'package.json');
  const { main: _, ...manifest } = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify(manifest));
}
