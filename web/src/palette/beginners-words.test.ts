// What people type who do not know the words of the tools, and the tool that they mean.
import { createSearchIndex } from '@fucina/site/search';
import { words } from '@fucina/site/words';
import { describe, expect, test } from 'vitest';
import { createPageWords } from '../words/page-words.ts';
import { otherItems, pageItems } from './all-items.ts';

const PHRASES: Readonly<Record<'en' | 'it', readonly (readonly [string, string])[]>> = {
  en: [
    ['give server more ram', 'start-command'],
    ['how much memory do I need', 'start-command'],
    ['run.bat', 'start-command'],
    ['my server lags', 'start-command'],
    ['how to start a server', 'start-command'],
    ['out of memory', 'start-command'],
    ['is my server online', 'server-status'],
    ['who is on the server', 'server-status'],
    ['cant connect to server', 'server-status'],
    ['check ip', 'server-status'],
    ['server down', 'server-status'],
    ['server name color', 'motd'],
    ['server picture', 'motd'],
    ['text under server name', 'motd'],
    ['server icon 64x64', 'motd'],
    ['download skin', 'skins'],
    ['steal skin', 'skins'],
    ['what skin has my friend', 'skins'],
    ['get someones head', 'skulls'],
    ['head of a player command', 'skulls'],
    ['custom head', 'skulls'],
    ['rainbow text', 'text-gradient'],
    ['color name', 'text-gradient'],
    ['colored chat', 'text-gradient'],
    ['small letters', 'small-caps'],
    ['cool font', 'small-caps'],
    ['rename sword', 'lore-generator'],
    ['item with description', 'lore-generator'],
    ['color codes', 'text-workshop'],
    ['bold title command', 'text-workshop'],
    ['change plugin messages', 'config'],
    ['edit config.yml', 'config'],
    ['translate plugin colors to minimessage', 'config'],
  ],
  it: [
    ['dare ram al server', 'start-command'],
    ['quanta ram serve', 'start-command'],
    ['file bat', 'start-command'],
    ['il server lagga', 'start-command'],
    ['come avviare un server', 'start-command'],
    ['aprire un server', 'start-command'],
    ['aumentare la memoria', 'start-command'],
    ['il server è online?', 'server-status'],
    ['chi c’è sul server', 'server-status'],
    ['non riesco a entrare nel server', 'server-status'],
    ['controlla ip', 'server-status'],
    ['server spento', 'server-status'],
    ['nome del server colorato', 'motd'],
    ['foto del server', 'motd'],
    ['immagine server', 'motd'],
    ['scritta sotto il nome del server', 'motd'],
    ['scaricare skin', 'skins'],
    ['rubare skin', 'skins'],
    ['skin di un amico', 'skins'],
    ['testa di un giocatore', 'skulls'],
    ['teste personalizzate', 'skulls'],
    ['scritta arcobaleno', 'text-gradient'],
    ['nome colorato', 'text-gradient'],
    ['scritte colorate', 'text-gradient'],
    ['scrivere in piccolo', 'small-caps'],
    ['font strani', 'small-caps'],
    ['rinominare spada', 'lore-generator'],
    ['descrizione spada', 'lore-generator'],
    ['codici colori', 'text-workshop'],
    ['titolo sullo schermo', 'text-workshop'],
    ['tradurre plugin', 'config'],
    ['messaggi dei plugin', 'config'],
    ['modificare config', 'config'],
  ],
};

const pages = { en: createPageWords('en', words), it: createPageWords('it', words) };

describe.each(['en', 'it'] as const)('in %s', (language) => {
  const languages = [pages[language], pages[language === 'en' ? 'it' : 'en']] as const;
  const find = createSearchIndex(
    [
      ...pageItems(languages),
      ...otherItems(languages, {
        isDark: false,
        isAnimated: true,
        hasSingleKeys: true,
        isTool: false,
      }),
    ],
    ({ texts }) => texts,
  );

  test.each(PHRASES[language])('“%s” finds %s', (phrase, tool) => {
    const [first] = find(phrase).items;
    expect(first && toolOf(first)).toBe(tool);
  });
});

/** Where its page, an example or the help leads; conversions are the workshop’s. */
function toolOf({ id, kind }: { readonly id: string; readonly kind: string }): string | undefined {
  return kind === 'formats' ? 'text-workshop' : /^\w+:([^/]+)/.exec(id)?.[1];
}
