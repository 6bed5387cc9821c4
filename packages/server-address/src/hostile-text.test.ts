import { domainToASCII } from 'node:url';
import { testReaders } from '../../minecraft-text/tests/hostile-text.ts';
import { readServerAddress, readTypedAddress } from './index.ts';
import { readIpv6 } from './ipv6.ts';

testReaders({
  'Java address': (text) => readServerAddress(text, 'java', domainToASCII),
  'Bedrock address': (text) => readServerAddress(text, 'bedrock', domainToASCII),
  'text inside an address': (text) => readServerAddress(`a${text}b`, 'java', domainToASCII),
  'pasted address': (text) => readTypedAddress(text),
  'IPv6 literal': (text) => readIpv6(text),
});
