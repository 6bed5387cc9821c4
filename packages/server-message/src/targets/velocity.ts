import { writeTomlString } from '@fucina/quoting';
import type { LaidOutMessage } from '../lay-out.ts';
import { joinLosses } from '../message-loss.ts';
import { miniMessageLines } from './mini-message-lines.ts';
import type { TargetOutput } from './output.ts';
import { missingTexts } from './plain-texts.ts';

/** `velocity.toml` with a `config-version` of 2.6 or more; older ones have codes. */
export function writeVelocity(message: LaidOutMessage): TargetOutput {
  const text = miniMessageLines(message.lines).join('<newline>');
  return {
    value: [{ below: [], text: `motd = ${writeTomlString(text)}` }],
    losses: joinLosses(missingTexts(message)),
  };
}
