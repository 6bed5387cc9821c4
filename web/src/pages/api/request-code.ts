import { writeShellString } from '@fucina/quoting';

export const CODE_LANGUAGES = ['curl', 'javascript', 'java', 'python'] as const;

export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/** The file that a picture is saved as. */
const FILES: Readonly<Record<string, string>> = {
  'image/png': 'picture.png',
  'image/svg+xml': 'badge.svg',
};

/** A program that sends a request and shows, or saves, the answer. */
export function requestCode(language: CodeLanguage, url: string, type: string): string {
  const file = FILES[type];
  return WRITERS[language](url, file);
}

type Write = (url: string, file: string | undefined) => string;

const WRITERS: Readonly<Record<CodeLanguage, Write>> = {
  curl: (url, file) =>
    file === undefined
      ? `curl --fail-with-body ${writeShellString(url)}`
      : `curl --fail --output ${file} ${writeShellString(url)}`,

  javascript: (url, file) => `const answer = await fetch(${JSON.stringify(url)});
if (!answer.ok) throw new Error((await answer.json()).message);
${file === undefined ? 'console.log(await answer.json());' : 'const picture = await answer.blob();'}`,

  java: (url, file) => `var client = java.net.http.HttpClient.newHttpClient();
var request = java.net.http.HttpRequest.newBuilder(
    java.net.URI.create(${JSON.stringify(url)})).build();
${
  file === undefined
    ? `var answer = client.send(request, java.net.http.HttpResponse.BodyHandlers.ofString());
System.out.println(answer.statusCode() + " " + answer.body());`
    : `var answer = client.send(request,
    java.net.http.HttpResponse.BodyHandlers.ofFile(java.nio.file.Path.of("${file}")));
System.out.println(answer.statusCode());`
}`,

  python: (url, file) =>
    file === undefined
      ? `import json
from urllib.request import urlopen

with urlopen(${JSON.stringify(url)}) as answer:
    print(json.load(answer))`
      : `from urllib.request import urlretrieve

urlretrieve(${JSON.stringify(url)}, "${file}")`,
};
