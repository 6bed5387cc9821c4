// How a row of the list is laid out; `RowRuler` has the same parts.
// In a wide list, the columns before it say what the text is, and where.
// With large letters on a phone (`max-[20rem]`), the place of the text has a line of its own.

export const ROW =
  'absolute inset-x-0 flex flex-col gap-1.5 border-b border-hairline px-3 py-2 @2xl:flex-row @2xl:items-center @2xl:gap-3 @2xl:py-1';
export const ROW_HEAD =
  'flex min-w-0 items-center gap-x-3 gap-y-1.5 max-[20rem]:flex-wrap @2xl:w-60 @2xl:shrink-0 @2xl:flex-wrap @2xl:gap-y-0';
export const ROW_MARKS =
  'flex shrink-0 items-center gap-3 max-[20rem]:min-w-0 max-[20rem]:flex-1 max-[20rem]:overflow-hidden';
export const ROW_PLACE =
  'flex min-w-0 flex-1 gap-3 text-xs text-muted max-[20rem]:order-1 max-[20rem]:basis-full @2xl:order-1 @2xl:basis-full';
export const ROW_BUTTONS = '-my-1 flex shrink-0 @2xl:ms-auto';
export const ROW_SIDES = 'grid min-w-0 grid-cols-1 gap-x-3 gap-y-1.5 @2xl:flex-1';
