import { changesOf, isUndecided, type PlannedText, planFile, writeKeys } from '@fucina/config-text';
import { changeFile, writePatch } from '@fucina/config-text/file';
import { problemsFor } from '@fucina/config-text/inner';
import { explainDropped, explainReasons } from '@fucina/config-text/messages';
import { words } from '@fucina/site/words';
import { explainSince } from '@fucina/site/words/config-findings';
import { z } from 'zod';
import { TOOL_LIMITS } from '../limits.ts';
import { defineToolFunction, refuse } from '../tool-function.ts';
import {
  FILE_NOTATIONS,
  openQuestion,
  type PluginFile,
  pluginFile,
  preparePluginFile,
} from './plugin-file.ts';

const place = z.object({
  line: z.int(),
  key: z.string(),
  why: z.string(),
  today: z.string(),
  written: z.string().optional().describe('What it would become, if somebody says so'),
});

export const convertFile = (most: number) =>
  defineToolFunction({
    name: 'convert_file',
    price: { class: 'dear', answerBytes: TOOL_LIMITS.answerBytes },
    title: 'Convert a plugin’s file',
    description:
      'Rewrites the texts of a plugin’s file in MiniMessage (or back in codes) and nothing else in it. Each change is ' +
      'proven to look the same; what cannot be proven is left alone and listed for a person to decide. Returns a patch ' +
      'or the file.',
    input: z.strictObject({
      ...pluginFile(most),
      to: z.enum(FILE_NOTATIONS).default('minimessage'),
      style: z
        .enum(['open', 'closed'])
        .optional()
        .describe('open: colours stay open, as people write; closed: every tag is closed'),
      unsure: z
        .boolean()
        .default(false)
        .describe(
          'Also writes what looks different or could not be compared. Only if the owner said so',
        ),
      result: z.enum(['patch', 'file']).default('patch'),
    }),
    output: z.object({
      patch: z.string().optional().describe('Unified diff'),
      file: z.string().optional(),
      changed: z.int().describe('Texts that are written anew'),
      proven: z
        .int()
        .describe('Of these: compared before and after, letter by letter, and the same'),
      same: z.int().describe('Texts that need no change'),
      unsure: z
        .int()
        .describe(`Texts for a person to decide; the first ${TOOL_LIMITS.findings} are listed`),
      toDecide: z.array(place),
      notMade: z
        .array(place.pick({ line: true, key: true, why: true }))
        .describe('Changes that the file cannot hold, and why'),
      refused: z.int().describe('Texts where the plugin reads no MiniMessage'),
      profile: z.string(),
      since: z.string().optional().describe('What the plugin needs to read the new texts'),
      question: z.string().optional().describe('What has to be known before anything is converted'),
    }),
    ask: preparePluginFile,
    run({ path, to, style, unsure, result }, read) {
      const opened = read();
      const { file, profile } = opened;
      const errors = problemsFor(file, profile).filter(
        ({ severity }) => severity === 'error',
      ).length;
      if (errors > 0) return refuse(unreadable(errors));
      const texts = file.texts.length;
      const mostTexts = Math.floor(most / SHORT_TEXT);
      if (texts > mostTexts) return refuse(tooManyTexts(texts, mostTexts));
      const planned = planFile(file, { profile, to, ...(style && { style }) });
      const changes = changesOf(planned, unsure);
      const changed = changeFile(file, changes);
      const made = new Set(changes.map(({ text }) => text));
      for (const { text } of changed.dropped) made.delete(text);
      const written = planned.filter(({ text }) => made.has(text));
      const open = planned.filter(
        ({ text, conversion }) => conversion && isUndecided(conversion) && !made.has(text),
      );
      const isAsked = planned.some(({ conversion }) => conversion?.state === 'asked');
      const question = isAsked ? openQuestion(opened) : undefined;
      const since = sinceWhen(opened);
      return {
        ok: true,
        value: {
          ...(result === 'patch'
            ? { patch: writePatch(path, file, changed.edits).text }
            : { file: textOf(changed.bytes) }),
          changed: written.length,
          proven: written.filter(({ conversion }) => conversion?.state === 'same').length,
          same: planned.filter(
            ({ conversion }) => conversion?.state === 'same' && conversion.edits.length === 0,
          ).length,
          unsure: open.length,
          toDecide: open.slice(0, TOOL_LIMITS.findings).map((each) => decisionOf(each, opened)),
          notMade: changed.dropped.slice(0, TOOL_LIMITS.findings).map(({ text, reason }) => ({
            ...placeOf(text, opened),
            why: explainDropped(reason).why,
          })),
          refused: planned.filter(({ conversion }) => conversion?.reasons.includes('not-read-here'))
            .length,
          profile: profile.id,
          ...(since !== undefined && written.length > 0 && { since }),
          ...(question !== undefined && { question }),
        },
      };
    },
  });

/** Characters of a line with a text, at least: each text costs as much as a hundred characters. */
const SHORT_TEXT = 16;

function tooManyTexts(texts: number, most: number) {
  const message =
    `The file has ${texts} strings; ${most} are taken at once here. Send it in parts that begin at a key without ` +
    'indentation, or use “fucina convert” on your own machine.';
  return { code: 'too-many-texts', message, most };
}

/** What is written into a broken file cannot be read back, which takes many readings to find out. */
function unreadable(errors: number) {
  const message =
    `The file has ${errors === 1 ? 'an error' : `${errors} errors`}, so its plugin may not load it. ` +
    'Correct what check_file finds, then convert it.';
  return { code: 'file-has-errors', message, errors };
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: false, ignoreBOM: true }).decode(bytes);
}

function placeOf(text: number, { file }: PluginFile) {
  const { line = 1, path = [] } = file.texts[text] ?? {};
  return { line, key: writeKeys(path) };
}

function decisionOf({ text, conversion }: PlannedText, opened: PluginFile) {
  const isOther = conversion !== undefined && conversion.edits.length > 0;
  return {
    ...placeOf(text, opened),
    why: explainReasons(conversion?.reasons ?? []),
    today: (opened.file.texts[text]?.value ?? '').slice(0, MAX_SHOWN),
    ...(isOther && { written: conversion.value.slice(0, MAX_SHOWN) }),
  };
}

/** Of a text, so that the answer stays short. */
const MAX_SHOWN = 300;

function sinceWhen({ profile: { plugin, since } }: PluginFile): string | undefined {
  if (plugin === undefined || since === undefined) return undefined;
  return [`${plugin}:`, ...explainSince(since, words.en.config.notes)].join(' ');
}
