import { type PageId, pageById } from '@fucina/site';
import type { ComponentType } from 'react';
import { useWords } from '../app/use-words.tsx';
import { Hero } from './home/hero.tsx';
import {
  GradientSample,
  HeadSample,
  LoreSample,
  ServerStatusSample,
  SkinSample,
  SmallCapsSample,
  StartCommandSample,
} from './home/samples.tsx';
import { ServerListEntry } from './home/server-list-entry.tsx';
import { ToolCard } from './home/tool-card.tsx';

/** The wide ones stand two in a row, the others three. */
const CARDS: readonly { id: PageId; Sample: ComponentType; isWide?: boolean }[] = [
  { id: 'lore-generator', Sample: LoreSample, isWide: true },
  { id: 'start-command', Sample: StartCommandSample, isWide: true },
  { id: 'text-gradient', Sample: GradientSample },
  { id: 'small-caps', Sample: SmallCapsSample },
  { id: 'server-status', Sample: ServerStatusSample },
  { id: 'skins', Sample: SkinSample, isWide: true },
  { id: 'skulls', Sample: HeadSample, isWide: true },
];

export function Page() {
  const { t } = useWords();
  return (
    <>
      <Hero />
      <hr className="border-hairline" />
      <section id="tools" aria-labelledby="tools-title" className="scroll-mt-20 pt-12">
        <h2 id="tools-title" className="text-center text-2xl">
          {t('home.tools_title')}
        </h2>
        <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-6">
          {CARDS.map(({ id, Sample, isWide }) => (
            <li key={id} className={isWide ? 'lg:col-span-3' : 'lg:col-span-2'}>
              <ToolCard page={pageById(id)}>
                <Sample />
              </ToolCard>
            </li>
          ))}
        </ul>
      </section>
      <ServerListEntry />
    </>
  );
}
