// The commands that we write, as the game describes its own.

const players = { amount: 'multiple', type: 'players' };
const holders = { amount: 'multiple' };

/** What Spyglass takes for the game's whole tree of commands. The two switches say what a release has. */
export function commandTree({ hasResourceArguments, hasDisplayNames }) {
  const text = () => argument('minecraft:component');
  const rest = () => argument('brigadier:string', { properties: { type: 'greedy' } });
  const word = (children) =>
    argument('brigadier:string', { properties: { type: 'word' }, children, executable: true });
  const place = (children) => argument('minecraft:vec3', { children, executable: true });
  const summoned = place({ nbt: argument('minecraft:nbt_compound_tag') });
  const who = (children) =>
    argument('minecraft:entity', { properties: players, children, executable: !children });
  const owner = (children) =>
    argument('minecraft:score_holder', { properties: holders, children, executable: !children });
  const team = (children) => argument('minecraft:team', { children });
  return {
    type: 'root',
    children: {
      tellraw: literal({ targets: who({ message: text() }) }),
      title: literal({
        targets: who({
          title: literal({ title: text() }),
          subtitle: literal({ title: text() }),
          actionbar: literal({ title: text() }),
        }),
      }),
      bossbar: literal({
        add: literal({
          id: argument('minecraft:resource_location', { children: { name: text() } }),
        }),
        set: literal({
          id: argument('minecraft:resource_location', {
            children: { players: literal({ targets: who() }) },
          }),
        }),
      }),
      setblock: literal({
        pos: argument('minecraft:block_pos', {
          children: { block: argument('minecraft:block_state') },
        }),
      }),
      summon: literal({
        entity: hasResourceArguments
          ? argument('minecraft:resource', {
              properties: { registry: 'minecraft:entity_type' },
              children: { pos: summoned },
            })
          : argument('minecraft:entity_summon', { children: { pos: summoned } }),
      }),
      scoreboard: literal({
        objectives: literal({
          add: literal({
            objective: word({
              criteria: argument('minecraft:objective_criteria', {
                children: { displayName: text() },
                executable: true,
              }),
            }),
          }),
          setdisplay: literal({
            slot: argument('minecraft:scoreboard_slot', {
              children: { objective: argument('minecraft:objective') },
            }),
          }),
        }),
        players: literal({
          set: literal({
            targets: owner({
              objective: argument('minecraft:objective', {
                children: { score: argument('brigadier:integer') },
              }),
            }),
          }),
          ...(hasDisplayNames && {
            display: literal({
              name: literal({
                targets: owner({
                  objective: argument('minecraft:objective', { children: { name: text() } }),
                }),
              }),
            }),
          }),
        }),
      }),
      team: literal({
        add: literal({ team: word({ displayName: text() }) }),
        modify: literal({ team: team({ prefix: literal({ prefix: text() }) }) }),
        join: literal({ team: team({ members: owner() }) }),
      }),
      give: literal({
        targets: who({
          item: argument('minecraft:item_stack', {
            children: { count: argument('brigadier:integer', { properties: { min: 1 } }) },
            executable: true,
          }),
        }),
      }),
      // Those that are run by a click in the texts.
      say: literal({ message: rest() }),
      warp: literal({ name: rest() }),
    },
  };
}

function literal(children) {
  return { type: 'literal', children };
}

function argument(parser, { properties, children, executable = children === undefined } = {}) {
  return {
    type: 'argument',
    parser,
    ...(properties && { properties }),
    ...(executable && { executable }),
    ...(children && { children }),
  };
}
