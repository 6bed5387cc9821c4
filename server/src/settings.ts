import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { z } from 'zod';

export type Settings = z.output<typeof schema>;

export type SettingsResult =
  | { readonly ok: true; readonly value: Settings }
  | { readonly ok: false; readonly errors: readonly string[] };

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'a host name or an IP address to listen on')
    .default('127.0.0.1'),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  FUCINA_COMMIT: z
    .string()
    .regex(/^[0-9a-f]{7,64}$/, 'a commit’s hash')
    .optional(),
  WORKERS: z
    .string()
    .regex(/^(auto|[1-9]\d?)$/, 'auto or a whole number from 1 to 99')
    .transform((text) => (text === 'auto' ? availableParallelism() : Number(text)))
    .default(1),
  WORKER_PATIENCE_SECONDS: wholeNumber(2, 600).default(30),
  DRAIN_SECONDS: wholeNumber(0, 60).default(3),
  PUBLIC_URL: z.string().transform(readOrigin).optional(),
  REDIS_URL: webUrl(['redis:', 'rediss:'], 'a URL such as redis://127.0.0.1:6379').optional(),
  MOJANG_API_URL: upstream('https://api.mojang.com'),
  MOJANG_SESSION_URL: upstream('https://sessionserver.mojang.com'),
  MOJANG_TEXTURES_URL: upstream('https://textures.minecraft.net'),
  PING_ALLOW_PRIVATE: flag(false),
  PING_DNS_SERVER: z
    .string()
    .refine(isDnsServer, 'an IP address with a port, such as 127.0.0.1:53')
    .optional(),
  PING_REFUSE: z.string().transform(readNetworks).default([]),
  TRUST_PROXY: wholeNumber(0, 16).default(0),
  TRUST_FORWARDED_HOST: flag(false),
  RATE_LIMIT: flag(true),
  SERVICE_WORKER: flag(true),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl(
    ['http:', 'https:'],
    'an http or https URL such as http://127.0.0.1:4318',
  ).optional(),
  WATCH: flag(true),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: webUrl(
    ['postgres:', 'postgresql:'],
    'a URL such as postgres://fucina:password@127.0.0.1:5432/fucina',
  ).optional(),
  WATCH_BACKUPS: wholeNumber(0, 365).default(7),
  WATCH_BACKUP_DIR: z.string().optional(),
  WATCH_MAX: wholeNumber(1, 100_000).default(1000),
  WATCH_BEACONS: z.string().transform(readBeacons).optional(),
  WATCH_KEY: z
    .string()
    .regex(/^[\da-f]{64}$/i, '64 hexadecimal digits')
    .optional(),
  WATCH_PLACE: z.string().max(60, 'a name of at most 60 characters').default(''),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

/** Reads the environment once; an empty variable counts as absent. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): SettingsResult {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => name in schema.shape && value !== ''),
  );
  const read = schema.safeParse(given);
  if (read.success) return { ok: true, value: read.data };
  return {
    ok: false,
    // The value itself is left out: a URL may hold a password.
    errors: read.error.issues.map((issue) => `${String(issue.path[0])} must be ${issue.message}.`),
  };
}

function wholeNumber(min: number, max: number) {
  const accepts = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, accepts)
    .transform(Number)
    .refine((value) => value >= min && value <= max, accepts);
}

function flag(fallback: boolean) {
  return z
    .enum(['0', '1'], '0 or 1')
    .transform((value) => value === '1')
    .default(fallback);
}

function upstream(fallback: string) {
  return webUrl(['http:', 'https:'], `an http or https URL such as ${fallback}`).default(fallback);
}

function webUrl(protocols: readonly string[], accepts: string) {
  return z
    .string()
    .refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), accepts)
    .transform((text) => text.replace(/\/+$/, ''));
}

function readOrigin(text: string, context: z.RefinementCtx): string {
  const url = URL.parse(text);
  const isOrigin =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    `${url.pathname}${url.search}${url.hash}${url.username}` === '/';
  if (isOrigin) return url.origin;
  context.addIssue({
    code: 'custom',
    message: 'an http or https origin such as https://fucina.example',
  });
  return z.NEVER;
}

/** Networks as `address/bits`; a single address is one of a single machine. */
function readNetworks(text: string, context: z.RefinementCtx): readonly string[] {
  const networks = text.split(',').map((part) => {
    const [address = '', bits] = part.trim().split('/');
    const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
    const length = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : 0;
    return length >= 1 && length <= most ? `${address}/${length}` : undefined;
  });
  const read = networks.filter((network) => network !== undefined);
  if (read.length === networks.length) return read;
  context.addIssue({
    code: 'custom',
    message: 'networks separated by commas, such as 203.0.113.7,198.51.100.0/24,2001:db8::/32',
  });
  return z.NEVER;
}

function isDnsServer(text: string): boolean {
  const [, address = '', port = '53'] =
    /^(?:\[(?=.*\]))?([\w.:]+?)\]?(?::(\d{1,5}))?$/.exec(text) ?? [];
  return isIP(address) !== 0 && Number(port) >= 1 && Number(port) <= 65_535;
}

/** Hosts and their ports; `none` is no host. */
function readBeacons(text: string, context: z.RefinementCtx) {
  if (text === 'none') return [];
  const beacons = text.split(',').map((part) => {
    const [, host = '', port = ''] = /^([a-z\d.-]+):(\d{1,5})$/i.exec(part.trim()) ?? [];
    return { host, port: Number(port) };
  });
  if (beacons.every(({ port }) => port >= 1 && port <= 65_535)) return beacons;
  context.addIssue({
    code: 'custom',
    message: 'hosts with ports, separated by commas, such as example.com:443, or none',
  });
  return z.NEVER;
}
