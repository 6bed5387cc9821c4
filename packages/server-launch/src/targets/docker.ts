import { writeDoubleYamlString } from '@fucina/quoting';
import type { JavaVersion } from '../java-version.ts';
import type { Launch } from '../launch.ts';
import { note } from '../note.ts';
import type { Target } from './target.ts';

const RESTART = { off: '"no"', always: 'unless-stopped', 'after-crash': 'on-failure' } as const;
const NO_GUI = /^(?:--)?nogui$/;

/** The Java versions for which the image has a tag. */
export const DOCKER_JAVA: readonly JavaVersion[] = [8, 11, 16, 17, 21, 25];

/** A Compose file for the image itzg/minecraft-server. */
export const docker: Target = {
  jarNames: 'word',
  file: { name: 'compose.yaml', lineEnd: '\n', executable: false, beforeNonAscii: '' },
  runs: { restart: true, javaCheck: false, folders: false, window: false },
  cannotWrite,
  write: (launch) =>
    [
      'services:',
      '  minecraft:',
      `    image: itzg/minecraft-server:java${launch.java}`,
      '    tty: true',
      '    stdin_open: true',
      `    restart: ${RESTART[launch.restart]}`,
      '    ports:',
      '      - "25565:25565"',
      '    volumes:',
      '      - ./data:/data',
      '    environment:',
      ...environment(launch).map(
        ([name, value]) => `      ${name}: ${writeDoubleYamlString(value)}`,
      ),
    ].join('\n'),
  notes: (launch) => [
    note('eula'),
    ...(launch.isProxy ? [note('docker-proxy-image', 'warning')] : []),
  ],
};

// The image splits these values at spaces and expands them with its shell, so only plain words are safe.
function cannotWrite(argument: string): string | undefined {
  return /[^A-Za-z0-9._/:=+,@%-]/u.exec(argument)?.[0];
}

function environment(launch: Launch): readonly (readonly [string, string])[] {
  const flags = launch.jvm.filter((argument) => !/^-Xm[sx]/.test(argument));
  const extra = launch.server.filter((word) => !NO_GUI.test(word));
  return [
    ['EULA', 'TRUE'],
    ['TYPE', 'CUSTOM'],
    ['CUSTOM_SERVER', `/data/${launch.jar}`],
    ['MEMORY', maximumHeap(launch)],
    ['GUI', launch.server.some((word) => NO_GUI.test(word)) ? 'FALSE' : 'TRUE'],
    ...(flags.length === 0 ? [] : [['JVM_XX_OPTS', flags.join(' ')] as const]),
    ...(extra.length === 0 ? [] : [['EXTRA_ARGS', extra.join(' ')] as const]),
  ];
}

function maximumHeap({ jvm }: Launch): string {
  return jvm.find((argument) => argument.startsWith('-Xmx'))?.slice('-Xmx'.length) ?? '';
}
