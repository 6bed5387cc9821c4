import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFindingWords } from './use-finding-words.ts';

test('findings and reasons have words when these are loaded', async () => {
  const { result } = renderHook(() => useFindingWords());
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current).toBeDefined());
  const { explain, explainReason } = result.current ?? {};
  expect(explain?.({ code: 'text/unknown-tag', name: 'rde' })).toEqual({
    title: 'Unknown tag',
    why: 'There is no tag “rde”, so it stays text.',
    fix: 'Correct the name. If the plugin puts something in its place, leave it.',
  });
  expect(explainReason?.('tail-leaks').title).toBe('Style that goes on behind the text');
});
