export type {
  CodeCharacter,
  CodeSyntax,
  GradientNotation,
  HexNotation,
  Reading,
} from './code-syntax.ts';
