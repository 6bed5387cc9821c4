import { isWithoutNetwork } from '../../tool/thrown-words.ts';
import { useWords } from '../../words/use-words.tsx';

/** The question did not come through. */
export function LiveFailure() {
  const { t } = useWords();
  const key = isWithoutNetwork() ? 'app.needs_network' : 'motd.live.failed';
  return (
    <p role="alert" className="text-danger">
      {t(key)}
    </p>
  );
}
