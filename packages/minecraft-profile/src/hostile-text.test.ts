import { testReaders } from '../../minecraft-text/tests/hostile-text.ts';
import {
  readAnyUuid,
  readBareText,
  readPlayerName,
  readProfileTextures,
  readWho,
  textureFromValue,
} from './index.ts';

testReaders({
  'what is around a thing': (text) => readBareText(text),
  'who is meant': (text) => readWho(text),
  'player name': (text) => readPlayerName(text),
  uuid: (text) => readAnyUuid(text),
  'texture value': (text) => textureFromValue(text),
  'texture property': (text) => readProfileTextures(text),
});
