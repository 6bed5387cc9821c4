import { Problem } from '../../problem.ts';

// Pictures refuse with 422 as at Crafatar, so that callers can tell a wrong address from a missing player.

export function badSkinId(): Problem {
  return new Problem(422, 'bad_skin_id', 'Neither a uuid nor a player name nor a texture hash.');
}

export function badOption(name: string, accepts: string): Problem {
  return new Problem(422, 'bad_option', `${name} must be ${accepts}.`);
}

export function noCape(): Problem {
  return new Problem(404, 'no_cape', 'This player has no cape.');
}

export function noTexture(): Problem {
  return new Problem(404, 'texture_not_found', 'There is no texture of this hash.');
}

export function noPlayerOfName(): Problem {
  return new Problem(404, 'player_not_found', 'There is no player of this name.');
}

export function badPlayerName(): Problem {
  return new Problem(400, 'bad_player_name', 'No account can have this name.');
}

export function badUuid(): Problem {
  return new Problem(400, 'bad_uuid', 'Not a uuid of 32 digits.');
}

/** With the fields of Mojang's own reply. */
export function noProfile(errorMessage: string, path: string): Problem {
  return new Problem(404, 'player_not_found', 'There is no such player.', {
    fields: { error: 'NOT_FOUND', errorMessage, path },
  });
}
