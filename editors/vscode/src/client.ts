import type { ExtensionContext } from 'vscode';
import { LanguageClient, type ServerOptions, TransportKind } from 'vscode-languageclient/node';
import { startExtension } from './start-extension.ts';

export function startWithProcess(context: ExtensionContext): Promise<void> {
  const module = context.asAbsolutePath('dist/server.js');
  const server: ServerOptions = { module, transport: TransportKind.ipc };
  return startExtension(context, (id, name, options) => {
    return new LanguageClient(id, name, server, options);
  });
}
