/** How a component in JSON begins: with an object, or a list whose first item is one or a text. */
const BEGINNING =
  /^\s*(?:\[\s*(?:"(?:[^"\\]|\\.){0,200}"\s*,\s*)?)?\{\s*"(?:text|translate|extra|color|bold|italic|keybind|score|selector|nbt|clickEvent|hoverEvent|click_event|hover_event)"\s*:/;

/** Whether a text is meant as a component in JSON, although it may not be correct. */
export function beginsLikeComponent(text: string): boolean {
  return BEGINNING.test(text);
}
