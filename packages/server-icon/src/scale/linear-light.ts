const TO_LINEAR = Float64Array.from({ length: 256 }, (_, byte) => {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** The light of a channel's byte, from 0 to 1: only light may be averaged. */
export function toLinear(byte: number): number {
  return TO_LINEAR[byte] ?? 0;
}

export function fromLinear(light: number): number {
  const part = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return toByte(part);
}

/** Rounds half up and clamps. */
export function toByte(part: number): number {
  return Math.max(0, Math.min(255, Math.floor(part * 255 + 0.5)));
}
