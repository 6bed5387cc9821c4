const START = 'data:image/png;base64,';

export function dataUrlOf(file: Uint8Array): string {
  return START + btoa(String.fromCharCode(...file));
}

/** No bytes for an address of another kind. */
export function bytesOfDataUrl(address: string): Uint8Array<ArrayBuffer> {
  if (!address.startsWith(START)) return new Uint8Array(0);
  return Uint8Array.from(atob(address.slice(START.length)), (letter) => letter.charCodeAt(0));
}
