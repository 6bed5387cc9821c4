import {
  CONVERT_FILE,
  type ConvertedFile,
  type ConvertFileOptions,
} from '@fucina/language-server/requests';
import { window } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { say } from './words.ts';

/** Converts the document that somebody looks at; the editor shows what is doubtful before it is changed. */
export async function convertDocument(client: BaseLanguageClient): Promise<void> {
  const document = window.activeTextEditor?.document;
  if (document === undefined) return;
  const uri = client.code2ProtocolConverter.asUri(document.uri);
  const convert = (options: ConvertFileOptions) =>
    client.sendRequest<ConvertedFile | null>('workspace/executeCommand', {
      command: CONVERT_FILE,
      arguments: [uri, options],
    });
  let converted = await convert({});
  if (converted?.isAsked) {
    const yes = say('ask_yes');
    const detail = say('ask_detail');
    const answer = await window.showInformationMessage(say('ask'), { modal: true, detail }, yes);
    if (answer !== yes) return;
    converted = await convert({ readsMiniMessage: true });
  }
  const { same = 0, doubtful = 0, undecided = 0, isApplied = false } = converted ?? {};
  const isOffered = same + doubtful > 0;
  // Whoever looked at it and went away knows that nothing was changed.
  if (isOffered && !isApplied) return;
  const key = isOffered ? 'converted' : 'nothing_to_convert';
  window.showInformationMessage(say(key, { left: undecided }));
}
