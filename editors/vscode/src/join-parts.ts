interface Part {
  readonly name: string;
  readonly code: string;
}

/** One program of parts that load each other by `require('./name')`; it begins with the first one. */
export function joinParts(parts: readonly Part[]): string {
  const written = parts.map(
    ({ name, code }) => `${JSON.stringify(`./${name}`)}(exports, require, module) {\n${code}\n}`,
  );
  return `const parts = {
${written.join(',\n')}
};
const loaded = new Map();
function load(path) {
  const known = loaded.get(path);
  if (known !== undefined) return known.exports;
  const module = { exports: {} };
  loaded.set(path, module);
  parts[path](module.exports, load, module);
  return module.exports;
}
load(${JSON.stringify(`./${parts[0]?.name}`)});
`;
}
