import type { ToolId } from '@fucina/site';
import type { ComponentType } from 'react';
import { GAME_STYLES } from '../../ui/game-text/look.ts';
import { TooltipFrame } from '../../ui/game-text/tooltip-frame.tsx';
import { SmithFigure, SmithHead } from '../../ui/smith/smith.tsx';
import { useWords } from '../../words/use-words.tsx';
import type { SampleRun } from './sample-run.ts';
import { SampleText } from './sample-text.tsx';

/** Between pink and yellow in six steps: what the gradient tool makes of the name. */
const FUCINA: readonly SampleRun[] = [
  { text: 'F', color: '#e43a96' },
  { text: 'u', color: '#e95b7a' },
  { text: 'c', color: '#ed7d5e' },
  { text: 'i', color: '#f29e41' },
  { text: 'n', color: '#f6c025' },
  { text: 'a', color: '#fbe108' },
];

const FUCINA_BOLD = FUCINA.map((run) => ({ ...run, bold: true }));

function LoreSample() {
  const { t } = useWords();
  return (
    <div className="game-sample">
      <TooltipFrame>
        <SampleText runs={FUCINA_BOLD} base={GAME_STYLES.itemName} />
        <SampleText
          runs={[{ text: t('home.samples.lore'), color: '#ff55ff' }]}
          base={GAME_STYLES.lore}
        />
        <SampleText
          runs={[{ text: `9 ${t('home.samples.damage')}`, color: '#00aa00' }]}
          base={GAME_STYLES.chat}
        />
      </TooltipFrame>
    </div>
  );
}

function GradientSample() {
  return (
    <div className="game-sample game-sample-large">
      <SampleText runs={FUCINA_BOLD} base={GAME_STYLES.chat} />
    </div>
  );
}

function SmallCapsSample() {
  return (
    <div className="game-sample game-sample-large">
      <SampleText
        runs={[
          { text: 'vip', color: '#aaaaaa' },
          { text: ' » ', color: '#aaaaaa' },
          { text: 'ᴠɪᴘ', color: '#ffaa00' },
        ]}
        base={GAME_STYLES.chat}
      />
    </div>
  );
}

function StartCommandSample() {
  return (
    <pre className="w-full overflow-hidden text-left">
      <span className="text-game-muted">#!/bin/bash</span>
      {'\n'}
      <span className="text-[#f5c164]">java</span> -Xms4096M -Xmx4096M{'\n'}
      {'  '}-XX:+UseG1GC{'\n'}
      {'  '}
      <span className="text-[#ff9ccb]">-jar server.jar</span> --nogui
    </pre>
  );
}

function ServerStatusSample() {
  const { t } = useWords();
  return (
    <div className="game-sample">
      <SampleText
        runs={[{ text: '■ ', color: '#55ff55' }, { text: 'play.example.org' }]}
        base={GAME_STYLES.chat}
      />
      <SampleText
        runs={[{ text: t('home.samples.players', { online: 42, max: 100 }), color: '#aaaaaa' }]}
        base={GAME_STYLES.chat}
      />
    </div>
  );
}

function TextWorkshopSample() {
  const { t } = useWords();
  return (
    <div className="flex flex-col items-center gap-2">
      <code className="font-mono text-game-muted">{`<gold>${t('home.samples.hello')} <b>${t('home.samples.world')}`}</code>
      <div className="game-sample">
        <GreetingSample />
      </div>
    </div>
  );
}

function MotdSample() {
  const { t } = useWords();
  return (
    <div className="game-sample text-center">
      <SampleText
        runs={[{ text: '★ ', color: '#ffaa00' }, ...FUCINA_BOLD, { text: ' ★', color: '#ffaa00' }]}
        base={GAME_STYLES.serverDescription}
      />
      <SampleText
        runs={[{ text: t('home.samples.motd_second'), color: '#aaaaaa' }]}
        base={GAME_STYLES.serverDescription}
      />
    </div>
  );
}

function GreetingSample() {
  const { t } = useWords();
  return (
    <SampleText
      runs={[
        { text: `${t('home.samples.hello')} `, color: '#ffaa00' },
        { text: t('home.samples.world'), color: '#ffaa00', bold: true },
      ]}
      base={GAME_STYLES.chat}
    />
  );
}

/** A line of a file before and after, and as the game shows both. */
function ConfigSample() {
  const { t } = useWords();
  const [hello, world] = [t('home.samples.hello'), t('home.samples.world')];
  return (
    <div className="flex flex-col items-center gap-2">
      <code className="flex flex-col items-start font-mono text-game-muted">
        <span>{`− '&6${hello} &l${world}'`}</span>
        <span className="text-[#6fd694]">{`+ '<gold>${hello} <b>${world}'`}</span>
      </code>
      <div className="game-sample">
        <GreetingSample />
      </div>
    </div>
  );
}

/** Days of a server: on one of them it was down for a while, on another all day. */
const DAYS = '▮▮▮▮▮▮▯▮▮▮▮▮▮▮';

function ServerWatchSample() {
  return (
    <svg viewBox="-8 -12 166 72" aria-hidden="true" className="w-full">
      {[...DAYS].map((day, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the days never change
          key={at}
          x={at * 11}
          y={day === '▯' ? 0 : 12}
          width={8}
          height={day === '▯' ? 48 : 36}
          fill={day === '▯' ? '#ff5555' : '#55ff55'}
        />
      ))}
    </svg>
  );
}

/** What each tool makes, in small, for its card on the home page. */
export const samples = {
  'lore-generator': LoreSample,
  'start-command': StartCommandSample,
  'small-caps': SmallCapsSample,
  'text-gradient': GradientSample,
  'server-status': ServerStatusSample,
  skins: SmithFigure,
  skulls: SmithHead,
  'text-workshop': TextWorkshopSample,
  motd: MotdSample,
  config: ConfigSample,
  'server-watch': ServerWatchSample,
} satisfies Record<ToolId, ComponentType>;

/** The description of a server of ours, two lines as in the game. */
export function DescriptionSample() {
  const { t } = useWords();
  const base = GAME_STYLES.serverDescription;
  return (
    <>
      <SampleText
        runs={[
          ...FUCINA_BOLD,
          { text: ' » ', color: '#aaaaaa' },
          { text: t('home.samples.motd_first'), color: '#ffff55' },
        ]}
        base={base}
      />
      <SampleText runs={[{ text: t('home.samples.motd_second'), color: '#aaaaaa' }]} base={base} />
    </>
  );
}
