import { Check, X } from 'lucide';
import { useToolStore } from '../../../tool/tool.tsx';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { decide } from '../session/decisions.ts';
import type { Found } from '../session/find-texts.ts';
import { configState } from '../state.ts';

/** Decides on all listed texts that are proven to look the same. Others are decided one by one. */
export function ListActions({ found }: { readonly found: Found }) {
  const { t } = useWords();
  const { set } = useToolStore(configState);

  function judge(verdict: 'accepted' | 'rejected') {
    const places = found.texts.flatMap(({ file: { id, plans }, text }) => {
      const plan = plans[text];
      const isProven = plan?.state === 'same' && plan.written !== undefined;
      return isProven ? [{ file: id, text }] : [];
    });
    if (places.length > 0)
      set((state) => ({ decisions: decide(state.decisions, places, verdict) }));
    announce(t(`config.announce.${verdict}`, { count: places.length }));
  }

  return (
    <div className="flex flex-wrap gap-1">
      <Button look="quiet" size="small" onClick={() => judge('accepted')}>
        <Icon icon={Check} size={16} />
        {t('config.list.accept')}
      </Button>
      <Button look="quiet" size="small" onClick={() => judge('rejected')}>
        <Icon icon={X} size={16} />
        {t('config.list.reject')}
      </Button>
    </div>
  );
}
