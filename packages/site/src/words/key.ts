import type { en } from './en.ts';

/** All words of a language; English shows which there are. */
export type Words = typeof en;

/** The path of one sentence, such as `home.title`. */
export type WordKey = Leaves<Words>;

type Leaves<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? Name : `${Name}.${Leaves<Tree[Name]>}`;
}[keyof Tree & string];
