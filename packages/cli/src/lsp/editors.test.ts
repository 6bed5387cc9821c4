// Editors that others wrote, where they are installed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test } from 'vitest';
import { BIN } from '../testing/run-program.ts';

/** A server with one message that has a mistake. */
function serverFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fucina-editor-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'plugins', 'TAB'), { recursive: true });
  writeFileSync(join(folder, MESSAGES), "header: 'it''s <rde>Sale'\n");
  writeFileSync(join(folder, 'server.properties'), '');
  return folder;
}

const MESSAGES = join('plugins', 'TAB', 'config.yml');

function isInstalled(program: string): boolean {
  return spawnSync(program, ['--version']).status === 0;
}

const hasNeovim = isInstalled('nvim');

test.skipIf(!hasNeovim)(
  'Neovim shows a mistake, and writes the correction',
  () => {
    const folder = serverFolder();
    const script = join(folder, 'try.lua');
    writeFileSync(script, NEOVIM);
    const { stdout, stderr, status } = spawnSync(
      'nvim',
      ['--headless', '-u', 'NONE', '-n', '-c', `luafile ${script}`],
      {
        cwd: folder,
        encoding: 'utf8',
        timeout: 100_000,
        env: {
          ...process.env,
          LANG: 'C',
          LC_ALL: 'C',
          HOME: folder,
          NODE: process.execPath,
          BIN,
          FILE: MESSAGES,
        },
      },
    );
    expect(stdout + stderr).toContain('0:15-20 text/unknown-tag');
    expect(status).toBe(0);
    expect(readFileSync(join(folder, MESSAGES), 'utf8')).toBe("header: 'it''s <red>Sale'\n");
  },
  120_000,
);

const NEOVIM = `
vim.cmd('edit ' .. os.getenv('FILE'))
local id = vim.lsp.start_client({
  name = 'fucina', cmd = { os.getenv('NODE'), os.getenv('BIN'), 'lsp', '--stdio' }, root_dir = vim.fn.getcwd(),
})
vim.lsp.buf_attach_client(0, id)
vim.wait(80000, function() return #vim.diagnostic.get(0) > 0 end, 20)
for _, d in ipairs(vim.diagnostic.get(0)) do
  io.stdout:write(d.lnum .. ':' .. d.col .. '-' .. d.end_col .. ' ' .. d.code .. '\\n')
end
local params = {
  textDocument = vim.lsp.util.make_text_document_params(),
  range = { start = { line = 0, character = 15 }, ['end'] = { line = 0, character = 15 } },
  context = { diagnostics = {} },
}
local answers = vim.lsp.buf_request_sync(0, 'textDocument/codeAction', params, 20000)
for _, answer in pairs(answers) do
  vim.lsp.util.apply_workspace_edit(answer.result[1].edit, 'utf-16')
end
vim.cmd('write')
vim.cmd('qa!')
`;

const hasEglot =
  isInstalled('emacs') &&
  spawnSync('emacs', ['--batch', '--eval', "(progn (package-initialize) (require 'eglot))"])
    .status === 0;

test.skipIf(!hasEglot)(
  'Emacs shows a mistake',
  () => {
    const folder = serverFolder();
    const script = join(folder, 'try.el');
    writeFileSync(script, EMACS);
    const { stdout, stderr } = spawnSync('emacs', ['--batch', '-l', script], {
      cwd: folder,
      encoding: 'utf8',
      timeout: 100_000,
      env: {
        ...process.env,
        LANG: 'C',
        LC_ALL: 'C',
        HOME: folder,
        NODE: process.execPath,
        BIN,
        FILE: MESSAGES,
      },
    });
    expect(stdout, stderr).toContain('found 16-21');
  },
  120_000,
);

const EMACS = `
(package-initialize)
(require 'eglot)
(setq eglot-sync-connect 60 eglot-connect-timeout 60)
(add-to-list 'eglot-server-programs
  (list 'conf-mode (getenv "NODE") (getenv "BIN") "lsp" "--stdio"))
(find-file (getenv "FILE"))
(conf-mode)
(apply #'eglot (eglot--guess-contact))
(with-timeout (60) (while (not (flymake-diagnostics)) (flymake-start) (accept-process-output nil 0.1)))
(dolist (d (flymake-diagnostics))
  (princ (format "found %s-%s\\n" (flymake-diagnostic-beg d) (flymake-diagnostic-end d))))
`;
