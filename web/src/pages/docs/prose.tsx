import { pageById } from '@fucina/site';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.tsx';
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
        <Prose nodes={children} />
      </Tag>
    );
  });
}

interface CodeBlockProps {
  readonly nodes: readonly ProseNode[];
  readonly more: ProseMore | undefined;
}

function CodeBlock({ nodes, more }: CodeBlockProps) {
  const { t } = useWords();
  const { file, tool, href, isOutput } = more ?? {};
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
    </figure>
  );
}
