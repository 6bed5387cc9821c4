export type { TextPlace as Place, TextRange as Range } from '@fucina/minecraft-text/text-problem';
export type { Edit, Problem, Scalar, ScalarKind, Switch } from '../formats/format.ts';
export {
  type ChangedFile,
  changeFile,
  type DroppedChange,
  type DropReason,
  type LockReason,
  type TextChange,
} from './change-file.ts';
export type { Encoding } from './encoding.ts';
export { type FileFormat, fileFormatOf } from './file-format.ts';
export type { FixedFile } from './fix-rounds.ts';
export type { LineEnds } from './line-ends.ts';
export {
  type FileProblem,
  type FileText,
  type OpenError,
  type OpenedFile,
  type OpenResult,
  openFile,
  type PrepareResult,
  prepareFile,
} from './open-file.ts';
export { type Patch, writePatch } from './write-patch.ts';
