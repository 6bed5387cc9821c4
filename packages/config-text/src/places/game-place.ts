/** Where players see a text. */
export type GamePlace =
  | 'chat'
  | 'action-bar'
  | 'title'
  | 'boss-bar'
  | 'sign'
  | 'book'
  | 'tab-list'
  | 'sidebar'
  | 'name-tag'
  | 'text-display'
  | 'item'
  | 'disconnect'
  | 'server-list';

/** What the text is there, where a place has parts: of an item, a title, a sidebar or the tab list. */
export type PlacePart = 'heading' | 'line' | 'header' | 'footer' | 'name';
