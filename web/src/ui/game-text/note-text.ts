import { drawnText, type TextRunHover } from '@fucina/minecraft-text';
import type { Translate } from '../../words/translate.ts';
import type { TextEvents } from './pieces.ts';

/** What a text's events do, in sentences: hover first, click last. */
export function noteText(events: TextEvents, t: Translate): readonly string[] {
  return [...(events.hover ? [hoverText(events.hover)] : []), ...actionText(events, t)];
}

/** What a click and a shift-click do. */
export function actionText({ click, insertion }: TextEvents, t: Translate): readonly string[] {
  return [
    ...(click ? [t(`ui.game.click.${click.action}`, { value: click.value })] : []),
    ...(insertion === undefined ? [] : [t('ui.game.insertion', { value: insertion })]),
  ];
}

function hoverText(hover: TextRunHover): string {
  switch (hover.action) {
    case 'show_text':
      return hover.value.map(drawnText).join('');
    case 'show_item':
      return hover.count === 1 ? hover.id : `${hover.id} × ${hover.count}`;
    case 'show_entity':
      return [...(hover.name?.map(drawnText) ?? []), hover.type].join(' ');
  }
}
