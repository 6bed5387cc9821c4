import { isAtLeast } from '@fucina/game-versions';

/** What is right for certain. */
export const rightCommands = (game: string): readonly string[] => [
  'tellraw @a {"text":"a","color":"red"}',
  'scoreboard objectives add text dummy',
  ...(isAtLeast(game, '1.20.5')
    ? [`give @p stick[custom_name=${isAtLeast(game, '1.21.5') ? '{text:"a"}' : `'{"text":"a"}'`}]`]
    : [`give @p stick{display:{Name:'{"text":"a"}'}}`]),
];

/** What is wrong for certain: without the schema's types the judge would accept it. */
export const wrongCommands = (game: string): readonly string[] => [
  'tellraw @a {"text":"a","color":"orange"}',
  'tellraw @a {"text":"a","bold":5}',
  'nonsense',
  ...(isAtLeast(game, '1.21.5')
    ? [
        'give @p stick[custom_name={text:"a",color:"orange"}]',
        'setblock ~ ~ ~ oak_sign{front_text:{messages:["","","",{text:5}]}}',
      ]
    : ['tellraw @a {text:"a"}']),
  isAtLeast(game, '1.20.5') ? 'give @p stick{display:{}}' : 'give @p stick[custom_name="a"]',
];

/** Where the schema is not what the game does. */
export function judgesOwnFault(complaint: string, game: string): boolean {
  // It has a standard value in the game.
  if (complaint.includes('Missing key “alignment”')) return true;
  // Before 1.16 the entity of a hover was a string with its data; the schema wants the data itself.
  return !isAtLeast(game, '1.16') && complaint === 'Expected a map-like';
}
