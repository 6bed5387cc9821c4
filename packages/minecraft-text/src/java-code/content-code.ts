import { writeJavaString } from '@fucina/quoting';
import type { TextRun } from '../component/runs.ts';

type Content = Extract<TextRun, { type: string }>;

/** What is not plain text, without its style. */
export function contentCode(run: Content, nested: (runs: readonly TextRun[]) => string): string {
  switch (run.type) {
    case 'translatable': {
      const key = writeJavaString(run.translate);
      const fallback = run.fallback === undefined ? [] : [writeJavaString(run.fallback)];
      const args = (run.with ?? []).map((argument) => nested(argument));
      return `Component.translatable(${[key, ...fallback, ...args].join(', ')})`;
    }
    case 'keybind':
      return `Component.keybind(${writeJavaString(run.keybind)})`;
    case 'score':
      return `Component.score(${writeJavaString(run.name)}, ${writeJavaString(run.objective)})`;
    case 'selector': {
      const separator = run.separator === undefined ? '' : `, ${nested(run.separator)}`;
      return `Component.selector(${writeJavaString(run.selector)}${separator})`;
    }
    case 'nbt':
      return nbtCode(run, nested);
    case 'sprite':
      return `Component.object(ObjectContents.sprite(${key(run.atlas)}, ${key(run.sprite)}))`;
    case 'head':
      return `Component.object(${headCode(run)})`;
  }
}

function nbtCode(
  run: Extract<Content, { type: 'nbt' }>,
  nested: (runs: readonly TextRun[]) => string,
): string {
  const calls = [
    `.nbtPath(${writeJavaString(run.nbt)})`,
    ...(run.interpret ? ['.interpret(true)'] : []),
    ...(run.separator === undefined ? [] : [`.separator(${nested(run.separator)})`]),
  ].join('');
  if (run.block !== undefined) {
    const position = `BlockNBTComponent.Pos.fromString(${writeJavaString(run.block)})`;
    return `Component.blockNBT()${calls}.pos(${position}).build()`;
  }
  return run.storage === undefined
    ? `Component.entityNBT()${calls}.selector(${writeJavaString(run.entity ?? '')}).build()`
    : `Component.storageNBT()${calls}.storage(${key(run.storage)}).build()`;
}

function headCode(run: Extract<Content, { type: 'head' }>): string {
  const calls = [
    ...(run.name === undefined ? [] : [`.name(${writeJavaString(run.name)})`]),
    ...(run.id === undefined ? [] : [`.id(UUID.fromString(${writeJavaString(run.id)}))`]),
    ...(run.texture === undefined ? [] : [`.texture(${key(run.texture)})`]),
    ...(run.properties ?? []).map(({ name, value, signature }) => {
      const args = [name, value, ...(signature === undefined ? [] : [signature])].map(
        writeJavaString,
      );
      return `.profileProperty(PlayerHeadObjectContents.property(${args.join(', ')}))`;
    }),
    ...(run.hat ? [] : ['.hat(false)']),
  ];
  return `ObjectContents.playerHead()${calls.join('')}.build()`;
}

function key(id: string): string {
  return `Key.key(${writeJavaString(id)})`;
}
