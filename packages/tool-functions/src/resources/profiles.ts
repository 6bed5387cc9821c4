import { findProfile, PROFILES, type Profile } from '@fucina/config-text';
import { words } from '@fucina/site/words';
import { explainSince } from '@fucina/site/words/config-findings';
import { type Resource, type ResourceFamily, table } from './resource.ts';

const READS = { true: 'yes', false: 'no', unknown: 'unknown' } as const;

export const profileList: Resource = {
  name: 'profiles',
  uri: 'fucina://profiles',
  title: 'Profiles of plugins',
  description:
    'The plugins whose files are known: where these are, and whether they read MiniMessage',
  read: () =>
    table(
      ['Id', 'Plugin', 'Reads MiniMessage', 'Files'],
      PROFILES.map(({ id, plugin = '', readsMiniMessage, files }) => [
        id,
        plugin,
        READS[`${readsMiniMessage}`],
        files.join(', '),
      ]),
    ),
};

export const profileFamily: ResourceFamily = {
  name: 'profile',
  uri: 'fucina://profiles/{profile}',
  title: 'The profile of a plugin',
  description: 'How a plugin reads the texts in its files, and where that was read',
  values: PROFILES.map(({ id }) => id),
  read(id) {
    const profile = findProfile(id);
    return profile === undefined ? '' : described(profile);
  },
};

function described({ id, plugin, since, sources, files, ...profile }: Profile): string {
  const facts: readonly (readonly [string, string])[] = [
    ['Files', files.join(', ')],
    ['Reads MiniMessage', READS[`${profile.readsMiniMessage}`]],
    ['Texts are read as', profile.reading],
    ['Placeholders', profile.placeholders.join(', ') || 'none'],
    ['Own tags', profile.tags.join(', ') || 'none'],
    ['Names and lore of items', profile.items],
  ];
  return [
    `# ${plugin ?? id}`,
    ...(since ? [explainSince(since, words.en.config.notes).join(' ')] : []),
    facts.map(([name, value]) => `- ${name}: ${value}`).join('\n'),
    ...(sources.length > 0 ? [`Read in: ${sources.join('; ')}`] : []),
  ].join('\n\n');
}
