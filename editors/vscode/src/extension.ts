// In the editor on a computer: the server is a process of its own.
import type { ExtensionContext } from 'vscode';

/** The client is large: other extensions need not wait until it is read. */
export async function activate(context: ExtensionContext): Promise<void> {
  const { startWithProcess } = await import('./client.ts');
  await startWithProcess(context);
}
