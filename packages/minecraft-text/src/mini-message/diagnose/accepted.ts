import type { TagSource } from '../tag-source.ts';
import { WITH_ARGUMENT } from '../tags/color.ts';
import { bold, italic, obfuscated, strikethrough, underlined } from '../tags/decorations.ts';
import type { MessageFinding } from './diagnostic.ts';

export type Finding = Pick<MessageFinding, 'code' | 'severity' | 'detail'> & {
  /** The corrected name or arguments. */
  readonly name?: string;
  readonly args?: readonly string[];
};

const DECORATIONS: ReadonlySet<string> = new Set(
  [bold, italic, underlined, strikethrough, obfuscated].flatMap(({ names }) => names),
);
const STATES: ReadonlySet<string> = new Set(['true', 'on', 'false', 'off']);
const TAKES_COLORS: ReadonlySet<string> = new Set([
  ...WITH_ARGUMENT,
  'gradient',
  'transition',
  'shadow',
]);

/** Valid tags whose effect is probably not what the author meant. */
export function findOddities({ name, args }: TagSource): Finding[] {
  const findings: Finding[] = [];
  if (isOddHex(name)) {
    const six = sixDigits(name);
    findings.push({ ...hexLength(name), ...(six && { name: six }) });
  }
  if (TAKES_COLORS.has(name)) {
    for (const [at, arg] of args.entries()) {
      if (!isOddHex(arg) || (name === 'shadow' && arg.length === 9)) continue;
      const six = sixDigits(arg);
      findings.push({ ...hexLength(arg), ...(six && { args: args.with(at, six) }) });
    }
  }
  if (DECORATIONS.has(name) && args[0] !== undefined && !STATES.has(args[0])) {
    const lower = args[0].toLowerCase();
    findings.push({
      code: 'decoration-argument',
      severity: 'warning',
      detail: args[0],
      ...(STATES.has(lower) && { args: [lower] }),
    });
  }
  if (name === 'click' && args.length > 2 && args[0]?.toLowerCase() === 'open_url') {
    const url = args.slice(1).join(':');
    findings.push({ code: 'url-port', severity: 'warning', detail: url, args: [args[0], url] });
  }
  if (name === 'rainbow' && /^!?-\d*[1-9]/.test(args[0] ?? '')) {
    findings.push({ code: 'negative-phase', severity: 'error', detail: args[0] ?? '' });
  }
  return findings;
}

function isOddHex(text: string): boolean {
  return text.startsWith('#') && !/^#[0-9a-f]{6}$/i.test(text);
}

function hexLength(detail: string): Finding {
  return { code: 'hex-length', severity: 'warning', detail };
}

/** `#fa0` expanded to `#ffaa00`. */
function sixDigits(hex: string): string | undefined {
  return /^#[0-9a-f]{3}$/i.test(hex) ? hex.replace(/[0-9a-f]/gi, '$&$&') : undefined;
}
