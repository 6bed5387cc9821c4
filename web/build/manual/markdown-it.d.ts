/** What we use of it: the package brings no types. */
declare module 'markdown-it' {
  export interface Token {
    readonly type: string;
    readonly tag: string;
    readonly nesting: -1 | 0 | 1;
    readonly content: string;
    readonly info: string;
    readonly hidden: boolean;
    readonly children: readonly Token[] | null;
    attrGet(name: string): string | null;
  }

  export default class MarkdownIt {
    constructor(options?: { readonly html?: boolean; readonly typographer?: boolean });
    parse(text: string, environment: object): readonly Token[];
  }
}
