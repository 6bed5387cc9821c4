import { expect, test } from 'vitest';
import type { JavaVersion } from '../java-version.ts';
import { explainCommand } from './explain-command.ts';

function judged(text: string, java?: JavaVersion | { readonly otherwise: JavaVersion }) {
  const explained = explainCommand(text, java);
  if (!explained.ok) throw new Error(explained.error.code);
  return explained.value.judged;
}

test.each([
  ['/usr/lib/jvm/java-17-openjdk-amd64/bin/java', 17],
  ['/usr/lib/jvm/java-1.8.0-openjdk-1.8.0.392.b08-3.el8.x86_64/jre/bin/java', 8],
  ['/usr/lib/jvm/java-8-oracle/jre/bin/java', 8],
  ['/usr/lib/jvm/temurin-21-jdk-amd64/bin/java', 21],
  ['/Library/Java/JavaVirtualMachines/temurin-17.jdk/Contents/Home/bin/java', 17],
  ['/opt/jdk-21/bin/java', 21],
  ['/opt/jdk-17.0.9+9/bin/java', 17],
  ['/opt/jdk8u392-b08/bin/java', 8],
  ['/opt/graalvm-ce-java17-22.3.0/bin/java', 17],
  ['/opt/graalvm-jdk-21.0.1+12.1/bin/java', 21],
  ['/opt/amazon-corretto-25.jdk/Contents/Home/bin/java', 25],
  ['/opt/zulu8.72.0.17-ca-jdk8.0.382-linux_x64/bin/java', 8],
  ['~/.sdkman/candidates/java/17.0.9-tem/bin/java', 17],
  ['/opt/java/11/bin/java', 11],
  ['jdk-8/bin/java', 8],
  ['"C:\\Program Files\\Java\\jdk1.8.0_202\\jre\\bin\\java.exe"', 8],
  ['C:\\Program Files\\Java\\jdk-21\\bin\\java', 21],
  ['java17', 17],
  ['/usr/bin/java-8', 8],
] as const)('%s is Java %i', (path, java) => {
  expect(judged(`${path} -Xmx4G -jar s.jar`)).toEqual({ by: 'path', java });
});

test.each([
  ['"C:\\Program Files (x86)\\Java\\jre7\\bin\\java.exe"', 7, 8],
  ['/usr/lib/jvm/java-6-sun/bin/java', 6, 8],
  ['jdk-14.0.2/bin/java', 14, 11],
  ['jdk-22/bin/java', 22, 21],
  ['jdk-29/bin/java', 29, 28],
] as const)('%s is Java %i, whose flags are nearest to those of %i', (path, named, java) => {
  expect(judged(`${path} -Xmx4G -jar s.jar`)).toEqual({ by: 'path-nearest', java, named });
});

test.each([
  ['craftbukkit-1.7.10.jar', 8],
  ['tekkit-1.2.5.jar', 8],
  ['paper-1.12.2-1620.jar', 11],
  ['forge-1.20.1-47.2.0.jar', 21],
  ['velocity-3.5.0.jar', 21],
] as const)('%s usually runs on Java %i', (jar, java) => {
  expect(judged(`java -Xmx4G -jar servers/${jar}`)).toEqual({ by: 'jar', java, jar });
});

test('the path of Java says more than the name of the jar, and the jar more than a form', () => {
  expect(judged('jdk-21/bin/java -Xmx1G -jar paper-1.12.2.jar', { otherwise: 25 }).java).toBe(21);
  expect(judged('java -Xmx1G -jar paper-1.12.2.jar', { otherwise: 25 }).java).toBe(11);
  expect(judged('java -Xmx1G -jar paper.jar', { otherwise: 17 })).toEqual({
    by: 'choice',
    java: 17,
  });
});

test('a Java that is asked for is the one', () => {
  expect(judged('jdk-21/bin/java -Xmx1G -jar paper-1.12.2.jar', 8)).toEqual({
    by: 'choice',
    java: 8,
  });
});

test.each([
  ['java -Xmx1G -jar paper.jar'],
  ['java -Xmx1G -jar paper-1.99.jar'],
  ['/usr/bin/java -Xmx1G -jar server.jar'],
  ['/srv/mc2024/java/bin/java -Xmx1G -jar server.jar'],
  ['/home/java99/bin/java -Xmx1G -jar server.jar'],
  ['$JAVA_HOME/bin/java -Xmx1G -jar server.jar'],
])('%s says nothing about Java', (text) => {
  expect(judged(text).by).toBe('newest');
});

test.each([
  '#!/bin/sh\nJAVA_HOME=/usr/lib/jvm/java-17-openjdk\n"$JAVA_HOME/bin/java" -Xmx1G -jar s.jar',
  '#!/bin/sh\nexport JAVA="/opt/jdk-17/bin/java"\n$JAVA -Xmx1G -jar s.jar',
  '@echo off\r\nset "JAVA=C:\\Java\\jdk-17\\bin\\java.exe"\r\n"%JAVA%" -Xmx1G -jar s.jar',
  '$java = "C:\\Java\\jdk-17\\bin\\java.exe"\n& "$java" -Xmx1G -jar s.jar',
])('the path is in a variable of %j', (script) => {
  expect(judged(script)).toEqual({ by: 'path', java: 17 });
});

const OLD = '-Xmx4G -XX:MaxPermSize=256M -XX:+UseConcMarkSweepGC -jar';

test('what Java 7 obeys is no mistake there', () => {
  const text = `C:\\Java\\jre7\\bin\\java.exe ${OLD} s.jar`;
  expect(explainCommand(text)).toMatchObject({ value: { mistakes: [], repaired: text } });
});

test('where Java 7 wants a size, a word is none', () => {
  expect(explainCommand('jre7/bin/java -Xmx4G -XX:MaxPermSize=big -jar s.jar')).toMatchObject({
    value: {
      repaired: 'jre7/bin/java -Xmx4G -jar s.jar',
      mistakes: [{ code: 'value-no-size', facts: { flag: 'MaxPermSize', value: 'big' } }],
    },
  });
});

test('a flag that no table has is not called unknown where Java 7 may have it', () => {
  const text = 'jre7/bin/java -Xmx4G -XX:+UseCompressedStrings2 -jar s.jar';
  expect(explainCommand(text)).toMatchObject({
    value: {
      repaired: text,
      mistakes: [
        { code: 'flag-unchecked', level: 'info', facts: { flag: 'UseCompressedStrings2' } },
      ],
    },
  });
});

test('Java 8 has the collector, and no permanent generation', () => {
  for (const text of [`jdk-8/bin/java ${OLD} s.jar`, `java ${OLD} craftbukkit-1.7.10.jar`]) {
    const explained = explainCommand(text);
    expect(explained.ok && explained.value.mistakes.map(({ facts }) => facts)).toEqual([
      { flag: 'MaxPermSize', java: 8 },
    ]);
  }
});
