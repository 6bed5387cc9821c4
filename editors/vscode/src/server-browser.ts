// The server in a worker: there is no disk, so there are no settings of folders.
import { serveDocuments } from '@fucina/language-server';
import { fallbackLanguage, ruleAnchor, rulesInRepository } from '@fucina/site';
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  createConnection,
} from 'vscode-languageserver/browser';
import manifest from '../package.json' with { type: 'json' };
import { writePicture } from './write-picture.ts';

const connection = createConnection(new BrowserMessageReader(self), new BrowserMessageWriter(self));

serveDocuments(
  connection,
  {
    language: fallbackLanguage,
    settingsOf: async () => ({}),
    isInProject: () => false,
    forget: () => undefined,
    ruleAddress: (rule, code) => `${rulesInRepository(manifest, code)}#${ruleAnchor(rule)}`,
    writePicture,
    onFault: (thrown) => connection.console.error(String(thrown)),
  },
  {
    now: () => performance.now(),
    after(ms, work) {
      const timer = setTimeout(work, ms);
      return { cancel: () => clearTimeout(timer) };
    },
  },
  manifest.version,
);
