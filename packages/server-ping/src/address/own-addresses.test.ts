import { networkInterfaces } from 'node:os';
import { expect, test, vi } from 'vitest';

vi.mock('node:os', { spy: true });

test('a machine with a public address does not ask itself', async () => {
  // Where files of tests share their modules, the policy may be loaded already, without the mock.
  vi.resetModules();
  const { createAddressPolicy } = await import('./address-policy.ts');
  const found = { address: '8.8.4.4', netmask: '255.0.0.0', family: 'IPv4', mac: '' } as const;
  const own = { ...found, internal: false, cidr: null };
  vi.mocked(networkInterfaces).mockReturnValue({ eth0: [own] });
  const policy = createAddressPolicy();
  expect(policy.isRefusedAddress('8.8.4.4')).toBe(true);
  expect(policy.isRefusedAddress('8.8.8.8')).toBe(false);
});
