import type { LaidOutMessage } from '../lay-out.ts';
import { joinLosses } from '../message-loss.ts';
import { miniMessageLines } from './mini-message-lines.ts';
import type { TargetOutput } from './output.ts';
import { missingTexts } from './plain-texts.ts';

/** `main.conf`, whose strings are those of JSON. */
export function writeMiniMotd(message: LaidOutMessage): TargetOutput {
  const [first = '', second = ''] = miniMessageLines(message.lines);
  const text = `{icon=random, line1=${JSON.stringify(first)}, line2=${JSON.stringify(second)}}`;
  return {
    value: [{ below: [], text: `motds=[${text}]` }],
    losses: joinLosses(missingTexts(message)),
  };
}
