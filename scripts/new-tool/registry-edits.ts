import { languageCodes } from '@fucina/site';
import type { RegistryEdit } from '../registry-edit.ts';
import { camelCase, componentName, sectionName } from './names.ts';
import { OPEN_CHOICE } from './open-choices.ts';

/** One line in each place that lists the tools. The compiler finds each of them when it is missing. */
export function registryEdits(id: string): readonly RegistryEdit[] {
  const section = sectionName(id);
  const words = (language: string): RegistryEdit => ({
    path: `packages/site/src/words/${language}/index.ts`,
    insertions: [
      {
        before: "import ui from './",
        line: `import ${camelCase(id)} from './${id}.json' with { type: 'json' };\n`,
      },
      { before: '  ui: {', line: `  ${property(section, camelCase(id))},\n` },
    ],
  });
  return [
    {
      path: 'packages/site/src/pages.ts',
      insertions: [{ before: '      // New tools go here.\n', line: definition(id) }],
    },
    ...languageCodes.map(words),
    {
      path: 'web/src/entry/page-modules.ts',
      insertions: [
        {
          before: "  texture: () => import('../pages/",
          line: `  '${id}': () => import('../tools/${id}/page.tsx'),\n`,
        },
      ],
    },
    {
      path: 'web/drawings/page-pictures.ts',
      insertions: [
        {
          before: '} satisfies Record<PictureName,',
          line: `  // ${OPEN_CHOICE} draw its picture, and name it here and in packages/site/src/pages.ts\n  '${id}': Array.from({ length: SIDE }, () => '.'.repeat(SIDE)),\n`,
        },
      ],
    },
    {
      path: 'web/src/pages/home/samples.tsx',
      insertions: [
        {
          before: '} satisfies Record<ToolId,',
          line: `  '${id}': ${componentName(id)}Sample,\n`,
        },
        {
          before: '/** What each tool makes,',
          line: `// ${OPEN_CHOICE} show what the tool makes\nfunction ${componentName(id)}Sample() {\n  return <SampleText runs={[{ text: '${id}' }]} base={GAME_STYLES.chat} />;\n}\n\n`,
        },
      ],
    },
    {
      path: 'e2e/sharing.spec.ts',
      insertions: [{ before: '};\n\nfor (const { id, path } of tools) {', line: shared(id) }],
    },
    {
      path: 'e2e/keyboard-tools.spec.ts',
      insertions: [{ before: '};\n\nfor (const language of languageCodes) {', line: byKeys(id) }],
    },
    {
      path: 'e2e/phone.spec.ts',
      insertions: [
        {
          before: '};\n\nfor (const { path, preview,',
          line: `  '${id}': 'its result is next to the text',\n`,
        },
      ],
    },
    {
      path: 'e2e/empty-states.spec.ts',
      insertions: [
        {
          before: "};\n\nfor (const language of ['en', 'it'] as const) {",
          line: `  '${id}': 'without a text its result is empty',\n`,
        },
      ],
    },
  ];
}

/** What the browser tests type before they share the page. */
function shared(id: string): string {
  return `  '${id}': {
    make: (page) => box(page, 'Input').fill('Hello & “you” #1'),
    makeLong: (page) => box(page, 'Input').fill(LONG),
  },
`;
}

/** What they do with keys alone. */
function byKeys(id: string): string {
  return `  '${id}': async ({ page, w, said, copiedWords }) => {
    await typeInto(page, textbox(page, w.${sectionName(id)}.input), 'Hello');
    await pressOn(page, button(page, w.ui.copy));
    await expect.poll(() => copied(page)).toBe('Hello');
    await expect.poll(() => said).toEqual([copiedWords]);
  },
`;
}

function definition(id: string): string {
  const section = sectionName(id);
  return `      {
        id: '${id}',
        title: '${section}.title',
        icon: '${id}',
        description: '${section}.description',
        path: '/tools/${id}',
        showInNavbar: true,
        isBasePage: false,
      },
`;
}

/** `uuid: uuid` is written `uuid`. */
function property(name: string, value: string): string {
  return name === value ? name : `${name}: ${value}`;
}
