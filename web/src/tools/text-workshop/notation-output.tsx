import type { Component } from '@fucina/minecraft-text';
import type { Adventure, Game, NotationName } from '@fucina/text-workshop';
import { Output } from '../../ui/output.tsx';
import { useWords } from '../../words/use-words.tsx';
import { LossNotes } from './loss-notes.tsx';
import { useEngine } from './use-engine.ts';

interface NotationOutputProps {
  readonly name: NotationName;
  readonly value: Component;
  readonly game: Game;
  readonly adventure: Adventure;
}

/** Rows of a result; a longer one scrolls. */
const MAX_ROWS = 8;
const ROW_LENGTH = 60;

/** The text in one notation, and what that cannot say. */
export function NotationOutput({ name, value, game, adventure }: NotationOutputProps) {
  const { t } = useWords();
  const engine = useEngine();
  const label = t(`text_workshop.outputs.notations.${name}`);
  const written = engine?.writeNotation(name, value, { game, adventure });
  if (written === undefined) return null;
  return (
    <div className="flex flex-col gap-2">
      <Output
        label={t('text_workshop.outputs.output', { name: label })}
        kind={label}
        copyName={t('text_workshop.outputs.copy', { name: label })}
        value={written.value}
        rows={rowsOf(written.value)}
      />
      <LossNotes title={t('text_workshop.outputs.lost')} losses={written.losses} value={value} />
    </div>
  );
}

export function rowsOf(text: string): number {
  const rows = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / ROW_LENGTH)), 0);
  return Math.min(MAX_ROWS, rows);
}
