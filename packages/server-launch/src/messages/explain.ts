import { fillIn, nameCharacter } from '@fucina/minecraft-profile/messages';
import type { ArgumentSubject } from '../explain/describe-argument.ts';
import type { JudgedJava } from '../explain/judged-java.ts';
import type { StartNote } from '../note.ts';
import type { StartError } from '../start-error.ts';
import { type MessageLanguage, messages } from './languages.ts';

/** A sentence about why there is no command, or none to explain. */
export function explainStartError(error: StartError, language: MessageLanguage = 'en'): string {
  const named =
    'character' in error ? { character: nameCharacter(error.character, language) } : undefined;
  return fillIn(messages[language].errors[error.code], { ...error, ...named });
}

/** What a note says, about a command that is written or about one that is explained. */
export function explainNote(
  { code, facts }: Pick<StartNote, 'code' | 'facts'>,
  language: MessageLanguage = 'en',
): string {
  return fillIn(messages[language].notes[code], facts);
}

/** What an argument of a command does. */
export function explainArgument(
  subject: ArgumentSubject,
  language: MessageLanguage = 'en',
): string {
  const { flags, topics } = messages[language];
  return 'flag' in subject ? flags[subject.flag] : topics[subject.topic];
}

/** For which Java a command was judged, and why. */
export function explainJudged(
  { by, ...facts }: JudgedJava,
  language: MessageLanguage = 'en',
): string {
  return fillIn(messages[language].judged[by], facts);
}
