import { type Tool, tools } from '@fucina/site';
import { useCallback, useState } from 'react';
import { PageIcon } from '../../shell/page-icon.tsx';
import { PageLink } from '../../shell/page-link.tsx';
import { arrangeFavourites } from '../../state/change-favourites.ts';
import { favourites } from '../../state/favourites.ts';
import { useStoredValue } from '../../state/stored-value.ts';
import { Button } from '../../ui/button.tsx';
import { ListRow } from '../../ui/row-list/list-row.tsx';
import { RowButtons } from '../../ui/row-list/row-buttons.tsx';
import { RowList } from '../../ui/row-list/row-list.tsx';
import { useReorder } from '../../ui/row-list/use-reorder.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/use-words.tsx';

/** The favourites as links; as a list that can be arranged when asked for. */
export function FavouritesSection() {
  const { t } = useWords();
  const [ids] = useStoredValue(favourites);
  const [isArranging, setArranging] = useState(false);
  // Ids of a newer version of the site have no tool.
  const shown = ids.flatMap((id) => tools.find((tool) => tool.id === id) ?? []);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="favourites-title" className="pt-12">
      <div className="flex h-10 items-center justify-center gap-3">
        <h2 id="favourites-title" className="text-2xl">
          {t('home.favourites')}
        </h2>
        <Button
          look="quiet"
          size="small"
          aria-pressed={isArranging}
          onClick={() => setArranging(!isArranging)}
        >
          {t('home.arrange')}
        </Button>
      </div>
      {isArranging ? (
        <Arrange tools={shown} />
      ) : (
        <ul className="favourites">
          {shown.map((tool) => (
            <li
              key={tool.id}
              className="relative flex min-w-0 items-center gap-2.5 rounded-card border border-hairline bg-surface px-3 hover:border-control"
            >
              <PageIcon name={tool.icon} />
              <PageLink
                page={tool}
                className="line-clamp-3 min-w-0 text-sm card-link [line-height:1.25] font-medium hyphens-auto wrap-anywhere"
              >
                {t(tool.title)}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Arrange({ tools }: { readonly tools: readonly Tool[] }) {
  const { t } = useWords();
  const shown = tools.map(({ id }) => id);
  const names = tools.map(({ title }) => t(title));
  const { list, move, remove, drag } = useReorder(
    tools,
    (arranged) => void arrange(arranged.map(({ id }) => id)),
    (number) => names[number - 1] ?? '',
  );

  async function arrange(ids: readonly string[]) {
    if (await arrangeFavourites(shown, ids)) return;
    toast({ title: t('kept.not_kept_title'), description: t('kept.not_kept'), tone: 'danger' });
  }

  const draw = useCallback(
    (tool: Tool, index: number) => {
      const name = t(tool.title);
      return (
        <ListRow
          key={tool.id}
          number={index + 1}
          onDrag={drag}
          actions={
            <RowButtons
              index={index}
              onMove={move}
              onRemove={remove}
              upName={t('home.favourite_up', { name })}
              downName={t('home.favourite_down', { name })}
              removeName={t('kept.recent.remove', { name })}
            />
          }
        >
          <span className="flex min-h-control items-center gap-2.5">
            <PageIcon name={tool.icon} />
            {name}
          </span>
        </ListRow>
      );
    },
    [t, drag, move, remove],
  );

  return (
    <div className="mx-auto mt-6 max-w-2xl">
      <RowList label={t('home.favourites')} list={list} rows={tools} draw={draw} />
    </div>
  );
}
