export { LetterCells } from './letter-cells.tsx';
export { ObjectPicture } from './object-picture.tsx';
