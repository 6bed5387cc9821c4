// Set up before every web test file. The files of one worker share the classes of the browser: what a test gave to one of
// them is taken away after its file, so that no file depends on which ran before it.
import { afterAll } from 'vitest';

const prototypes = Object.getOwnPropertyNames(globalThis)
  .filter((name) => /^[A-Z]/.test(name))
  .flatMap(
    (name) =>
      (globalThis as unknown as Record<string, { prototype?: object }>)[name]?.prototype ?? [],
  );

const before = new Map(
  prototypes.map((each) => [each, Object.getOwnPropertyDescriptors(each)] as const),
);

afterAll(() => {
  for (const [prototype, descriptors] of before) {
    for (const key of Reflect.ownKeys(prototype)) {
      if (!Object.hasOwn(descriptors, key)) Reflect.deleteProperty(prototype, key);
    }
    Object.defineProperties(prototype, descriptors);
  }
});
