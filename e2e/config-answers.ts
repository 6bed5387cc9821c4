import type { LanguageCode } from '@fucina/site';
import { words } from '@fucina/site/words';
import { expect, type Page } from '@playwright/test';

/** The owner of these files says of each plugin with a question that it reads MiniMessage. */
export async function sayThatTheyReadMiniMessage(
  page: Page,
  plugins = 1,
  language: LanguageCode = 'en',
): Promise<void> {
  const { title, reads } = words[language].config.questions;
  const yes = page
    .getByRole('region', { name: title })
    .getByRole('button', { name: reads.yes, exact: true });
  await expect(yes).toHaveCount(plugins);
  // The last answer moves the questions to the options.
  for (let at = 0; at < plugins; at += 1) await yes.nth(at).click();
}
