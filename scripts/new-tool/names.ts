/** `uuid-converter` -> `uuidConverter` */
export function camelCase(id: string): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `uuid-converter` -> `UuidConverter` */
export function componentName(id: string): string {
  const name = camelCase(id);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `uuid-converter` -> `uuid_converter`, its section of the words */
export function sectionName(id: string): string {
  return id.replaceAll('-', '_');
}

/** `uuid-converter` -> `Uuid converter` */
export function title(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
