import { writeShortYamlString } from '@fucina/quoting';
import { closedSource } from '../closed-source.ts';
import type { LaidOutMessage } from '../lay-out.ts';
import { joinLosses } from '../message-loss.ts';
import { miniMessageLines } from './mini-message-lines.ts';
import type { Snippet, TargetOutput } from './output.ts';
import { plainTextLosses } from './plain-texts.ts';

/** `config.yml` of the plugin Maintenance. */
export function writeMaintenance(message: LaidOutMessage): TargetOutput {
  const { hover, versionText } = message;
  const text = miniMessageLines(message.lines).join('<br>');
  const hoverText = hover.map(closedSource).join('<br>');
  return {
    value: [
      {
        below: ['ping-message', 'messages'],
        text: `default: [${writeShortYamlString(text, "'")}]`,
      },
      ...(hover.length > 0 ? [textSnippet('player-list-hover-message', hoverText)] : []),
      ...(versionText === undefined
        ? []
        : [textSnippet('player-count-message', closedSource(versionText))]),
    ],
    losses: joinLosses(plainTextLosses(message)),
  };
}

function textSnippet(section: string, text: string): Snippet {
  return { below: [section, 'messages'], text: `default: ${writeShortYamlString(text, "'")}` };
}
