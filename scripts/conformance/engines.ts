import { readMiniMessage, writeJsonValue } from '@fucina/minecraft-text';
import type { ConformanceAdapter } from '@fucina/minimessage-conformance';
import MiniMessage from 'minimessage-js';
import minecraftText from '../../packages/minecraft-text/package.json' with { type: 'json' };
import scripts from '../package.json' with { type: 'json' };

type NamedAdapter = ConformanceAdapter & { readonly engine: string };

// Its default tags are only those that it can show as HTML.
const TAGS = MiniMessage.tags.all();
const LENIENT = MiniMessage.builder().tags(TAGS).build();
const STRICT = MiniMessage.builder().tags(TAGS).strict(true).build();

/** The engines whose results are in the README of the suite. */
export const ENGINES: readonly NamedAdapter[] = [
  {
    engine: `@fucina/minecraft-text ${minecraftText.version}`,
    parse(input, options) {
      const read = readMiniMessage(input, options);
      if (!read.ok) throw new Error(read.error.code);
      return writeJsonValue(read.value).value;
    },
  },
  {
    engine: `minimessage-js ${scripts.devDependencies['minimessage-js']}`,
    parse: (input, { strict }) => (strict ? STRICT : LENIENT).deserialize(input).toJSON(),
  },
];
