export { isTurned } from '@fucina/text-places/visual-order';
export { LetterCells } from './letter-cells.tsx';
export { ObjectPicture } from './object-picture.tsx';
export { TurnedLine } from './turned-line.tsx';
