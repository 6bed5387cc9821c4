export const en = {
  address: {
    empty: 'Please enter a server address.',
    'too-long': 'An address has at most 255 characters.',
    scheme: 'Only the address, without https:// and without a path.',
    port: '“{{port}}” is no port: after the colon comes a number from 1 to 65535.',
    'port-empty': 'The port after the colon is missing: a number from 1 to 65535.',
    'host-empty': 'The name before the colon is missing.',
    'host-too-long': 'A name has at most 253 characters.',
    character:
      'No address has {{character}} in it: letters, digits, dots, hyphens and underscores are fine.',
    'label-empty': 'There are two dots in a row, or one at the beginning.',
    'label-too-long': 'Between two dots there are at most 63 characters.',
    'label-hyphen': 'A part of a name neither begins nor ends with a hyphen.',
    numeric: 'An IPv4 address has four numbers from 0 to 255, such as 203.0.113.7.',
    ipv6: 'That is not an IPv6 address. With a port it is written [2001:db8::1]:25565.',
    'not-a-name': 'That cannot be a domain name.',
  },
};

/** The sentences of one language; English defines the keys. `{{name}}` is a value of the error. */
export type MessageWords = typeof en;
