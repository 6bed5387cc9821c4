// The server without the other commands, for editors that bring it along; they say how they speak to it.
import process from 'node:process';
import { createConnection } from 'vscode-languageserver/node';
import { languageOf } from '../language.ts';
import { startServer } from './start-server.ts';

startServer(createConnection(), languageOf(process.env));
