export type TextEvent = 'click' | 'hover' | 'insertion';

/** Something about a text in a place that its writer should know. Lines are counted from 1. */
export type PlaceNotice =
  /** So many pixels wider than there is room. */
  | { readonly code: 'width'; readonly line: number; readonly over: number }
  /** It hides so much of the window's width. */
  | { readonly code: 'covers'; readonly percent: number }
  /** The end of a line that is not drawn. */
  | { readonly code: 'cut'; readonly line: number; readonly hidden: string }
  /** More lines than the place shows. */
  | { readonly code: 'lines'; readonly shown: number; readonly count: number }
  /** The place has one line, so a line feed is a box. */
  | { readonly code: 'newline' }
  | { readonly code: 'event-place'; readonly events: readonly TextEvent[] }
  /** The place came with this release. */
  | { readonly code: 'needs-game'; readonly since: string }
  | { readonly code: 'not-in-bedrock' }
  /** Before this release the place read section sign codes only. */
  | { readonly code: 'needs-codes'; readonly since: string }
  | {
      readonly code: 'length';
      readonly line: number;
      readonly length: number;
      readonly max: number;
    }
  /** Since this release a click on a sign runs nothing, unless the sign's data allow it. */
  | { readonly code: 'sign-click'; readonly since: string }
  /** A click on a sign counts only where it is set on the whole line. */
  | { readonly code: 'line-click'; readonly line: number }
  /** Since this release heads are shown as text here. */
  | { readonly code: 'not-in-motd'; readonly since: string }
  /** Releases before this one break the lines elsewhere. */
  | { readonly code: 'other-breaks'; readonly since: string };
