import { explainGiveCommand } from '@fucina/minecraft-item/messages';
import { explainProblem, messages } from '@fucina/minecraft-text/messages';
import { fillIn, words } from '@fucina/site/words';
import { type SourceError, type SourceResult, shortNameOf } from '@fucina/text-workshop';
import type { ToolError } from '../tool-function.ts';

/** Why a text cannot be read, and in which notation. */
export function unreadText({
  error,
  format,
}: Extract<SourceResult, { readonly ok: false }>): ToolError {
  return { ...error, message: sentenceOf(error), notation: shortNameOf(format) };
}

function sentenceOf(error: SourceError): string {
  switch (error.code) {
    case 'give-command':
      return explainGiveCommand({ code: 'command' });
    case 'built-by-code':
      return words.en.text_workshop.unread_code;
    default:
      return `${explainProblem(error)}${'fix' in error ? advice(error.fix) : ''}`;
  }
}

function advice(fix: string | undefined): string {
  return fix === undefined ? '' : ` ${fillIn(messages.en.fix, { fix })}.`;
}
