// What a Bedrock server says, as bytes.

const MAGIC = Buffer.from('00ffff00fefefefefdfdfdfd12345678', 'hex');

export const GOOD_ADVERTISEMENT =
  'MCPE;§aA Bedrock server;766;1.21.50;5;30;13253860892328930865;§bworld;Survival;1;19132;19133;0;';

export function pong(
  text: string | Buffer,
  changes: { readonly length?: number; readonly time?: Buffer; readonly id?: number } = {},
): Buffer {
  const body = Buffer.from(text);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(changes.length ?? body.length);
  return Buffer.concat([
    Buffer.from([changes.id ?? 0x1c]),
    changes.time ?? Buffer.alloc(8),
    Buffer.alloc(8, 7),
    MAGIC,
    length,
    body,
  ]);
}
