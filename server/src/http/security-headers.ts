export type HeaderRecord = Readonly<Record<string, string>>;

export interface SecurityHeaders {
  /** For HTML documents: the site's own scripts and nothing else. Only documents have policies for what they may do. */
  readonly page: HeaderRecord;
  /** For documents that pages of other sites may show in a frame: nothing in them runs. */
  readonly embed: HeaderRecord;
  /** For files of the build: their type is not guessed. */
  readonly file: HeaderRecord;
  /** For the service worker: it asks our server and nobody else. */
  readonly worker: HeaderRecord;
  /** For everything else: nothing may run, whatever a browser takes the body for. */
  readonly data: HeaderRecord;
  /** For the public API: data that pages of other sites may read. */
  readonly shared: HeaderRecord;
}

interface SecurityOptions {
  /** `sha256-…` of each inline script of the built pages. */
  readonly scriptHashes: readonly string[];
  readonly isHttps: boolean;
  /** `sha256-…` of the style of documents in frames. */
  readonly embedStyleHash: string;
}

// Features that the site never uses. Clipboard and fullscreen keep the browser's default.
const DENIED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'usb',
];

const FOR_EVERYONE = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

export function securityHeaders({
  scriptHashes,
  isHttps,
  embedStyleHash,
}: SecurityOptions): SecurityHeaders {
  const everywhere = {
    'X-Content-Type-Options': 'nosniff',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
  const data = {
    ...everywhere,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  };
  return {
    page: {
      ...everywhere,
      'Content-Security-Policy': pagePolicy(scriptHashes),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    },
    embed: {
      ...everywhere,
      'Content-Security-Policy': [
        "default-src 'none'",
        "script-src 'none'",
        `style-src '${embedStyleHash}'`,
        "base-uri 'none'",
        "form-action 'none'",
        'frame-ancestors *',
      ].join('; '),
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    },
    file: { 'X-Content-Type-Options': 'nosniff' },
    worker: {
      ...everywhere,
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    },
    data,
    shared: { ...data, ...FOR_EVERYONE },
  };
}

function pagePolicy(scriptHashes: readonly string[]): string {
  const hashes = scriptHashes.map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${hashes}`,
    "style-src 'self'",
    // Prerendered color previews are style attributes; they execute nothing.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
