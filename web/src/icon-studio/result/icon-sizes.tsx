import { useWords } from '../../words/use-words.tsx';

interface IconSizesProps {
  readonly icon: string;
  /** As in a row of the list that the mouse is over. */
  readonly isPointedAt: boolean;
}

/** The game's GUI scales: at each of them the icon takes 32 pixels of the interface. */
const SCALES = [
  { scale: 1, place: '1 / 2' },
  { scale: 2, place: '1 / 3' },
  { scale: 3, place: '2 / 2 / auto / span 2' },
  { scale: 4, place: '1 / 1 / span 2' },
];
const GUI_SIZE = 32;

/** The icon in every size in which the list shows it. */
export function IconSizes({ icon, isPointedAt }: IconSizesProps) {
  const { t } = useWords();
  return (
    <ul className="game-window icon-sizes p-4 text-sm text-game-muted">
      {SCALES.map(({ scale, place }) => {
        const size = scale * GUI_SIZE;
        return (
          <li
            key={scale}
            className="flex flex-col items-center gap-1.5"
            style={{ gridArea: place }}
          >
            <span className="relative" style={{ width: size, height: size }}>
              <img
                src={icon}
                alt={t('icon.result.at_scale', { scale })}
                width={size}
                height={size}
                style={{ imageRendering: 'pixelated' }}
              />
              {isPointedAt && <PointedAt />}
            </span>
            <span aria-hidden>×{scale}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The game lays a gray veil and an arrow over the icon. */
function PointedAt() {
  return (
    <span aria-hidden className="absolute inset-0 icon-veil">
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-full" shapeRendering="crispEdges">
        <path d="M12 7h3v2h2v2h2v2h2v2h2v3h-2v2h-2v2h-2v2h-2v2h-3z" fill="#fff" stroke="#000" />
      </svg>
    </span>
  );
}
