/** What can be asked: a name's uuid, several names' uuids, a uuid's profile, a texture's file. */
export type MojangRoute = 'name' | 'names' | 'profile' | 'texture';

export interface Fault {
  /** Omitted: all routes. */
  readonly route?: MojangRoute;
  /** A name, a uuid without dashes or a texture hash. Omitted: everybody. */
  readonly player?: string;
  readonly latencyMs?: number;
  /** The status to answer with: 404, 429, 500 … */
  readonly status?: number;
  /** Answers 200 with something that is neither JSON nor a picture. */
  readonly isGarbage?: boolean;
}

export interface FaultBoard {
  readonly add: (fault: Fault) => void;
  readonly clear: () => void;
  /** All faults that apply to a request; later ones take precedence. */
  readonly find: (route: MojangRoute, subjects: readonly string[]) => Fault;
}

export function createFaultBoard(): FaultBoard {
  const faults: Fault[] = [];
  return {
    add: (fault) => void faults.push(fault),
    clear: () => void faults.splice(0),
    find: (route, subjects) =>
      Object.assign(
        {},
        ...faults.filter(
          (fault) =>
            (fault.route ?? route) === route &&
            (fault.player === undefined || subjects.includes(fault.player.toLowerCase())),
        ),
      ),
  };
}
