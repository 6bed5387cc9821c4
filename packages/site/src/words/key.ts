import type { words } from './en/index.ts';

/** The messages of one language; English defines the keys. */
export type Words = typeof words;

/** The key of a message, such as `home.title`. The plural forms of a message share one key. */
export type WordKey = WithoutPlural<Leaves<Words>>;

type WithoutPlural<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

type Leaves<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? Name : `${Name}.${Leaves<Tree[Name]>}`;
}[keyof Tree & string];
