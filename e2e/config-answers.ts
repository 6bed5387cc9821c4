import type { LanguageCode } from '@fucina/site';
import { fillIn, words } from '@fucina/site/words';
import { expect, type Page } from '@playwright/test';

/** The owner of these files says of each plugin with a question that it reads MiniMessage. */
export async function sayThatTheyReadMiniMessage(
  page: Page,
  plugins = 1,
  language: LanguageCode = 'en',
): Promise<void> {
  const { questions } = words[language].config;
  const bar = page.getByRole('region', { name: questions.title });
  const all = fillIn(questions.all, { count: plugins });
  // They come as the files are read.
  if (plugins > 1) await expect(bar.getByRole('button', { name: all })).toBeVisible();
  for (let at = 0; at < plugins; at += 1) {
    await bar.getByRole('button', { name: questions.reads.yes, exact: true }).click();
  }
}
