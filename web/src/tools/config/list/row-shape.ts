// How a row of the list is laid out; `RowRuler` has the same parts.
// With large letters on a phone (`max-[20rem]`), the place of the text has a line of its own.

export const ROW = 'absolute inset-x-0 flex flex-col gap-1.5 border-b border-hairline px-3 py-2.5';
export const ROW_HEAD = 'flex min-w-0 items-center gap-x-3 gap-y-1.5 max-[20rem]:flex-wrap';
export const ROW_MARKS =
  'flex shrink-0 items-center gap-3 max-[20rem]:min-w-0 max-[20rem]:flex-1 max-[20rem]:overflow-hidden';
export const ROW_PLACE =
  'flex min-w-0 flex-1 gap-3 text-xs text-muted max-[20rem]:order-1 max-[20rem]:basis-full';
export const ROW_BUTTONS = '-my-1 flex shrink-0';
export const ROW_SIDES = 'grid min-w-0 grid-cols-1 gap-x-3 gap-y-1.5';
