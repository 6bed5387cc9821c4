/** Our name servers cannot be reached or do not work for us, which says nothing about the game server. */
export class ResolverFailure extends Error {
  override readonly name = 'ResolverFailure';

  constructor(cause: unknown) {
    super('The name servers of this machine do not work.', { cause });
  }
}

/** This machine lacks sockets or memory, which says nothing about the server. */
export class OwnShortage extends Error {
  override readonly name = 'OwnShortage';

  constructor(cause: unknown) {
    super('This machine cannot open more connections.', { cause });
  }
}
