import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';

const PATH = '/tools/server';
const output = (page: Page) => page.getByRole('region', { name: 'Output', exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const text = async (page: Page) => (await output(page).textContent()) ?? '';

const FLAGS =
  '-Xms512M -Xmx512M --add-modules=jdk.incubator.vector -XX:+UnlockExperimentalVMOptions -XX:+UseG1GC ' +
  '-XX:MaxGCPauseMillis=200 -XX:G1HeapWastePercent=5 -XX:G1MixedGCCountTarget=4 ' +
  '-XX:InitiatingHeapOccupancyPercent=15 -XX:G1MixedGCLiveThresholdPercent=90 ' +
  '-XX:G1RSetUpdatingPauseTimePercent=5 -XX:SurvivorRatio=32 -XX:MaxTenuringThreshold=1 ' +
  '-XX:G1HeapRegionSize=8M -XX:G1ReservePercent=20 -XX:G1NewSizePercent=30 -XX:G1MaxNewSizePercent=40 ' +
  '-jar server.jar --nogui';

test('a jar name that cannot be moves nothing below it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const language of ['en', 'it']) {
    await page.goto(`/tools/server?lng=${language}`);
    const jar = page.getByRole('textbox', { name: /jar/i }).first();
    const memory = page.getByRole('slider', { name: 'RAM' });
    const before = await memory.boundingBox();
    for (const name of ['a:b.jar', 'paper.', 'con.jar']) {
      await jar.fill(name);
      await expect(jar).toHaveAttribute('aria-invalid', 'true');
      expect(await memory.boundingBox()).toEqual(before);
    }
  }
});

test('the defaults give the specification’s command in each output type', async ({ page }) => {
  await page.goto(PATH);
  expect(await text(page)).toBe(`start "" java ${FLAGS}`);
  await tab(page, 'Linux').click();
  await expect(output(page)).toContainText('#!/bin/bash');
  expect(await text(page)).toBe(`#!/bin/bash\ncd "$(dirname "$0")" || exit 1\nexec java ${FLAGS}`);
  await tab(page, 'Java').click();
  await expect(output(page)).not.toContainText('exec');
  expect(await text(page)).toBe(FLAGS);
});

test('name, memory and window change the command at once', async ({ page }) => {
  await page.goto(PATH);
  await page.getByRole('textbox', { name: 'Jar file name' }).fill('my paper.jar');
  await expect(output(page)).toContainText('-jar "my paper.jar" --nogui');
  await page.getByRole('checkbox', { name: 'Show GUI' }).check();
  await expect(output(page)).not.toContainText('--nogui');
  await page.getByRole('spinbutton', { name: 'RAM in MB' }).fill('12288');
  await expect(output(page)).toContainText('-Xms12288M -Xmx12288M');
  await expect(output(page)).toContainText('-XX:G1ReservePercent=15 -XX:G1NewSizePercent=40');
  const slider = page.getByRole('slider', { name: 'RAM', exact: true });
  await expect(slider).toHaveValue('12288');
  await slider.press('Home');
  await slider.press('ArrowRight');
  await expect(output(page)).toContainText('-Xms513M -Xmx513M');
  await expect(page.getByText('0.5 GiB')).toBeVisible();
  await page.getByRole('button', { name: '8 GB', exact: true }).click();
  await expect(output(page)).toContainText('-Xmx8192M');
  await page.getByRole('spinbutton', { name: 'RAM in MB' }).fill('');
  await expect(output(page)).toContainText('-Xmx512M');
});

test('an empty name means server.jar, a bad one gives an error and no command', async ({
  page,
}) => {
  await page.goto(PATH);
  const name = page.getByRole('textbox', { name: 'Jar file name' });
  await name.fill('');
  await expect(output(page)).toContainText('-jar server.jar');
  await name.fill('a?b.jar');
  await expect(output(page).locator('pre')).toHaveText('');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('A name with “?” cannot be used here. Rename the jar.')).toHaveCount(
    3,
  );
  await tab(page, 'Linux').click();
  await expect(output(page)).toContainText("-jar 'a?b.jar'");
});

