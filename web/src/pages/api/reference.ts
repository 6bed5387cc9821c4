import type { Endpoint, Parameter } from '@fucina/api-contract';

export interface EndpointReference {
  readonly id: string;
  readonly group: Exclude<Endpoint['group'], 'watch'>;
  readonly path: string;
  /** Requests that one client may send. */
  readonly perMinute: number;
  /** The media type of the answer. */
  readonly type: string;
  readonly parameters: readonly Parameter[];
  readonly problems: readonly ProblemReference[];
}

export interface ProblemReference {
  readonly code: string;
  readonly status: number;
}

/** What is only named: the OpenAPI document has the rest. */
export interface WatchReference extends Pick<Endpoint, 'id' | 'method' | 'path'> {
  /** Whose link it takes. */
  readonly access: NonNullable<Endpoint['access']> | 'all';
}

/** The contract of the API as plain data; the build makes it from the schemas (web/build/api-reference.ts). */
export interface ApiReference {
  readonly endpoints: readonly EndpointReference[];
  readonly watch: readonly WatchReference[];
  readonly commonProblems: readonly ProblemReference[];
  readonly budgets: Readonly<Record<'ping' | 'lookup', number>>;
  /** Values in the words of parameters. */
  readonly limits: Readonly<Record<string, number>>;
}
