import { fillIn } from '@fucina/minecraft-profile/messages';
import { explainProblem, messages } from '@fucina/minecraft-text/messages';
import { type SourceResult, shortNameOf } from '@fucina/text-workshop';
import type { ToolError } from '../tool-function.ts';

/** Why a text cannot be read, and in which notation. */
export function unreadText({
  error,
  format,
}: Extract<SourceResult, { readonly ok: false }>): ToolError {
  return {
    ...error,
    message: `${explainProblem(error)}${'fix' in error ? advice(error.fix) : ''}`,
    notation: shortNameOf(format),
  };
}

function advice(fix: string | undefined): string {
  return fix === undefined ? '' : ` ${fillIn(messages.en.fix, { fix })}.`;
}
