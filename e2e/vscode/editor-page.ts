import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

/** The editor with a folder of a server. */
export class EditorPage {
  readonly page: Page;
  readonly folder: string;

  constructor(page: Page, folder: string) {
    this.page = page;
    this.folder = folder;
  }

  async open(file: string, files: Readonly<Record<string, string>>): Promise<void> {
    const all = { 'server.properties': '', ...files };
    for (const [name, content] of Object.entries(all)) {
      const path = join(this.folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    }
    await this.page.goto(`/?folder=${encodeURIComponent(this.folder)}`);
    await this.page.locator('.explorer-folders-view .monaco-list-row').first().waitFor();
    await this.pick('Control+P', file);
    await this.lines.first().waitFor();
  }

  /** Runs a command by what it is called. */
  command(title: string): Promise<void> {
    return this.pick('F1', title);
  }

  get lines(): Locator {
    return this.page.locator('.monaco-editor .view-line');
  }

  /** The first piece of a line with this text. */
  text(text: string): Locator {
    return this.lines.locator('span span', { hasText: text }).first();
  }

  /** In a gradient each letter is a piece. */
  letter(letter: string): Locator {
    return this.lines.getByText(letter, { exact: true }).first();
  }

  /** What underlines it takes no clicks itself. */
  async clickMistake(): Promise<void> {
    const line = this.page.locator('.squiggly-warning').first();
    await expect
      .poll(async () => {
        const box = await line.boundingBox();
        if (box === null) return false;
        await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
        return true;
      })
      .toBe(true);
  }

  private async pick(keys: string, wanted: string): Promise<void> {
    const input = this.page.locator('.quick-input-widget input[type="text"]').first();
    await this.page.keyboard.press(keys);
    await input.waitFor();
    await this.page.keyboard.type(wanted);
    const name = wanted.split('/').at(-1) ?? wanted;
    const row = this.page.locator('.quick-input-list .monaco-list-row', { hasText: name });
    await row.first().waitFor();
    await this.page.keyboard.press('Enter');
    await expect(input).toBeHidden();
  }
}

export const test = base.extend<{ editor: EditorPage }>({
  editor: async ({ page }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'fucina-vscode-'));
    await use(new EditorPage(page, folder));
    rmSync(folder, { recursive: true, force: true });
  },
});
