// The server in a worker: there is no disk, so there are no settings of folders.
import { serveDocuments } from '@fucina/language-server';
import { fallbackLanguage } from '@fucina/site';
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
