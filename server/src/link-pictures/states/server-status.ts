import { domainToASCII } from 'node:url';
import type { StatusAnswer } from '@fucina/api-contract';
import { readPng } from '@fucina/png';
import { readTypedAddress, readTypedServer } from '@fucina/server-address';
import type { LanguageCode } from '@fucina/site';
import { fillIn, words } from '@fucina/site/words';
import { linkPictureWords } from '@fucina/site/words/link-pictures';
import type { StatusFact, StatusScene } from '@fucina/site-pictures';
import { statusFields } from '@fucina/tool-state/tools/server-status';
import { within } from '../../deadline.ts';
import { type AskApi, defineLinkPicture } from '../link-picture.ts';

/** A chat program gives up on a picture soon. The ping goes on, and its answer is there for the next one who asks. */
const DEADLINE_MS = 2500;
const FRESH_S = 60;
/** Whoever asks again soon may get an answer. */
const NO_ANSWER_FRESH_S = 30;
const ICON_SIZES = [[64, 64]] as const;

export const statusPicture = defineLinkPicture({
  tool: 'server-status',
  price: { class: 'dear', answerBytes: 64 * 1024 },
  fields: statusFields,
  isShown: ({ address, bedrock }) =>
    readTypedServer(address, bedrock ? 'bedrock' : 'java', domainToASCII).ok,
  describe: ({ address }, language) => ({
    title: `${bare(address)}: ${words[language].server_status.title}`,
    alt: fillIn(linkPictureWords[language].status, { address: bare(address) }),
  }),
  ask: ({ address, bedrock }, askApi) =>
    within(DEADLINE_MS, askStatus(bare(address), bedrock, askApi)),
  compose({ address }, { asked, language }) {
    const typed = bare(address);
    if (asked === undefined) return { scene: unknown(typed, language), maxAgeS: NO_ANSWER_FRESH_S };
    // What our own API answers; to check 250 KB again takes as long as to draw them.
    const status = JSON.parse(asked) as StatusAnswer;
    return { scene: known(typed, status, language), maxAgeS: FRESH_S };
  },
});

function bare(address: string): string {
  return readTypedAddress(address).text;
}

/** Undefined for every refusal, so that a picture never says more about an address than that there is no answer. */
async function askStatus(
  address: string,
  isBedrock: boolean,
  askApi: AskApi,
): Promise<string | undefined> {
  const edition = isBedrock ? 'bedrock/3' : '3';
  const reply = await askApi(`/api/mcsrvstat/${edition}/${encodeURIComponent(address)}`);
  return reply.ok ? reply.text() : undefined;
}

function unknown(address: string, language: LanguageCode): StatusScene {
  const note = linkPictureWords[language].no_answer;
  return { kind: 'status', address, message: [], note, facts: [] };
}

function known(address: string, status: StatusAnswer, language: LanguageCode): StatusScene {
  const { server_status: texts } = words[language];
  const number = new Intl.NumberFormat(language);
  const { online: isOnline, players, version, motd, icon } = status;
  const facts: readonly (StatusFact | undefined)[] = [
    {
      label: linkPictureWords[language].status_now,
      value: isOnline ? texts.online : texts.offline,
      isGood: isOnline,
    },
    players && {
      label: texts.facts.players,
      value: `${number.format(players.online)} / ${number.format(players.max)}`,
    },
    version === undefined ? undefined : { label: texts.facts.version, value: version },
  ];
  return {
    kind: 'status',
    address,
    icon: readIcon(icon),
    message: motd?.runs ?? [],
    facts: facts.filter((fact) => fact !== undefined),
  };
}

function readIcon(icon: string | undefined) {
  if (icon === undefined) return undefined;
  const file = Buffer.from(icon.slice(icon.indexOf(',') + 1), 'base64');
  const read = readPng(file, ICON_SIZES);
  return read.ok ? read.value : undefined;
}