test('the advanced numbers are closed at first and fall back to their defaults', async ({
  page,
}) => {
  await page.goto(PATH);
  const advanced = page.getByRole('button', { name: 'Advanced settings' });
  const reserve = page.getByRole('spinbutton', { name: 'G1ReservePercent' });
  await expect(advanced).toHaveAttribute('aria-expanded', 'false');
  await expect(reserve).toBeHidden();
  await advanced.click();
  await expect(advanced).toHaveAttribute('aria-expanded', 'true');
  for (const [name, value, written] of [
    ['MaxGCPauseMillis', '130', '=130'],
    ['G1HeapWastePercent', '7', '=7'],
    ['G1MixedGCCountTarget', '3', '=3'],
    ['InitiatingHeapOccupancyPercent', '20', '=20'],
    ['G1MixedGCLiveThresholdPercent', '80', '=80'],
    ['G1RSetUpdatingPauseTimePercent', '6', '=6'],
    ['SurvivorRatio', '16', '=16'],
    ['MaxTenuringThreshold', '2', '=2'],
    ['G1HeapRegionSize', '4', '=4M'],
    ['G1ReservePercent', '25', '=25'],
  ] as const) {
    await page.getByRole('spinbutton', { name, exact: true }).fill(value);
    await expect(output(page)).toContainText(`-XX:${name}${written} `);
  }
  await reserve.fill('');
  await expect(output(page)).toContainText('-XX:G1ReservePercent=20 ');
  await reserve.blur();
  await expect(reserve).toHaveValue('20');
  await page.getByRole('spinbutton', { name: 'RAM in MB' }).fill('16384');
  await expect(reserve).toHaveValue('15');
});

test('copying takes the command without markup', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PATH);
  await tab(page, 'Linux').click();
  await expect(output(page)).toContainText('#!/bin/bash');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Text copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text(page));
});

test('downloads have the right names, line ends and encodings', async ({ page }) => {
  await page.goto(`${PATH}?restart=after-crash&jar=perché.jar`);
  expect(await downloaded(page)).toEqual({
    name: 'start.bat',
    text: `${(await text(page)).replaceAll('\n', '\r\n')}\r\n`,
  });
  await page.getByRole('combobox', { name: 'Format' }).selectOption('powershell');
  const powershell = await downloaded(page);
  expect(powershell.name).toBe('start.ps1');
  expect(powershell.text.startsWith('\uFEFFSet-Location')).toBe(true);
  await tab(page, 'Linux').click();
  expect(await downloaded(page)).toEqual({ name: 'start.sh', text: `${await text(page)}\n` });
  await expect(page.getByText('chmod +x start.sh')).toBeVisible();
});

test('a chosen Java changes the flags and says so', async ({ page }) => {
  await page.goto(PATH);
  await page.getByRole('button', { name: 'Java and server' }).click();
  await page.getByRole('combobox', { name: 'Java version' }).selectOption('11');
  await expect(output(page)).not.toContainText('incubator');
  await expect(page.getByRole('list', { name: 'Notes on this command' })).toContainText(
    'Java 11 has no vector module',
  );
  await page.getByRole('combobox', { name: 'Java version' }).selectOption('auto');
  await page.getByRole('combobox', { name: 'Server version' }).selectOption('1.7.10');
  await expect(output(page)).toContainText('-jar server.jar nogui');
  await page.getByRole('combobox', { name: 'Flag set' }).selectOption('zgc');
  await expect(page.getByText(/needs Java 16 or later/).first()).toBeVisible();
});

test('every form of every output type shows a command', async ({ page }) => {
  await page.goto(PATH);
  for (const type of ['Windows', 'Linux', 'Java']) {
    await tab(page, type).click();
    const form = page.getByRole('combobox', { name: 'Format' });
    for (const value of await form
      .locator('option')
      .evaluateAll((all) => all.map((each) => each.getAttribute('value')))) {
      await form.selectOption(value);
      await expect(output(page)).toContainText('-XX:+UseG1GC');
    }
  }
});

