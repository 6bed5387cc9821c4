import type { Format, Scalar } from '../format.ts';
import type { MappedValue } from '../mapped-value.ts';
import type { Expression, LiteralPiece } from './expression.ts';
import type { SourceLanguage } from './languages.ts';
import { FORMS } from './literal-forms.ts';
import { mapExpression } from './map-expression.ts';
import { readExpressions } from './read-expressions.ts';
import { writeCodeText } from './write-code-text.ts';

/** The texts of a program: each is an expression of literals. */
export function sourceFormat(language: SourceLanguage): Format {
  return {
    read(text) {
      const expressions = readExpressions(text, language);
      return { scalars: expressions.map((each, at) => scalarOf(text, each, at)), problems: [] };
    },
    decode: (source, scalar) => decode(source, scalar, language),
    encode: (text, { code }, canWrite) => writeCodeText(text, code?.spellings ?? [], canWrite),
    rewrite(value, { code }, source, canWrite) {
      const spellings = code?.spellings ?? [];
      const [only] = spellings;
      if (only === undefined || spellings.length > 1) return undefined;
      const { opening, closing, isLong } = FORMS[only.form];
      const isAlone = source.startsWith(opening) && source.endsWith(closing);
      const written = isAlone && !isLong ? writeCodeText(value, spellings, canWrite) : undefined;
      return written === undefined ? written : opening + written + closing;
    },
  };
}

/** One text as a string of a file. Its path is its number, as programs have no keys. */
function scalarOf(content: string, expression: Expression, index: number): Scalar {
  const { from, to, pieces, surroundings } = expression;
  const { value } = mapExpression(content.slice(from, to), pieces, from);
  const spellings = pieces.filter(isLiteral).map(({ form, filling }) => ({ form, filling }));
  return {
    path: [String(index)],
    from,
    to,
    value,
    kind: 'code',
    used: 1,
    code: { spellings, surroundings },
  };
}

function decode(
  source: string,
  { code }: Scalar,
  language: SourceLanguage,
): MappedValue | undefined {
  const spellings = code?.spellings ?? [];
  const [whole] = readExpressions(source, language);
  if (whole === undefined) return undefined;
  let literals = 0;
  const pieces = whole.pieces.map((piece) => {
    if (piece === 'hole') return piece;
    const { filling = 'none' } = spellings[literals] ?? spellings[0] ?? {};
    literals += 1;
    return { ...piece, filling };
  });
  const isKnown =
    literals === spellings.length || new Set(spellings.map(({ filling }) => filling)).size === 1;
  const isWhole = whole.from === 0 && whole.to === source.length && isKnown;
  return isWhole ? mapExpression(source, pieces, 0) : undefined;
}

function isLiteral(piece: Expression['pieces'][number]): piece is LiteralPiece {
  return piece !== 'hole';
}
