// Skin pictures, from file to file: our renderer, a native canvas, and deflating the result only.
import { deflateSync } from 'node:zlib';
import { LEVEL, readPng, writePng } from '@fucina/png';
import {
  DRAWN_OUTFITS,
  drawSkin,
  type Picture,
  readSkin,
  renderAvatar,
  renderBody,
  type Skin,
} from '@fucina/skin-model';
import { compare } from './server.ts';
import { avatarOnCanvas, bodyOnCanvas } from './skins/canvas.ts';
import { printTable } from './table.ts';

const SIZES = [[64, 64]] as const;
const OVERLAY = true;
const ROUNDS = 400;
const WARM_UP = 200;

interface Subject {
  readonly name: string;
  readonly limitMs: number;
  readonly draw: (skin: Skin) => Picture;
  readonly onCanvas: (file: Buffer) => Promise<Buffer>;
}

const SUBJECTS: readonly Subject[] = [
  {
    name: 'avatar 128',
    limitMs: 0.3,
    draw: (skin) => renderAvatar(skin, { size: 128, overlay: OVERLAY }),
    onCanvas: (file) => avatarOnCanvas(file, 128),
  },
  {
    name: 'body scale 4',
    limitMs: 0.5,
    draw: (skin) => renderBody(skin, { scale: 4, overlay: OVERLAY }),
    onCanvas: (file) => bodyOnCanvas(file, 4),
  },
];

export async function run(): Promise<void> {
  const rows = [];
  for (const [kind, file] of Object.entries(sampleFiles())) {
    for (const subject of SUBJECTS)
      rows.push([`${subject.name}, ${kind}`, ...(await time(subject, file))]);
  }
  printTable(
    ['picture, median ms', 'ours', 'limit', 'canvas', 'ratio', 'deflate alone', 'ratio'],
    rows,
  );
  await compare([
    {
      name: 'warm avatar',
      bare: 'bare-picture',
      ours: 'our-picture',
      path: `/api/crafatar/avatars/${'0'.repeat(32)}?size=128`,
      aim: 0.75,
    },
  ]);
}

async function time({ limitMs, draw, onCanvas }: Subject, file: Buffer): Promise<string[]> {
  const whole = () => writePng(draw(read(file)));
  const { data } = draw(read(file));
  const deflate = () => deflateSync(data, { level: LEVEL });
  const ours: number[] = [];
  const canvas: number[] = [];
  const deflating: number[] = [];
  // Alternating rounds, so that other load on the machine affects all three.
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    ours.push(await milliseconds(whole));
    canvas.push(await milliseconds(() => onCanvas(file)));
    deflating.push(await milliseconds(deflate));
  }
  const [mine, theirs, least] = [ours, canvas, deflating].map((times) =>
    median(times.slice(WARM_UP)),
  );
  if (mine === undefined || theirs === undefined || least === undefined)
    throw new Error('no times');
  if (mine > limitMs) process.exitCode = 1;
  return [
    mine.toFixed(3),
    `${limitMs}`,
    theirs.toFixed(3),
    `${(theirs / mine).toFixed(1)}x`,
    least.toFixed(3),
    `${(mine / least).toFixed(1)}x`,
  ];
}

/** A skin with few colors, and one in which every pixel is shaded. */
function sampleFiles(): Record<string, Buffer> {
  const plain = drawSkin(DRAWN_OUTFITS.steve, 'wide');
  let state = 1;
  const shaded = plain.data.map((level, at) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return at % 4 === 3 ? level : level + ((state >> 16) % 8);
  });
  return {
    plain: Buffer.from(writePng(plain)),
    shaded: Buffer.from(writePng({ ...plain, data: shaded })),
  };
}

function read(file: Buffer): Skin {
  const png = readPng(file, SIZES);
  if (!png.ok) throw new Error(png.error.reason);
  const skin = readSkin(png.value, 'wide');
  if (!skin.ok) throw new Error(skin.error.code);
  return skin.value;
}

async function milliseconds(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
