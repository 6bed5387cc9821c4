// Set up before every web test: what browsers have, and a context of `node:vm` lacks.
import { CompressionStream, DecompressionStream, TextDecoderStream } from 'node:stream/web';

Object.assign(globalThis, { CompressionStream, DecompressionStream, TextDecoderStream });
