import type { TextChange } from '../file/change-file.ts';
import type { OpenedFile } from '../file/open-file.ts';
import { FolderPlan, type PlannedText, type PlanOptions } from './plan-folder.ts';

/** Converts the texts of a file that has no others beside it. */
export function planFile(file: OpenedFile, options: PlanOptions): readonly PlannedText[] {
  const folder = new FolderPlan();
  folder.add({ path: file.name, file, options });
  return [...folder.plan(file.name)];
}

/** The changes to make: of texts that look the same, and on request of those that somebody should look at. */
export function changesOf(
  planned: readonly PlannedText[],
  includesUnsure = false,
): readonly TextChange[] {
  return planned.flatMap(({ text, conversion }) => {
    if (conversion === undefined || conversion.edits.length === 0) return [];
    const isMade = conversion.state === 'same' || includesUnsure;
    return isMade ? [{ text, edits: conversion.edits }] : [];
  });
}
