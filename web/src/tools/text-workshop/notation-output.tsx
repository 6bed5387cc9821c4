import type { Component } from '@fucina/minecraft-text';
import type { Adventure, Game, NotationName } from '@fucina/text-workshop';
import { useWords } from '../../words/use-words.tsx';
import { lazyEngine } from './lazy.ts';
import { Result } from './result.tsx';

export interface Target {
  /** Undefined until the engine is there. */
  readonly value: Component | undefined;
  readonly game: Game;
  readonly adventure: Adventure;
  readonly newest?: (() => string | undefined) | undefined;
}

/** The text in one notation, and what that cannot say. */
export function NotationOutput({
  name,
  value,
  game,
  adventure,
  newest,
}: Target & { readonly name: NotationName }) {
  const { t } = useWords();
  const engine = lazyEngine.useLoaded();
  const written = engine && value && engine.writeNotation(name, value, { game, adventure });
  return (
    <Result
      id={name}
      name={t(`text_workshop.outputs.notations.${name}`)}
      value={written?.value ?? newest?.() ?? ''}
      newest={newest}
    >
      {engine && written && (
        <engine.LossNotes
          title={t('text_workshop.outputs.lost')}
          losses={written.losses}
          value={value}
        />
      )}
    </Result>
  );
}
