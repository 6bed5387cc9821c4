/** Numbers and names in a file. What is beyond its end counts as zero bytes. */
export interface Bytes {
  readonly length: number;
  readonly byte: (at: number) => number;
  readonly uint16: (at: number) => number;
  readonly uint24: (at: number) => number;
  readonly uint32: (at: number) => number;
  readonly uint16Little: (at: number) => number;
  readonly uint24Little: (at: number) => number;
  readonly uint32Little: (at: number) => number;
  readonly hasText: (at: number, text: string) => boolean;
}

export function createBytes(file: Uint8Array): Bytes {
  const byte = (at: number) => file[at] ?? 0;
  const uint16 = (at: number) => byte(at) * 256 + byte(at + 1);
  const uint16Little = (at: number) => byte(at) + byte(at + 1) * 256;
  return {
    length: file.length,
    byte,
    uint16,
    uint24: (at) => uint16(at) * 256 + byte(at + 2),
    uint32: (at) => uint16(at) * 65_536 + uint16(at + 2),
    uint16Little,
    uint24Little: (at) => uint16Little(at) + byte(at + 2) * 65_536,
    uint32Little: (at) => uint16Little(at) + uint16Little(at + 2) * 65_536,
    hasText: (at, text) =>
      Array.from(text).every((letter, index) => file[at + index] === letter.charCodeAt(0)),
  };
}
