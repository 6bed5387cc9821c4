/** The file that each target belongs to. */
export const TARGET_FILES = {
  properties: 'server.properties',
  'properties-utf-8': 'server.properties',
  panel: 'server.properties',
  velocity: 'velocity.toml',
  'bungee-cord': 'config.yml',
  'mini-motd': 'main.conf',
  'server-list-plus': 'ServerListPlus.yml',
  'advanced-server-list': 'default.yml',
  maintenance: 'config.yml',
  geyser: 'config.yml',
  'docker-compose': 'compose.yaml',
  'docker-run': 'run.sh',
} as const satisfies Readonly<Record<string, string>>;

/** Where a message can be written to. */
export type TargetId = keyof typeof TARGET_FILES;

export const TARGET_IDS = Object.keys(TARGET_FILES) as readonly TargetId[]; // the keys of the table above
