import { pageById } from '@fucina/site';
import { Fragment, type ReactNode } from 'react';
import { GAME_STYLES } from '../../ui/game-text/look.ts';
import { useWords } from '../../words/use-words.tsx';
import { SampleText } from '../home/sample-text.tsx';
import type { ProseMore, ProseNode } from './prose-node.ts';

/** The text of a guide as elements. */
export function Prose({ nodes }: { readonly nodes: readonly ProseNode[] }): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const [tag, children, more] = node;
    const key = `${index} ${tag}`;
    if (tag === 'pre') return <CodeBlock key={key} nodes={children} more={more} />;
    const Tag = tag;
    return (
      <Tag key={key} id={more?.id} href={more?.href}>
        {tag === 'code' ? <Breakable code={children.join('')} /> : <Prose nodes={children} />}
      </Tag>
    );
  });
}

/** Behind what a line of code may end with: tags, arguments, folders. */
const BREAK = /(?<=[>:,;(\]]|(?<!<)\/)(?=.)/;

/** Shorter ones stay on one line. */
const LONG_CODE = 20;

function Breakable({ code }: { readonly code: string }) {
  if (code.length < LONG_CODE) return code;
  return code.split(BREAK).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text do not move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

interface CodeBlockProps {
  readonly nodes: readonly ProseNode[];
  readonly more: ProseMore | undefined;
}

function CodeBlock({ nodes, more }: CodeBlockProps) {
  const { t } = useWords();
  const { file, tool, href, isOutput, shown } = more ?? {};
  return (
    <figure>
      {(file || tool) && (
        <figcaption>
          {file && <code>{file}</code>}
          {tool && <a href={href}>{t('docs.open_in', { tool: t(pageById(tool).title) })}</a>}
        </figcaption>
      )}
      <pre data-output={isOutput || undefined}>
        <code>
          <Prose nodes={nodes} />
        </code>
      </pre>
      {shown && <ShownText lines={shown} />}
    </figure>
  );
}

/** A picture: its colors are the game's, and its words are those of the code above. */
function ShownText({ lines }: { readonly lines: NonNullable<ProseMore['shown']> }) {
  const words = lines.map((runs) => runs.map(({ text }) => text).join('')).join(' ');
  return (
    <div className="game-window">
      <div role="img" aria-label={words} className="game-sample">
        <div aria-hidden>
          {lines.map((runs, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text do not move
            <SampleText key={index} runs={runs} base={GAME_STYLES.chat} />
          ))}
        </div>
      </div>
    </div>
  );
}
