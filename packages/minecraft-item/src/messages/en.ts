export const en = {
  give: {
    version: 'No command is written for {{version}}: {{oldest}} is the oldest version.',
    target: 'The target must be a player’s name or a selector such as @p.',
    count: 'The count is a number from {{least}} to {{most}}.',
    'item-id': 'An item id has lower-case letters, digits and _ . - only, such as diamond_sword.',
    'lore-lines': 'An item takes {{most}} lines of lore at most.',
    'owner-name': 'The owner of a head has a name of 1 to 16 characters without spaces.',
    'owner-id': 'The id of the owner is no uuid.',
    'owner-needs-texture':
      'Minecraft {{version}} does not look up a uuid: give the player’s name, or a texture.',
  },
  command: {
    'not-a-give-command': 'This is no give command.',
    'bad-item': 'The item of this command cannot be read.',
    'bad-data': 'The data of this item cannot be read.',
    'named-escape':
      'Characters by name, such as \\N{Snowman}, are not read here: put in the character itself.',
    command: 'This give command could not be read.',
    'command-without-head': 'This command gives no head with an owner or a texture.',
  },
};

/** The sentences of one language; English defines the keys. `{{name}}` is a value of the error. */
export type MessageWords = typeof en;
