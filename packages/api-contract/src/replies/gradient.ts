import { GRADIENT_LIMITS } from '@fucina/minecraft-text';
import * as z from 'zod/mini';

export const gradientAnswer = z.object({
  output: z.string().check(z.describe(`${GRADIENT_LIMITS.outputBytes} bytes at most, as JSON`)),
});
