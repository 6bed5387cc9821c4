import { releases } from '@fucina/game-versions';
import { READ_NOTATIONS, WRITE_NOTATIONS } from '@fucina/text-workshop';
import { type Resource, table } from './resource.ts';

export const notationList: Resource = {
  name: 'notations',
  uri: 'fucina://notations',
  title: 'Notations of texts',
  description: 'The names that convert_text takes, with an example of each',
  read: () =>
    table(
      ['Name', 'Example', 'Can be'],
      Object.keys({ ...READ_NOTATIONS, ...WRITE_NOTATIONS }).map((name) => [
        name,
        Object.hasOwn(EXAMPLES, name) ? `\`${EXAMPLES[name]}\`` : '',
        [
          ...(Object.hasOwn(READ_NOTATIONS, name) ? ['read'] : []),
          ...(Object.hasOwn(WRITE_NOTATIONS, name) ? ['written'] : []),
        ].join(' and '),
      ]),
    ),
};

const EXAMPLES: Readonly<Record<string, string>> = {
  minimessage: '<red>Hi <b>you</b>',
  legacy: '&cHi &lyou',
  section: '§cHi §lyou',
  json: '{"text":"Hi","color":"red"}',
  snbt: '{text:"Hi",color:"red"}',
  html: '<span style="color:#ff5555">Hi</span>',
  plain: 'Hi you',
};

export const versionList: Resource = {
  name: 'versions',
  uri: 'fucina://versions',
  title: 'Releases of Java Edition',
  description: 'Every release with its protocol, data version, pack formats and Java, newest first',
  read: () =>
    table(
      ['Release', 'Day', 'Protocol', 'Data version', 'Data pack', 'Resource pack', 'Java'],
      releases
        .toReversed()
        .map((each) => [
          each.name,
          each.released ?? '',
          `${each.protocol}`,
          `${each.dataVersion ?? ''}`,
          `${each.dataPack ?? ''}`,
          `${each.resourcePack ?? ''}`,
          `${each.java ?? ''}`,
        ]),
    ),
};
