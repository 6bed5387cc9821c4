import type { Translate } from '../../words/translate.ts';
import { type StartState, startState } from './state.ts';

interface StartExample {
  readonly name: 'paper' | 'modded' | 'proxy' | 'container' | 'old';
  readonly state: StartState;
}

const { initial } = startState;

export const examples: readonly StartExample[] = [
  {
    name: 'paper',
    state: {
      ...initial,
      jar: 'paper.jar',
      ram: 8192,
      type: 'linux',
      format: 'script',
      server: '1.20.5',
      flags: 'aikar',
      restart: 'after-crash',
      check: true,
    },
  },
  {
    name: 'modded',
    state: { ...initial, jar: 'fabric-server-launch.jar', ram: 12_288, flags: 'zgc', gclog: true },
  },
  {
    name: 'proxy',
    state: {
      ...initial,
      jar: 'velocity.jar',
      ram: 1024,
      type: 'linux',
      format: 'systemd',
      server: 'velocity-4.0',
      flags: 'velocity',
      restart: 'after-crash',
    },
  },
  {
    name: 'container',
    state: {
      ...initial,
      jar: 'paper.jar',
      ram: 6144,
      type: 'linux',
      format: 'docker',
      flags: 'aikar',
      restart: 'always',
    },
  },
  {
    name: 'old',
    state: { ...initial, jar: 'spigot-1.8.8.jar', ram: 2048, format: 'batch', server: '1.7.10' },
  },
];

export function exampleLabel(name: StartExample['name'], t: Translate): string {
  return t(`server.examples.${name}`);
}
