import { centeredFrame, type Frame, type ScaleMethod } from '@fucina/server-icon';
import { useState } from 'react';
import { useNewestQuestion } from '../../tool/use-newest-question.ts';
import type { IconEngine } from '../imaging/icon-engine.ts';
import type { IconBase, Orientation, SourceFacts } from '../imaging/icon-work.ts';
import { type PictureFileError, readPictureFile } from './read-picture-file.ts';

/** The picture that is being cropped. */
export interface OpenPicture {
  /** As it was opened, and not larger than a screen needs. */
  readonly preview: ImageBitmap;
  readonly facts: SourceFacts;
  readonly orientation: Orientation;
  readonly frame: Frame;
  /** Chosen by the visitor; otherwise what suits the picture. */
  readonly method: ScaleMethod | undefined;
  readonly isTooDeep: boolean;
}

export interface PictureControls {
  /** The last one that could be opened. */
  readonly picture: OpenPicture | undefined;
  readonly isOpening: boolean;
  /** Why the newest file was not opened. */
  readonly error: PictureFileError | undefined;
  readonly open: (file: File) => void;
  readonly setFrame: (frame: Frame) => void;
  readonly setMethod: (method: ScaleMethod | undefined) => void;
  readonly setOrientation: (orientation: Orientation) => void;
}

const UPRIGHT: Orientation = { turns: 0, isMirrored: false };
const PREVIEW_SIDE = 1024;

/** The picture that was opened last, and how it is cropped. Every change is reported as a new base of the icon. */
export function usePicture(
  engine: IconEngine | undefined,
  onBase: (base: IconBase) => void,
): PictureControls {
  const [picture, setPicture] = useState<OpenPicture>();
  const [isOpening, setOpening] = useState(false);
  const [error, setError] = useState<PictureFileError>();
  const newest = useNewestQuestion();

  function show(next: OpenPicture) {
    setPicture(next);
    onBase({ kind: 'crop', frame: next.frame, method: next.method });
  }

  async function open(file: File) {
    if (engine === undefined) return;
    setOpening(true);
    setError(undefined);
    const outcome = await newest.ask((signal) => openPicture(file, engine, signal));
    if (outcome === undefined) return;
    setOpening(false);
    const read = outcome.ok ? outcome.answer : undefined;
    if (read?.ok) show(read.value);
    else setError(read?.error ?? { code: 'undecodable' });
  }

  function change(changes: Partial<OpenPicture>) {
    if (picture) show({ ...picture, ...changes });
  }

  async function orient(orientation: Orientation) {
    if (engine === undefined || isOpening) return;
    const outcome = await newest.ask(() => engine.orient(orientation));
    if (!outcome?.ok) return;
    const facts = outcome.answer;
    change({ orientation, facts, frame: firstFrame(facts) });
  }

  return {
    ...{ picture, isOpening, error },
    open: (file) => void open(file),
    setFrame: (frame) => change({ frame }),
    setMethod: (method) => change({ method }),
    setOrientation: (orientation) => void orient(orientation),
  };
}

async function openPicture(file: File, engine: IconEngine, signal: AbortSignal) {
  const read = await readPictureFile(file);
  if (!read.ok) return read;
  const { bitmap, isTooDeep } = read.value;
  const preview = await reduce(bitmap);
  // A newer file is already being opened: the worker must not keep this one.
  signal.throwIfAborted();
  const facts = await engine.open(bitmap);
  const value: OpenPicture = {
    ...{ preview, facts, isTooDeep, orientation: UPRIGHT, method: undefined },
    frame: firstFrame(facts),
  };
  return { ok: true, value } as const;
}

function firstFrame(facts: SourceFacts): Frame {
  return centeredFrame(facts, facts.block);
}

function reduce(bitmap: ImageBitmap): Promise<ImageBitmap> {
  const scale = Math.min(1, PREVIEW_SIDE / Math.max(bitmap.width, bitmap.height));
  return createImageBitmap(bitmap, {
    resizeWidth: Math.max(1, Math.round(bitmap.width * scale)),
    resizeHeight: Math.max(1, Math.round(bitmap.height * scale)),
    resizeQuality: 'medium',
  });
}
