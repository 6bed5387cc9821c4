import { writeShortYamlString } from '@fucina/quoting';
import { closedSource } from '../closed-source.ts';
import type { LaidOutMessage } from '../lay-out.ts';
import { joinLosses } from '../message-loss.ts';
import { miniMessageLines } from './mini-message-lines.ts';
import type { TargetOutput } from './output.ts';
import { plainTextLosses } from './plain-texts.ts';

/** A file in `profiles`. */
export function writeAdvancedServerList(message: LaidOutMessage): TargetOutput {
  const { hover, versionText } = message;
  const counts = [
    ...(hover.length > 0 ? [`hover: ${yamlList(hover.map(closedSource))}`] : []),
    ...(versionText === undefined
      ? []
      : [`text: ${writeShortYamlString(closedSource(versionText), "'")}`]),
  ];
  return {
    value: [
      { below: [], text: `motd: ${yamlList(miniMessageLines(message.lines))}` },
      ...(counts.length > 0 ? [{ below: ['playerCount'], text: counts.join('\n') }] : []),
    ],
    losses: joinLosses(plainTextLosses(message)),
  };
}

function yamlList(texts: readonly string[]): string {
  return `[${texts.map((text) => writeShortYamlString(text, "'")).join(', ')}]`;
}
