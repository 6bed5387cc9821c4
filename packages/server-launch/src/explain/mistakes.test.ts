// Every mistake with its facts, and the repaired command where it differs from the pasted one.
import { expect, test } from 'vitest';
import type { StartNoteLevel } from '../note.ts';
import { explainCommand } from './explain-command.ts';

type Mistake = readonly [code: string, level: StartNoteLevel, facts: object];

test.each<[string, readonly Mistake[], string | undefined]>([
  [
    'java -XX:G1NewSizePercent=20 -Xmx4G -jar s.jar',
    [
      [
        'unlock-added',
        'problem',
        { unlock: '-XX:+UnlockExperimentalVMOptions', flag: '-XX:G1NewSizePercent=20' },
      ],
    ],
    'java -XX:+UnlockExperimentalVMOptions -XX:G1NewSizePercent=20 -Xmx4G -jar s.jar',
  ],
  [
    'java -jar s.jar -Xmx4G',
    [['behind-jar', 'problem', { argument: '-Xmx4G' }]],
    'java -Xmx4G -jar s.jar',
  ],
  [
    'java -jar s.jar nogui -Xms 2G -Xmx 4 GB -XX:MaxGCPauseMillis 200 --port 25566',
    [
      ['behind-jar', 'problem', { argument: '-Xms 2G' }],
      ['behind-jar', 'problem', { argument: '-Xmx 4 GB' }],
      ['behind-jar', 'problem', { argument: '-XX:MaxGCPauseMillis 200' }],
      [
        'heap-syntax',
        'problem',
        { word: '-XX:MaxGCPauseMillis 200', repaired: '-XX:MaxGCPauseMillis=200' },
      ],
      ['heap-syntax', 'problem', { word: '-Xms 2G', repaired: '-Xms2G' }],
      ['heap-syntax', 'problem', { word: '-Xmx 4 GB', repaired: '-Xmx4G' }],
    ],
    'java -Xms2G -Xmx4G -XX:MaxGCPauseMillis=200 -jar s.jar nogui --port 25566',
  ],
  [
    'java -Xmx4Go -jar s.jar',
    [['heap-syntax', 'problem', { word: '-Xmx4Go', repaired: '-Xmx4G' }]],
    'java -Xmx4G -jar s.jar',
  ],
  [
    'java -XX:MaxRAMPercentage=200.0 -jar s.jar',
    [
      [
        'value-range',
        'problem',
        { flag: 'MaxRAMPercentage', value: '200.0', java: 21, least: '0.0', most: '100.0' },
      ],
      ['heap-missing', 'warning', {}],
    ],
    'java -jar s.jar',
  ],
  [
    'java -Xmx4G -XX:G1NewSizePercent=20 -jar s.jar',
    [
      [
        'unlock-added',
        'problem',
        { unlock: '-XX:+UnlockExperimentalVMOptions', flag: '-XX:G1NewSizePercent=20' },
      ],
    ],
    'java -Xmx4G -XX:+UnlockExperimentalVMOptions -XX:G1NewSizePercent=20 -jar s.jar',
  ],
  [
    'java -Xmx4G -XX:G1NewSizePercent=20 -XX:+UnlockExperimentalVMOptions -jar s.jar',
    [
      [
        'unlock-moved',
        'problem',
        { unlock: '-XX:+UnlockExperimentalVMOptions', flag: '-XX:G1NewSizePercent=20' },
      ],
    ],
    'java -Xmx4G -XX:+UnlockExperimentalVMOptions -XX:G1NewSizePercent=20 -jar s.jar',
  ],
  [
    'java -Xmx4G -XX:+UseG1GC -XX:+UseZGC -jar s.jar',
    [['second-collector', 'problem', { flag: '-XX:+UseG1GC', kept: '-XX:+UseZGC' }]],
    'java -Xmx4G -XX:+UseZGC -jar s.jar',
  ],
  [
    'java -Xmx4G -XX:+AggressiveHeap -XX:+UseG1GC -jar s.jar',
    [['second-collector', 'problem', { flag: '-XX:+AggressiveHeap', kept: '-XX:+UseG1GC' }]],
    'java -Xmx4G -XX:+UseG1GC -jar s.jar',
  ],
  ['java -Xmx4G -XX:+AggressiveHeap -XX:+UseParallelGC -jar s.jar', [], undefined],
  ['java -Xmx4G -XX:+AggressiveHeap -jar s.jar', [], undefined],
  [
    'java -Xmx4G -XX:+UnlockExperimentalVMOptions -XX:+UseG1GC -XX:+UseEpsilonGC -jar s.jar',
    [['second-collector', 'problem', { flag: '-XX:+UseG1GC', kept: '-XX:+UseEpsilonGC' }]],
    'java -Xmx4G -XX:+UnlockExperimentalVMOptions -XX:+UseEpsilonGC -jar s.jar',
  ],
  [
    'java -Xmx4G -XX:+UseConcMarkSweepGC -jar s.jar',
    [['flag-removed', 'problem', { flag: 'UseConcMarkSweepGC', java: 21 }]],
    'java -Xmx4G -jar s.jar',
  ],
  [
    'java -Xmx4GB -jar s.jar',
    [['heap-syntax', 'problem', { word: '-Xmx4GB', repaired: '-Xmx4G' }]],
    'java -Xmx4G -jar s.jar',
  ],
  [
    'java -Xmx4 -jar s.jar',
    [['heap-no-unit', 'problem', { word: '-Xmx4', repaired: '-Xmx4G' }]],
    'java -Xmx4G -jar s.jar',
  ],
  [
    'java -Xms8G -Xmx4096M -jar s.jar',
    [['heap-min-over-max', 'problem', { least: '-Xms8G', most: '-Xmx4096M' }]],
    'java -Xms4096M -Xmx4096M -jar s.jar',
  ],
  [
    'java -Xmx2G -Xmx4G -jar s.jar',
    [['flag-twice', 'warning', { flag: '-Xmx2G', kept: '-Xmx4G' }]],
    'java -Xmx4G -jar s.jar',
  ],
  [
    'java -Xmx4G -XX:UseG1GC -jar s.jar',
    [['flag-sign', 'problem', { word: '-XX:UseG1GC', repaired: '-XX:+UseG1GC' }]],
    'java -Xmx4G -XX:+UseG1GC -jar s.jar',
  ],
  [
    'java -Xmx4G -XX:MaxGCPauseMillis -jar s.jar',
    [['flag-value-missing', 'problem', { flag: 'MaxGCPauseMillis' }]],
    'java -Xmx4G -jar s.jar',
  ],
  [
    'java -Xmx4G -XX:MaxTenuringThresold=1 -jar s.jar',
    [
      [
        'flag-misspelled',
        'problem',
        { flag: 'MaxTenuringThresold', known: 'MaxTenuringThreshold' },
      ],
    ],
    'java -Xmx4G -XX:MaxTenuringThreshold=1 -jar s.jar',
  ],
  [
    'java -Xmx4G server.jar nogui',
    [['jar-flag-missing', 'problem', { jar: 'server.jar' }]],
    'java -Xmx4G -jar server.jar nogui',
  ],
  ['java –Xmx4G -jar s.jar', [['typographic', 'problem', {}]], 'java -Xmx4G -jar s.jar'],
  [
    'java -Xmx4G -XX:+UnlockExperimentalVMOptions -XX:G1NewSizePercent=50 -XX:G1MaxNewSizePercent=40 -jar s.jar',
    [['new-size-over-max', 'problem', { least: 50, most: 40 }]],
    'java -Xmx4G -XX:+UnlockExperimentalVMOptions -XX:G1NewSizePercent=40 -XX:G1MaxNewSizePercent=50 -jar s.jar',
  ],
  ['java -jar s.jar', [['heap-missing', 'warning', {}]], undefined],
  [
    'java -Xms -Xmx4G -jar s.jar',
    [['heap-amount-missing', 'problem', { word: '-Xms' }]],
    'java -Xmx4G -jar s.jar',
  ],
  [
    'java -Xmx4G server -jar s.jar',
    [['stray-word', 'problem', { word: 'server' }]],
    'java -Xmx4G -jar s.jar',
  ],
  ['java -Xmx4G nogui', [['jar-missing', 'info', {}]], undefined],
  [
    '-Xmx4G -XX:+Foo',
    [
      ['jar-missing', 'info', {}],
      ['flag-unknown', 'problem', { flag: 'Foo' }],
    ],
    '-Xmx4G',
  ],
  ['java -Xmx4G @args.txt', [], undefined],
  ['java -XX:MaxRAM=4G @args.txt', [], undefined],
  ['java @user_jvm_args.txt -jar s.jar', [], undefined],
  ['java -XX:MaxRAMPercentage=85.0 -jar s.jar', [], undefined],
  ['java -Xmx4G -cp a.b Main', [], undefined],
  ['java -Xmx4G -classpath a.b Main', [], undefined],
  ['java -Xmx4G --class-path=a Main', [], undefined],
  ['java -Xmx4G -cpx Main', [['jar-missing', 'info', {}]], undefined],
  [
    'java -Xmx4 -jar s.jar',
    [['heap-no-unit', 'problem', { word: '-Xmx4', repaired: '-Xmx4G' }]],
    'java -Xmx4G -jar s.jar',
  ],
  [
    'java -Xmx128 -jar s.jar',
    [['heap-no-unit', 'problem', { word: '-Xmx128', repaired: '-Xmx128G' }]],
    'java -Xmx128G -jar s.jar',
  ],
  [
    'java -Xmx129 -jar s.jar',
    [['heap-no-unit', 'problem', { word: '-Xmx129', repaired: '-Xmx129M' }]],
    'java -Xmx129M -jar s.jar',
  ],
  [
    'java -Xmx1048576 -jar s.jar',
    [
      ['value-least', 'problem', { flag: '-Xmx', value: '1048576', java: 21, least: '2M' }],
      ['heap-missing', 'warning', {}],
    ],
    'java -jar s.jar',
  ],
  [
    'java -Xmx1048575 -jar s.jar',
    [['heap-no-unit', 'problem', { word: '-Xmx1048575', repaired: '-Xmx1048575M' }]],
    'java -Xmx1048575M -jar s.jar',
  ],
  [
    'java -Xmx1,5G -jar s.jar',
    [['heap-syntax', 'problem', { word: '-Xmx1,5G', repaired: '-Xmx1536M' }]],
    'java -Xmx1536M -jar s.jar',
  ],
  [
    'java -Xmx0.25T -jar s.jar',
    [['heap-syntax', 'problem', { word: '-Xmx0.25T', repaired: '-Xmx262144M' }]],
    'java -Xmx262144M -jar s.jar',
  ],
  [
    'java -Xmx4Gi -jar s.jar',
    [['heap-syntax', 'problem', { word: '-Xmx4Gi', repaired: '-Xmx4G' }]],
    'java -Xmx4G -jar s.jar',
  ],
  [
    'java -Xmx4GiB -jar s.jar',
    [['heap-syntax', 'problem', { word: '-Xmx4GiB', repaired: '-Xmx4G' }]],
    'java -Xmx4G -jar s.jar',
  ],
  [
    'java -Xmx:4G -jar s.jar',
    [['heap-syntax', 'problem', { word: '-Xmx:4G', repaired: '-Xmx4G' }]],
    'java -Xmx4G -jar s.jar',
  ],
  [
    'java -XMX4G -jar s.jar',
    [['heap-syntax', 'problem', { word: '-XMX4G', repaired: '-Xmx4G' }]],
    'java -Xmx4G -jar s.jar',
  ],
  ['java -Xmx4g -jar s.jar', [], undefined],
  [
    'java -Xmx512k -jar s.jar',
    [
      ['value-least', 'problem', { flag: '-Xmx', value: '512k', java: 21, least: '2M' }],
      ['heap-missing', 'warning', {}],
    ],
    'java -jar s.jar',
  ],
  [
    'java -Xmx4X -jar s.jar',
    [
      ['value-no-size', 'problem', { flag: '-Xmx', value: '4X', java: 21 }],
      ['heap-missing', 'warning', {}],
    ],
    'java -jar s.jar',
  ],
  [
    'java -XmxG -jar s.jar',
    [
      ['value-no-size', 'problem', { flag: '-Xmx', value: 'G', java: 21 }],
      ['heap-missing', 'warning', {}],
    ],
    'java -jar s.jar',
  ],
  ['java -Xmx$RAM -jar s.jar', [], undefined],
  ['java $OPTIONS -jar s.jar', [], undefined],
  ['java `cat options` $(cat more options) {{MORE}} -jar s.jar', [], undefined],
  [
    'java -Xms1GB -Xmx$RAM $MORE -jar "$JAR" --port "$PORT" "$@"',
    [['heap-syntax', 'problem', { word: '-Xms1GB', repaired: '-Xms1G' }]],
    'java -Xms1G -Xmx$RAM $MORE -jar "$JAR" --port "$PORT" "$@"',
  ],
  [
    '@echo off\njava -Xmx1GB %MORE% -jar "%~dp0a b.jar" %*',
    [['heap-syntax', 'problem', { word: '-Xmx1GB', repaired: '-Xmx1G' }]],
    '@echo off\njava -Xmx1G %MORE% -jar "%~dp0a b.jar" %*',
  ],
  [
    'java -Xmx1GB -jar "C:\\My Server\\a.jar"',
    [['heap-syntax', 'problem', { word: '-Xmx1GB', repaired: '-Xmx1G' }]],
    'java -Xmx1G -jar "C:\\My Server\\a.jar"',
  ],
  ['java -XX:MinRAMPercentage=50.0 -Xmx1G -jar s.jar', [], undefined],
  ['java -Xmx1G -cp s.jar:libs/a.jar a.b.Main nogui', [], undefined],
  [
    'java -Xmx1G -cp libs s.jar',
    [['jar-flag-missing', 'problem', { jar: 's.jar' }]],
    'java -Xmx1G -cp libs -jar s.jar',
  ],
  [
    'java x-Xmx4GB -jar s.jar',
    [
      ['stray-word', 'problem', { word: 'x-Xmx4GB' }],
      ['heap-missing', 'warning', {}],
    ],
    'java -jar s.jar',
  ],
  ['java -Xms4G -Xmx4G -jar s.jar', [], undefined],
  [
    'java -Xms4097M -Xmx4G -jar s.jar',
    [['heap-min-over-max', 'problem', { least: '-Xms4097M', most: '-Xmx4G' }]],
    'java -Xms4G -Xmx4G -jar s.jar',
  ],
  [
    'java -Xms5000000 -Xmx4M -jar s.jar',
    [['heap-min-over-max', 'problem', { least: '-Xms5000000', most: '-Xmx4M' }]],
    'java -Xms4M -Xmx4M -jar s.jar',
  ],
  [
    'java -Xms1T -Xmx1023G -jar s.jar',
    [['heap-min-over-max', 'problem', { least: '-Xms1T', most: '-Xmx1023G' }]],
    'java -Xms1023G -Xmx1023G -jar s.jar',
  ],
  [
    'java -Xms1048577K -Xmx1G -jar s.jar',
    [['heap-min-over-max', 'problem', { least: '-Xms1048577K', most: '-Xmx1G' }]],
    'java -Xms1G -Xmx1G -jar s.jar',
  ],
  ['java -Xms1048576K -Xmx1G -jar s.jar', [], undefined],
  ['java -Xms$A -Xmx1G -jar s.jar', [], undefined],
  ['java -Xms9G -Xmx$A -jar s.jar', [], undefined],
  [
    'java -Xms1G -Xms9G -jar s.jar',
    [
      ['flag-twice', 'warning', { flag: '-Xms1G', kept: '-Xms9G' }],
      ['heap-missing', 'warning', {}],
    ],
    'java -Xms9G -jar s.jar',
  ],
  [
    'java -Xmx1G -XX:+UseG1G -jar s.jar',
    [['flag-unknown', 'problem', { flag: 'UseG1G' }]],
    'java -Xmx1G -jar s.jar',
  ],
  [
    'java -Xmx1G -XX:+UseAE -jar s.jar',
    [['flag-unknown', 'problem', { flag: 'UseAE' }]],
    'java -Xmx1G -jar s.jar',
  ],
  [
    'java -Xmx1G -XX:+useaes -jar s.jar',
    [['flag-misspelled', 'problem', { flag: 'useaes', known: 'UseAES' }]],
    'java -Xmx1G -XX:+UseAES -jar s.jar',
  ],
  [
    'java -Xmx1G -XX:+UseLargePage -jar s.jar',
    [['flag-misspelled', 'problem', { flag: 'UseLargePage', known: 'UseLargePages' }]],
    'java -Xmx1G -XX:+UseLargePages -jar s.jar',
  ],
  [
    'java -Xmx1G -XX:+UseLargePges -jar s.jar',
    [['flag-misspelled', 'problem', { flag: 'UseLargePges', known: 'UseLargePages' }]],
    'java -Xmx1G -XX:+UseLargePages -jar s.jar',
  ],
  [
    'java -Xmx1G -XX:+UsLargPags -jar s.jar',
    [['flag-unknown', 'problem', { flag: 'UsLargPags' }]],
    'java -Xmx1G -jar s.jar',
  ],
  [
    'java -Xmx1G -XX:+UsLargPagsx -jar s.jar',
    [['flag-unknown', 'problem', { flag: 'UsLargPagsx' }]],
    'java -Xmx1G -jar s.jar',
  ],
  [
    'java -Xmx1G -XX:+UseLargePagesXY -jar s.jar',
    [['flag-misspelled', 'problem', { flag: 'UseLargePagesXY', known: 'UseLargePages' }]],
    'java -Xmx1G -XX:+UseLargePages -jar s.jar',
  ],
  [
    'java -Xmx1G -XX:+UseLargePagesXYZ -jar s.jar',
    [['flag-unknown', 'problem', { flag: 'UseLargePagesXYZ' }]],
    'java -Xmx1G -jar s.jar',
  ],
  [
    'java -Xmx1G -XX:+UseNUM -jar s.jar',
    [['flag-unknown', 'problem', { flag: 'UseNUM' }]],
    'java -Xmx1G -jar s.jar',
  ],
  [
    'java -Xmx1G -XX:UseG1GC=true -jar s.jar',
    [['flag-sign', 'problem', { word: '-XX:UseG1GC=true', repaired: '-XX:+UseG1GC' }]],
    'java -Xmx1G -XX:+UseG1GC -jar s.jar',
  ],
  [
    'java -Xmx1G -XX:UseG1GC=0 -jar s.jar',
    [['flag-sign', 'problem', { word: '-XX:UseG1GC=0', repaired: '-XX:-UseG1GC' }]],
    'java -Xmx1G -XX:-UseG1GC -jar s.jar',
  ],
  [
    'java -Xmx1G -XX:UseG1GC=NO -jar s.jar',
    [['flag-sign', 'problem', { word: '-XX:UseG1GC=NO', repaired: '-XX:-UseG1GC' }]],
    'java -Xmx1G -XX:-UseG1GC -jar s.jar',
  ],
  [
    'java -Xmx1G -XX:UseG1GC=off -jar s.jar',
    [['flag-sign', 'problem', { word: '-XX:UseG1GC=off', repaired: '-XX:-UseG1GC' }]],
    'java -Xmx1G -XX:-UseG1GC -jar s.jar',
  ],
  [
    'java -Xmx1G -XX:UseG1GC=offx -jar s.jar',
    [['flag-sign', 'problem', { word: '-XX:UseG1GC=offx', repaired: '-XX:+UseG1GC' }]],
    'java -Xmx1G -XX:+UseG1GC -jar s.jar',
  ],
  [
    'java -Xmx1G -XX:UseG1GC=xfalse -jar s.jar',
    [['flag-sign', 'problem', { word: '-XX:UseG1GC=xfalse', repaired: '-XX:+UseG1GC' }]],
    'java -Xmx1G -XX:+UseG1GC -jar s.jar',
  ],
  [
    'java -Xmx1G -XX:-UseG1GC=true -jar s.jar',
    [['flag-sign', 'problem', { word: '-XX:-UseG1GC=true', repaired: '-XX:-UseG1GC' }]],
    'java -Xmx1G -XX:-UseG1GC -jar s.jar',
  ],
  [
    'java -Xmx1G -XX:+UseG1GC=1 -jar s.jar',
    [['flag-sign', 'problem', { word: '-XX:+UseG1GC=1', repaired: '-XX:+UseG1GC' }]],
    'java -Xmx1G -XX:+UseG1GC -jar s.jar',
  ],
  [
    'java -Xmx1G -XX:MaxGCPauseMillis= -jar s.jar',
    [['flag-value-missing', 'problem', { flag: 'MaxGCPauseMillis' }]],
    'java -Xmx1G -jar s.jar',
  ],
  [
    'java -Xmx1G -XX:MaxGCPauseMillis== -jar s.jar',
    [['value-no-integer', 'problem', { flag: 'MaxGCPauseMillis', value: '=', java: 21 }]],
    'java -Xmx1G -jar s.jar',
  ],
  [
    'java -Xmx1G -XX:+MaxGCPauseMillis=5 -jar s.jar',
    [
      [
        'flag-sign',
        'problem',
        { word: '-XX:+MaxGCPauseMillis=5', repaired: '-XX:MaxGCPauseMillis=5' },
      ],
    ],
    'java -Xmx1G -XX:MaxGCPauseMillis=5 -jar s.jar',
  ],
  [
    'java -Xmx1G -XX:-maxgcpausemillis -jar s.jar',
    [
      ['flag-misspelled', 'problem', { flag: 'maxgcpausemillis', known: 'MaxGCPauseMillis' }],
      ['flag-value-missing', 'problem', { flag: 'MaxGCPauseMillis' }],
    ],
    'java -Xmx1G -jar s.jar',
  ],
  [
    'java -Xmx1G x-XX:+useg1gc -jar s.jar',
    [['stray-word', 'problem', { word: 'x-XX:+useg1gc' }]],
    'java -Xmx1G -jar s.jar',
  ],
  ['java ‐Xmx4G —jar s.jar', [['typographic', 'problem', {}]], 'java -Xmx4G -jar s.jar'],
  ['–Xmx4G –jar s.jar', [['typographic', 'problem', {}]], '-Xmx4G -jar s.jar'],
  ['—Xmx4G -jar s.jar', [['typographic', 'problem', {}]], '-Xmx4G -jar s.jar'],
  ['--Xmx4G --jar s.jar', [['typographic', 'problem', {}]], '-Xmx4G -jar s.jar'],
  [
    'java --Xmx4G --jar s.jar --DX',
    [
      ['typographic', 'problem', {}],
      ['behind-jar', 'problem', { argument: '-DX' }],
    ],
    'java -Xmx4G -DX -jar s.jar',
  ],
  ['java -Xmx4G -jar s.jar', [['typographic', 'problem', {}]], 'java -Xmx4G -jar s.jar'],
  ['java -Xmx4G -jar „my s.jar“', [['typographic', 'problem', {}]], 'java -Xmx4G -jar "my s.jar"'],
  ['java -Xmx4G -jar a--X.jar', [], undefined],
  ['java -Xmx4G -jar s.jar --nogui --x', [], undefined],
  [
    'java -Xmx4G -XX:G1NewSizePercent=40 -XX:G1MaxNewSizePercent=40 -XX:+UnlockExperimentalVMOptions -jar s.jar',
    [
      [
        'unlock-moved',
        'problem',
        { unlock: '-XX:+UnlockExperimentalVMOptions', flag: '-XX:G1NewSizePercent=40' },
      ],
    ],
    'java -Xmx4G -XX:+UnlockExperimentalVMOptions -XX:G1NewSizePercent=40 -XX:G1MaxNewSizePercent=40 -jar s.jar',
  ],
  ['java -Xmx4G -p lib -jar s.jar', [], undefined],
  ['java -Xmx4G --module-path lib -jar s.jar', [], undefined],
  [
    'java -Xmx4G -jar s.jar -Dx=1 -D --add-opens=a/b=c -javaagent:x -agentlib:y --enable-native-access=z x-Xmx1G',
    [
      ['behind-jar', 'problem', { argument: '-Dx=1' }],
      ['behind-jar', 'problem', { argument: '--add-opens=a/b=c' }],
      ['behind-jar', 'problem', { argument: '-javaagent:x' }],
      ['behind-jar', 'problem', { argument: '-agentlib:y' }],
      ['behind-jar', 'problem', { argument: '--enable-native-access=z' }],
    ],
    'java -Xmx4G -Dx=1 --add-opens=a/b=c -javaagent:x -agentlib:y --enable-native-access=z -jar s.jar -D x-Xmx1G',
  ],
  [
    'java -Xmx4G -XX:+UseBiasedLocking -jar s.jar',
    [['flag-removed', 'problem', { flag: 'UseBiasedLocking', java: 21 }]],
    'java -Xmx4G -jar s.jar',
  ],
  [
    'java -Xmx1G -XX:ParallelGCThreads=two -jar s.jar',
    [['value-no-integer', 'problem', { flag: 'ParallelGCThreads', value: 'two', java: 21 }]],
    'java -Xmx1G -jar s.jar',
  ],
  [
    'java -Xmx1G -XX:MaxGCPauseMillis=abc -jar s.jar',
    [['value-no-integer', 'problem', { flag: 'MaxGCPauseMillis', value: 'abc', java: 21 }]],
    'java -Xmx1G -jar s.jar',
  ],
  [
    'java -Xmx1G -XX:SurvivorRatio=-1 -jar s.jar',
    [['value-least', 'problem', { flag: 'SurvivorRatio', value: '-1', java: 21, least: '1' }]],
    'java -Xmx1G -jar s.jar',
  ],
  [
    'java -Xmx1G -XX:InitiatingHeapOccupancyPercent=150 -jar s.jar',
    [
      [
        'value-range',
        'problem',
        { flag: 'InitiatingHeapOccupancyPercent', value: '150', java: 21, least: '0', most: '100' },
      ],
    ],
    'java -Xmx1G -jar s.jar',
  ],
  [
    'java -Xmx1G -XX:MaxRAMPercentage=75% -jar s.jar',
    [['value-no-decimal', 'problem', { flag: 'MaxRAMPercentage', value: '75%', java: 21 }]],
    'java -Xmx1G -jar s.jar',
  ],
  [
    'java -Xmx1G -XX:MaxRAMPercentage=101.0 -jar s.jar',
    [
      [
        'value-range',
        'problem',
        { flag: 'MaxRAMPercentage', value: '101.0', java: 21, least: '0.0', most: '100.0' },
      ],
    ],
    'java -Xmx1G -jar s.jar',
  ],
  [
    'java -Xmx1G -XX:MaxMetaspaceSize=99999999999G -jar s.jar',
    [
      [
        'value-most',
        'problem',
        { flag: 'MaxMetaspaceSize', value: '99999999999G', java: 21, most: '18446744073709551615' },
      ],
    ],
    'java -Xmx1G -jar s.jar',
  ],
  [
    'java -Xmx1G -Xss1 -jar s.jar',
    [['stack-least', 'problem', { flag: '-Xss', value: '1', java: 21, least: '136K' }]],
    'java -Xmx1G -jar s.jar',
  ],
  [
    'java -Xmx1G -Xss1MB -jar s.jar',
    [['heap-syntax', 'problem', { word: '-Xss1MB', repaired: '-Xss1M' }]],
    'java -Xmx1G -Xss1M -jar s.jar',
  ],
  [
    'java -Xmx1G -Xss1.5M -jar s.jar',
    [['value-no-size', 'problem', { flag: '-Xss', java: 21, value: '1.5M' }]],
    'java -Xmx1G -jar s.jar',
  ],
  [
    'java -Xmx1G -Xmnabc -jar s.jar',
    [['value-no-size', 'problem', { flag: '-Xmn', value: 'abc', java: 21 }]],
    'java -Xmx1G -jar s.jar',
  ],
  [
    'java -Xmx1G -XX:ParallelGCThreads=$THREADS -XX:NewRatio=%RATIO% -Xss$STACK -jar s.jar',
    [],
    undefined,
  ],
  [
    'java -Xmx4G -Xmn1.5GB -jar s.jar',
    [['heap-syntax', 'problem', { word: '-Xmn1.5GB', repaired: '-Xmn1536M' }]],
    'java -Xmx4G -Xmn1536M -jar s.jar',
  ],
  ['java -Xms0 -Xmx1G -Xss0 -jar s.jar', [], undefined],
])('%s', (pasted, mistakes, repaired = pasted) => {
  const read = explainCommand(pasted, 21);
  expect(
    read.ok && read.value.mistakes.map(({ code, level, facts }) => [code, level, facts]),
  ).toEqual(mistakes);
  expect(read.ok && read.value.repaired).toBe(repaired);
});
