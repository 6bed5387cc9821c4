// Whom deploy/nginx.conf counts as one client: its maps, read as nginx does, on addresses as nginx writes them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const CONFIG = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');

/** The first pattern that matches says the value; its names are variables. */
function readMap(variable: string): (address: string) => string {
  const body = CONFIG.split(`map $remote_addr $${variable} {`)[1]?.split('\n}')[0] ?? '';
  const lines = [...body.matchAll(/^ {2}"~(?<pattern>[^"]+)" (?<value>[^;]+);$/gm)];
  const rules = lines.map(({ groups }) => ({
    pattern: new RegExp(groups?.pattern ?? ''),
    value: groups?.value ?? '',
  }));
  return (address) => {
    for (const { pattern, value } of rules) {
      const found = pattern.exec(address);
      if (found) return value.replace(/\$(\w+)/g, (_, name) => found.groups?.[name] ?? '');
    }
    return address;
  };
}

test.each([
  ['client_network', '2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6'],
  ['client_network', '2001:db8:1::1', '2001:db8:1:0:3:4:5:6'],
  ['client_network', '2001:db8:1::1', '2001:db8:1:0:3::'],
  ['client_network', '2001:db8::1', '2001:db8::3:4:5:6'],
  ['client_network', '2001:db8::1', '2001:db8:0:0:3::'],
  ['client_network', '::ffff:9.9.9.9', '9.9.9.9'],
  ['client_site', '2001:db8:1::1', '2001:db8:1:2:3:4:5:6'],
  ['client_site', '2001:db8::1', '2001:db8:0:2::1'],
  ['client_site', '2001:db8::1', '2001:db8:0:2:3:4:5:6'],
])('for $%s, %s is the same as %s', (variable, one, other) => {
  const networkOf = readMap(variable);
  expect(networkOf(other)).toBe(networkOf(one));
});

test.each([
  ['client_network', '2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['client_network', '2001:db8:1::1', '2001:db8:1:1::1'],
  ['client_network', '2001:db8::1', '2001:db8:0:1::1'],
  ['client_network', '::ffff:9.9.9.9', '::ffff:9.9.9.8'],
  ['client_site', '2001:db8:1::1', '2001:db8:2::1'],
  ['client_site', '2001:db8::1', '2001:db8:1::1'],
])('for $%s, %s is another than %s', (variable, one, other) => {
  const networkOf = readMap(variable);
  expect(networkOf(other)).not.toBe(networkOf(one));
});
