import './paste-field.css';
import { Search } from 'lucide';
import { openSearch } from '../../shell/search-request.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../../words/use-words.tsx';

/** Opens the search, which recognises what is pasted. It looks like the field that it leads to. */
export function PasteField() {
  const { t } = useWords();
  // One of each kind that the search recognises.
  const examples = [
    `&6${t('home.samples.hello')} &l${t('home.samples.world')}`,
    'play.example.com',
    'Notch',
    '/give @p stone',
  ];
  return (
    <div className="paste-field noscript:hidden">
      <button type="button" aria-haspopup="dialog" onClick={() => openSearch()}>
        <Icon icon={Search} className="shrink-0" />
        {t('home.paste')}
      </button>
      <div className="examples">
        {examples.map((pasted) => (
          <Button
            key={pasted}
            look="quiet"
            size="small"
            className="examples-chip"
            aria-haspopup="dialog"
            onClick={() => openSearch(pasted)}
          >
            {pasted}
          </Button>
        ))}
      </div>
    </div>
  );
}
