import type { PublicStatus } from '@fucina/api-contract';
import { createText, toRuns } from '@fucina/minecraft-text';
import { expandLegacy } from '@fucina/minecraft-text/legacy';
import { readPng } from '@fucina/png';
import type { LanguageCode } from '@fucina/site';
import { words } from '@fucina/site/words';
import { linkPictureWords } from '@fucina/site/words/link-pictures';
import type { StatusScene } from '@fucina/site-pictures';
import { longestUptime } from './longest-uptime.ts';
import { writeNumber } from './write-numbers.ts';

const ICON_SIZES = [[64, 64]] as const;

/** A public page as a picture: the server as in the list, its state, its uptime. */
export function statusScene(status: PublicStatus, language: LanguageCode): StatusScene {
  const { now } = words[language].watched;
  const [edition] = status.editions;
  const isUp = status.state === 'up';
  const state = words[language].server_watch.states[status.state];
  const players = edition?.players ?? null;
  const facts = [
    { label: linkPictureWords[language].status_now, value: state, isGood: isUp },
    longestUptime(status, language),
    ...(isUp && players !== null
      ? [{ label: now.players, value: writeNumber(players, language) }]
      : []),
  ];
  return {
    kind: 'status',
    address: status.name,
    icon: readIcon(edition?.icon),
    message: isUp ? linesOf(edition?.motd ?? '') : [],
    facts,
  };
}

function linesOf(motd: string): StatusScene['message'] {
  return motd
    .split('\n')
    .map((line) => toRuns(expandLegacy(createText(line), { char: '§', invalid: 'drop' })));
}

function readIcon(icon: string | undefined) {
  if (icon === undefined) return undefined;
  const file = Buffer.from(icon.slice(icon.indexOf(',') + 1), 'base64');
  const read = readPng(file, ICON_SIZES);
  return read.ok ? read.value : undefined;
}
