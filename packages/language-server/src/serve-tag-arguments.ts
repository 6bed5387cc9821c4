import { findLinks, signatureAt, type TagSignature } from '@fucina/editor-text';
import type { LanguageCode } from '@fucina/site';
import { type DescribedTag, tagWords } from '@fucina/site/words/tag-reference';
import type { Connection, SignatureHelp, SignatureInformation } from 'vscode-languageserver';
import type { Client } from './client.ts';
import type { CurrentAnswers } from './current-answers.ts';
import { toRange } from './protocol.ts';

/** Says which arguments a tag has while somebody writes it, and opens the addresses among them. */
export function serveTagArguments(
  connection: Connection,
  answers: CurrentAnswers,
  clientOf: () => Client,
): void {
  connection.onSignatureHelp((params) =>
    answers.at<SignatureHelp | null>(params, null, ({ document }, offset) => {
      const found = signatureAt(document, offset);
      return found ? toSignatureHelp(found, clientOf().language) : null;
    }),
  );
  connection.onDocumentLinks((params) =>
    answers.about(params, [], ({ document, text }) =>
      findLinks(document).map(({ address, ...range }) => ({
        range: toRange(text, range),
        target: address,
      })),
    ),
  );
}

function toSignatureHelp(
  { written, name, forms, form, argument }: TagSignature,
  language: LanguageCode,
): SignatureHelp {
  const documentation = tagWords[language][name as DescribedTag];
  const signatures = forms.map(({ args, repeated }): SignatureInformation => {
    let label = `<${written}`;
    const parameters = args.map((arg, index) => {
      const shown = index === repeated ? `${arg}…` : arg;
      label += ':';
      const from = label.length;
      label += shown;
      return { label: [from, label.length] as [number, number] };
    });
    return { label: `${label}>`, documentation, parameters };
  });
  return { signatures, activeSignature: form, activeParameter: argument };
}
