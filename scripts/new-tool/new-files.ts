import { languageCodes } from '@fucina/site';
import { camelCase, sectionName, title } from './names.ts';
import { OPEN_CHOICE } from './open-choices.ts';

/** The files of a small tool that works: a text box, the same text trimmed, two examples. */
export function newFiles(id: string): Readonly<Record<string, string>> {
  const folder = `web/src/tools/${id}`;
  return {
    ...Object.fromEntries(
      languageCodes.map((language) => [
        `packages/site/src/words/${language}/${id}.json`,
        json((language === 'it' ? ITALIAN : ENGLISH)(title(id))),
      ]),
    ),
    [`${folder}/state.ts`]: state(id),
    [`${folder}/examples.ts`]: examples(id),
    [`${folder}/page.tsx`]: page(id),
    [`${folder}/page.test.tsx`]: pageTest(id),
  };
}

const ENGLISH = (name: string) => ({
  title: name,
  head_title: `${name} for Minecraft`,
  description: `${OPEN_CHOICE} say in one sentence what a visitor gets from it.`,
  in_menu: `${OPEN_CHOICE} say it in 38 letters`,
  keywords: `${OPEN_CHOICE} other words that people search for, with commas`,
  input: 'Input',
  output: 'Output',
  examples: { short: 'Short', long: 'Long' },
  help: {
    first: {
      title: 'What is it for?',
      text: `${OPEN_CHOICE} answer what a visitor would ask first.`,
    },
  },
});

const ITALIAN = (name: string) => ({
  title: name,
  head_title: `${name} per Minecraft`,
  description: `${OPEN_CHOICE} scrivi in una frase che cosa ottiene chi lo usa.`,
  in_menu: `${OPEN_CHOICE} dillo in 38 lettere`,
  keywords: `${OPEN_CHOICE} altre parole che si cercano, con virgole`,
  input: 'Testo',
  output: 'Risultato',
  examples: { short: 'Breve', long: 'Lungo' },
  help: {
    first: {
      title: 'A che cosa serve?',
      text: `${OPEN_CHOICE} rispondi alla prima domanda di chi lo usa.`,
    },
  },
});

function json(words: object): string {
  return `${JSON.stringify(words, null, 2)}\n`;
}

function state(id: string): string {
  const name = camelCase(id);
  return `import { textField } from '@fucina/tool-state';
import { defineToolState, type ToolState } from '../../state/tool-definition.ts';

export const ${name}State = defineToolState('${id}', {
  text: textField(),
});

export type State = ToolState<typeof ${name}State>;
`;
}

function examples(id: string): string {
  return `import type { Translate } from '../../words/translate.ts';
import type { State } from './state.ts';

interface Example {
  readonly name: 'short' | 'long';
  readonly state: State;
}

export const examples: readonly Example[] = [
  { name: 'short', state: { text: 'Hello' } },
  { name: 'long', state: { text: 'The quick brown fox jumps over the lazy dog' } },
];

export function exampleLabel(name: Example['name'], t: Translate): string {
  return t(\`${sectionName(id)}.examples.\${name}\`);
}
`;
}

function page(id: string): string {
  const section = sectionName(id);
  const name = camelCase(id);
  return `import { exampleAddresses } from '../../tool/example-address.ts';
import { Tool, useField } from '../../tool/tool.tsx';
import { ToolActions } from '../../tool/tool-actions.tsx';
import { ToolExamples } from '../../tool/tool-examples.tsx';
import { ToolText } from '../../tool/tool-fields.tsx';
import { Output } from '../../ui/output.tsx';
import { useWords } from '../../words/use-words.tsx';
import { exampleLabel, examples } from './examples.ts';
import { ${name}State } from './state.ts';

export const exampleAddress = exampleAddresses('${id}', ${name}State, examples);

export function Page() {
  return (
    <Tool of={${name}State}>
      <ToolActions />
      <div className="flex flex-col gap-6">
        <ToolExamples of={${name}State} examples={examples} labelOf={exampleLabel} />
        <Text />
      </div>
    </Tool>
  );
}

function Text() {
  const { t } = useWords();
  const [text] = useField(${name}State, 'text');
  return (
    <>
      <ToolText of={${name}State} field="text" label={t('${section}.input')} />
      <Output label={t('${section}.output')} value={text.trim()} />
    </>
  );
}
`;
}

function pageTest(id: string): string {
  return `import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Page } from './page.tsx';

test('${id} shows the result of what is typed', async () => {
  render(<Page />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Input' }), ' Hello ');
  expect(screen.getByRole('textbox', { name: 'Output' })).toHaveProperty('value', 'Hello');
});
`;
}
