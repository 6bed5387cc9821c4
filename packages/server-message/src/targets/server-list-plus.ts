import { type LegacyWriteOptions, writeLegacy } from '@fucina/minecraft-text';
import { writeShortYamlString } from '@fucina/quoting';
import type { LaidOutMessage } from '../lay-out.ts';
import type { LineText } from '../line-text.ts';
import { joinLosses } from '../message-loss.ts';
import { writeLegacyMessage } from './legacy-message.ts';
import type { Snippet, TargetOutput } from './output.ts';
import { plainTextLosses } from './plain-texts.ts';

const BELOW = ['Default'];
const PLAIN_TEXT: LegacyWriteOptions = { char: '&', hex: 'nearest' };
/** No client has it, so all of them show the text. */
const NO_PROTOCOL = -1;

/** `ServerListPlus.yml`. An item of a list is a whole text, of which one is chosen at random. */
export function writeServerListPlus(message: LaidOutMessage): TargetOutput {
  const { text, losses } = writeLegacyMessage(message.lines, { char: '&', hex: 'hash' });
  const { hover, versionText } = message;
  return {
    value: [
      { below: BELOW, text: `Description: [${writeShortYamlString(text, '"')}]` },
      ...(hover.length > 0 ? [hoverSnippet(hover)] : []),
      ...(versionText === undefined ? [] : [versionSnippet(versionText)]),
    ],
    losses: joinLosses([...losses, ...plainTextLosses(message)]),
  };
}

function hoverSnippet(hover: readonly LineText[]): Snippet {
  const lines = hover.map(({ content }) => writeLegacy(content, PLAIN_TEXT).value);
  return {
    below: [...BELOW, 'Players'],
    text: `Hover: [${writeShortYamlString(lines.join('\n'), '"')}]`,
  };
}

function versionSnippet({ content }: LineText): Snippet {
  const name = writeShortYamlString(writeLegacy(content, PLAIN_TEXT).value, '"');
  return { below: [...BELOW, 'Version'], text: `Name: ${name}\nProtocol: ${NO_PROTOCOL}` };
}
