import type { PlaceOfText } from '@fucina/config-text/inner';
import {
  type Component,
  createText,
  drawnText,
  hasExactWidth,
  NO_STYLE,
  toRuns,
} from '@fucina/minecraft-text';
import { layOut, PLACES, type PlaceOptions, type ShownText, showText } from '@fucina/text-places';
import { useMemo } from 'react';
import { PlaceNotices } from '../../../ui/game-places/place-notices.tsx';
import { PlacePicture } from '../../../ui/game-places/place-picture.tsx';
import { usualOptions } from '../../../ui/game-places/usual-options.ts';
import { ChatPreview } from '../../../ui/game-text/chat-preview.tsx';
import { useCompleteFont, useGameFont } from '../../../ui/game-text/game-font.ts';
import { useWords } from '../../../words/use-words.tsx';
import { styleWords } from './style-words.ts';
import type { SeenTexts } from './use-seen-texts.ts';

/** What the details have room for, in GUI pixels, with letters as large as in the list. */
const NARROW_CHAT = 116;

interface SeenTextProps {
  readonly seen: PlaceOfText;
  readonly texts: SeenTexts;
  readonly side: 'before' | 'after';
  /** Also says what players will not see of it there. */
  readonly hasNotices: boolean;
}

/** A text where players see it, with the texts that they see there with it. */
export function SeenText({ seen, texts, side, hasNotices }: SeenTextProps) {
  const { t } = useWords();
  const components = useMemo(() => texts.map((one) => one?.[side]), [texts, side]);
  const messages = useMemo(() => components.map((one) => (one ? toRuns(one) : [])), [components]);
  return (
    <>
      {seen.place === 'chat' ? (
        <ChatPreview messages={messages} width={NARROW_CHAT} />
      ) : (
        <TextInPlace seen={seen} components={components} hasNotices={hasNotices} />
      )}
      <p className="sr-only">
        {t('config.details.styles')}: {messages.map((runs) => styleWords(runs, t)).join('. ')}
      </p>
    </>
  );
}

interface TextInPlaceProps extends Pick<SeenTextProps, 'seen' | 'hasNotices'> {
  readonly components: readonly (Component | undefined)[];
}

function TextInPlace({ seen, components, hasNotices }: TextInPlaceProps) {
  const { t } = useWords();
  const font = useGameFont();
  const { place, part } = seen;
  const layout = useMemo(() => {
    const hasName = components[0] !== undefined;
    const texts = components.map((one, index) => {
      if (one !== undefined) return one;
      return place === 'item' && index === 0
        ? createText(t('config.details.item'))
        : createText('');
    });
    const own: PlaceOptions['item'] & PlaceOptions['tab-list'] = {
      ...(place === 'item' && { hasOwnName: !hasName }),
      ...(place === 'tab-list' && isTabPart(part) && { part }),
    };
    return layOut(place, shownIn(place, texts), { font }, { ...usualOptions(place, t), ...own });
  }, [place, part, components, font, t]);
  useCompleteFont(!layout.texts.every(({ runs }) => hasExactWidth(runs, font)));
  return (
    <>
      <PlacePicture
        id={place}
        layout={layout}
        isDrawn
        words={layout.texts.map(({ runs }) => runs.map(drawnText).join('')).join(' ')}
      />
      {hasNotices && <PlaceNotices id={place} notices={layout.notices} />}
    </>
  );
}

/** Where a line feed begins a text of its own the texts stay apart; elsewhere they are lines of one text. */
function shownIn(
  place: PlaceOfText['place'],
  texts: readonly Component[],
): ShownText | readonly ShownText[] {
  if (PLACES[place].lineFeed === 'text') return texts.map((text) => showText(text));
  const lines = texts.flatMap((text, index) =>
    index === 0 ? [text] : [createText('\n', NO_STYLE), text],
  );
  return showText(createText('', NO_STYLE, lines));
}

function isTabPart(part: PlaceOfText['part']): part is 'header' | 'footer' | 'name' {
  return part === 'header' || part === 'footer' || part === 'name';
}
