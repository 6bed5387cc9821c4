import type { Component } from '@fucina/minecraft-text';
import type { Adventure, Game, NotationName } from '@fucina/text-workshop';
import { useWords } from '../../words/use-words.tsx';
import { lazyEngine } from './lazy.ts';
import { ResultBox } from './result-box.tsx';

interface NotationOutputProps {
  readonly name: NotationName;
  readonly value: Component;
  readonly game: Game;
  readonly adventure: Adventure;
}

/** The text in one notation, and what that cannot say. */
export function NotationOutput({ name, value, game, adventure }: NotationOutputProps) {
  const { t } = useWords();
  const engine = lazyEngine.useLoaded();
  if (engine === undefined) return null;
  const written = engine.writeNotation(name, value, { game, adventure });
  return (
    <ResultBox id={name} name={t(`text_workshop.outputs.notations.${name}`)} value={written.value}>
      <engine.LossNotes
        title={t('text_workshop.outputs.lost')}
        losses={written.losses}
        value={value}
      />
    </ResultBox>
  );
}