test('a pasted command is explained and mended', async ({ page }) => {
  await page.goto(PATH);
  const card = page.getByRole('region', { name: 'Explain a command' });
  await card.getByRole('button', { name: 'Explain a command' }).click();
  await card
    .getByRole('textbox')
    .fill('java -Xms4GB -XX:+UseConcMarkSweepGC -jar server.jar -Xmx4G nogui');
  const mistakes = card.getByRole('list', { name: 'Mistakes' });
  await expect(mistakes).toContainText('-Xmx4G stands behind the jar');
  await expect(mistakes).toContainText('Java does not read -Xms4GB; written -Xms4G it does.');
  await expect(mistakes).toContainText('Java 25 does not start with UseConcMarkSweepGC');
  await expect(card.getByRole('region', { name: 'Repaired command' }).locator('pre')).toHaveText(
    'java -Xms4G -Xmx4G -jar server.jar nogui',
  );
  await expect(card.getByRole('definition').filter({ hasText: 'The CMS collector' })).toBeVisible();
  await card.getByRole('textbox').fill('hello');
  await expect(card.getByText('There is no Java command in this text.')).toBeVisible();
});

test('a command is judged for the Java that it names, and the card says so', async ({ page }) => {
  await page.goto(PATH);
  const card = page.getByRole('region', { name: 'Explain a command' });
  await card.getByRole('button', { name: 'Explain a command' }).click();
  const said = (text: string) => expect(card.getByText(text)).toBeVisible();
  const flags = '-Xmx2G -XX:MaxPermSize=256M -XX:+UseConcMarkSweepGC';
  await card.getByRole('textbox').fill(`C:\\Java\\jre7\\bin\\java.exe ${flags} -jar server.jar`);
  await said('Judged for Java 8, the nearest we know to Java 7 in the path.');
  await said('No mistakes found.');
  await card.getByRole('textbox').fill(`java ${flags} -jar craftbukkit-1.7.10.jar`);
  await said('Judged for Java 8, the usual one for craftbukkit-1.7.10.jar.');
  await expect(card.getByRole('list', { name: 'Mistakes' })).not.toContainText(
    'UseConcMarkSweepGC',
  );
  await card.getByRole('textbox').fill(`java ${flags} -jar server.jar`);
  await said('Judged for Java 25, as in the form above.');
});

test('values that Java refuses are named, and those that nobody checked', async ({ page }) => {
  await page.goto(`${PATH}?lng=it`);
  const card = page.getByRole('region', { name: 'Spiega un comando' });
  await card.getByRole('button', { name: 'Spiega un comando' }).click();
  await card
    .getByRole('textbox')
    .first()
    .fill('java -Xmx4G -XX:ParallelGCThreads=two -Xss1 -Xlog:gc -jar server.jar');
  await expect(card.getByRole('listitem').filter({ hasText: 'numero intero' })).toBeVisible();
  await expect(
    card.getByRole('listitem').filter({ hasText: 'Su Linux a 64 bit Java 25 vuole almeno 136K' }),
  ).toBeVisible();
  await expect(card.getByText('Non controllati').filter({ hasText: '-Xlog:gc' })).toBeVisible();
  await expect(card.getByText('java -Xmx4G -Xlog:gc -jar server.jar')).toBeVisible();
});

test('examples, undo and a link that reopens the page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PATH);
  await page.getByRole('button', { name: 'Paper, 8 GB, restarts' }).click();
  await expect(output(page)).toContainText('-jar paper.jar --nogui');
  const made = await text(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Text copied to clipboard!')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(output(page)).toContainText('start "" java');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(output(page)).toContainText('paper.jar');
  expect(await text(page)).toBe(made);
});

async function downloaded(page: Page) {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await waiting;
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}
