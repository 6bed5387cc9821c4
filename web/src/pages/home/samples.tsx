import { useTranslation } from 'react-i18next';
import { face, side, top } from './face.ts';
import { PixelPicture } from './pixel-picture.tsx';

/** Between pink and yellow in six steps: what the gradient tool makes of the name. */
const GRADIENT = ['#e43a96', '#e95b7a', '#ed7d5e', '#f29e41', '#f6c025', '#fbe108'] as const;

export function LoreSample() {
  const { t } = useTranslation();
  return (
    <div className="game-tooltip text-left font-pixel leading-6">
      <p className="font-bold">
        <GradientText text="Excalibur" />
      </p>
      <p className="text-[#ff55ff] italic">{t('home.samples.lore')}</p>
      <p className="text-[#00aa00]">9 {t('home.samples.damage')}</p>
    </div>
  );
}

export function GradientSample() {
  return (
    <p className="font-pixel text-4xl">
      <GradientText text="Fucina" />
    </p>
  );
}

export function SmallCapsSample() {
  return (
    <p className="font-pixel text-2xl">
      <span className="text-game-muted">VIP</span> → <span className="text-[#ffaa00]">ᴠɪᴘ</span>
    </p>
  );
}

export function StartCommandSample() {
  return (
    <pre className="w-full overflow-hidden text-left text-sm leading-6">
      <span className="text-game-muted">#!/bin/bash</span>
      {'\n'}
      <span className="text-[#f5c164]">java</span> -Xms4096M -Xmx4096M{'\n'}
      {'  '}-XX:+UseG1GC <span className="text-[#ff9ccb]">-jar server.jar</span> --nogui
    </pre>
  );
}

export function ServerStatusSample() {
  const { t } = useTranslation();
  return (
    <div className="grid w-full max-w-64 grid-cols-[auto_1fr_auto] items-center gap-x-3 font-pixel">
      <span className="size-2.5 rounded-full bg-[#55ff55]" />
      <span>play.example.org</span>
      <SignalBars />
      <span className="col-start-2 text-game-muted">
        {t('home.samples.players', { online: 42, max: 100 })}
      </span>
    </div>
  );
}

export function SkinSample() {
  return (
    <svg viewBox="0 0 8 8" aria-hidden="true" className="size-24" shapeRendering="crispEdges">
      <PixelPicture rows={face} />
    </svg>
  );
}

export function HeadSample() {
  return (
    <svg viewBox="-7 -0.2 14 16.2" aria-hidden="true" className="h-27">
      <g transform="matrix(0.866 0.5 -0.866 0.5 0 0)">
        <PixelPicture rows={top} />
      </g>
      <g transform="matrix(0.866 0.5 0 1 -6.928 4)">
        <PixelPicture rows={face} />
      </g>
      <g transform="matrix(0.866 -0.5 0 1 0 8)">
        <PixelPicture rows={side.map(mirror)} />
        <path d="M0 0h8v8H0z" fillOpacity="0.25" />
      </g>
    </svg>
  );
}

export function SignalBars() {
  return (
    <svg
      viewBox="0 0 10 8"
      aria-hidden="true"
      className="h-4 text-[#55ff55]"
      shapeRendering="crispEdges"
    >
      <path fill="currentColor" d="M0 6h1v2H0zM2 5h1v3H2zM4 4h1v4H4zM6 2h1v6H6zM8 0h1v8H8z" />
    </svg>
  );
}

export function GradientText({ text }: { readonly text: string }) {
  const letters = [...text];
  return letters.map((letter, index) => (
    // The letters of a fixed text never move.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <span key={index} style={{ color: shade(index / Math.max(1, letters.length - 1)) }}>
      {letter}
    </span>
  ));
}

function shade(part: number): string {
  return GRADIENT[Math.round(part * (GRADIENT.length - 1))] ?? GRADIENT[0];
}

function mirror(row: string): string {
  return [...row].reverse().join('');
}
