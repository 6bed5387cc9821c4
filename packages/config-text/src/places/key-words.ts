/** `WelcomeTitle`, `welcome_title` and `welcome-title` are one key: `welcome-title`. */
export function kebabOf(key: string): string {
  return key
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .replace(/[-_.\s]+/g, '-')
    .toLowerCase();
}

/** Whether a key is only a position in a list. */
export function isPosition(key: string): boolean {
  return /^\d+$/.test(key);
}
