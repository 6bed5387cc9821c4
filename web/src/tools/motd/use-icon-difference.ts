import { useEffect, useState } from 'react';
import { compareIcons, type IconDifference } from './icon-difference.ts';

/** Undefined without an icon of ours, until they are compared, and where the browser cannot read one of them. */
export function useIconDifference(
  ours: string,
  live: string | undefined,
): IconDifference | undefined {
  const [compared, setCompared] = useState<{
    readonly ours: string;
    readonly live: string | undefined;
    readonly difference: IconDifference;
  }>();
  useEffect(() => {
    if (ours === '') return;
    let isNewest = true;
    compareIcons(ours, live).then(
      (difference) => isNewest && setCompared({ ours, live, difference }),
      () => undefined,
    );
    return () => {
      isNewest = false;
    };
  }, [ours, live]);
  return compared?.ours === ours && compared.live === live ? compared.difference : undefined;
}
