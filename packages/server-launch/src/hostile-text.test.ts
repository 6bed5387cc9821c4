import { testReaders } from '../../minecraft-text/tests/hostile-text.ts';
import { explainCommand, startCommand } from './index.ts';

testReaders({
  'pasted command': (text) => explainCommand(text),
  'arguments of a pasted command': (text) =>
    explainCommand(`java -Xmx4G ${text} -jar a.jar ${text}`),
  'jar name': (text) => startCommand({ jarName: text, outputType: 'windows', format: 'batch' }),
});
