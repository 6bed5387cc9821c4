/** Places outside of manifests that name the version of the packages; `*` stands for it. */
const PLACES: readonly (readonly [file: string, ...texts: readonly string[]])[] = [
  ['action.yml', 'default: "*"'],
  ['.pre-commit-hooks.yaml', '"@fucina/cli@*"'],
  ['packages/cli/README.md', '/fucina@v*', '"@fucina/cli@*"'],
];

export interface NamedVersion {
  readonly file: string;
  readonly text: string;
}

/** What these places say when they name that version. */
export function namedVersions(version: string): NamedVersion[] {
  return PLACES.flatMap(([file, ...texts]) =>
    texts.map((text) => ({ file, text: text.replace('*', version) })),
  );
}
