import type { Scaling } from '@fucina/server-icon';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Finish, PLAIN_FINISH } from './imaging/finish.ts';
import { createIconEngine, type IconEngine } from './imaging/icon-engine.ts';
import type { IconBase } from './imaging/icon-work.ts';
import { dataUrlOf } from './result/data-url.ts';

interface MadeFacts {
  readonly scaling: Scaling;
  readonly isTransparent: boolean;
}

export interface IconControls {
  /** Undefined until the component is mounted. */
  readonly engine: IconEngine | undefined;
  /** Undefined for an icon that was not made here since the page was opened. */
  readonly made: MadeFacts | undefined;
  readonly hasBase: boolean;
  readonly hasFailed: boolean;
  readonly finish: Finish;
  readonly setBase: (base: IconBase) => void;
  readonly setFinish: (finish: Finish) => void;
  readonly remove: () => void;
}

/** Makes the icon again whenever what it consists of changes, and reports it. */
export function useIcon(onChange: (icon: string | undefined) => void): IconControls {
  const engine = useEngine();
  const [base, setBase] = useState<IconBase>();
  const [finish, setFinish] = useState(PLAIN_FINISH);
  const [made, setMade] = useState<MadeFacts>();
  const [hasFailed, setFailed] = useState(false);
  const isWanted = useRef(false);
  const publish = useEffectEvent((icon: string) => onChange(icon));

  useEffect(() => {
    isWanted.current = base !== undefined;
    if (engine === undefined || base === undefined) return;
    engine.make(base, finish).then(
      (icon) => {
        if (icon === undefined || !isWanted.current) return;
        setMade(icon);
        setFailed(false);
        publish(dataUrlOf(icon.file));
      },
      () => setFailed(true),
    );
  }, [engine, base, finish]);

  return {
    ...{ engine, made, hasFailed, finish, setBase, setFinish },
    hasBase: base !== undefined,
    remove() {
      setBase(undefined);
      setMade(undefined);
      setFailed(false);
      onChange(undefined);
    },
  };
}

/** Started at once, so that it works later without a connection. */
function useEngine(): IconEngine | undefined {
  const [engine, setEngine] = useState<IconEngine>();
  useEffect(() => {
    const started = createIconEngine();
    setEngine(started);
    return started.close;
  }, []);
  return engine;
}
