import { testReaders } from '../../minecraft-text/tests/hostile-text.ts';
import { readGiveCommand, readHeadCommand, readPastedItem } from './index.ts';

testReaders({
  'give command': (text) => readGiveCommand(text),
  'give command with a name': (text) => readGiveCommand(`/give @p stone[custom_name=${text}]`),
  'head command': (text) => readHeadCommand(text),
  'pasted item': (text) => readPastedItem(text),
});
