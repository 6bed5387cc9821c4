import { HeatGradient } from '../../shell/heat-gradient.tsx';
import { useWords } from '../../words/use-words.tsx';
import { type Box, drawBoxes, type Facet } from './voxels.ts';

type Material = 'iron' | 'edge' | 'heat' | 'spark';

const CUBE = 11;

const ANVIL: readonly Box<Material>[] = [
  { material: 'iron', at: [0, 1, 0], size: [12, 8, 2] },
  { material: 'iron', at: [1, 2, 2], size: [10, 6, 1] },
  { material: 'iron', at: [3, 3, 3], size: [6, 4, 4] },
  { material: 'iron', at: [2, 2, 7], size: [8, 6, 1] },
  { material: 'iron', at: [-1, 1, 8], size: [15, 8, 2] },
  { material: 'edge', at: [-1, 1, 10], size: [15, 8, 1] },
  { material: 'edge', at: [-3, 2, 10], size: [2, 6, 1] },
  { material: 'iron', at: [-3, 2, 9], size: [2, 6, 1] },
  { material: 'edge', at: [-5, 3, 10], size: [2, 4, 1] },
  { material: 'edge', at: [-7, 4, 10], size: [2, 2, 1] },
  { material: 'heat', at: [3, 3, 11], size: [8, 4, 1] },
  { material: 'heat', at: [4, 3, 12], size: [6, 4, 1] },
  { material: 'spark', at: [1, 0, 16], size: [1, 1, 1] },
  { material: 'spark', at: [12, 2, 17], size: [1, 1, 1] },
  { material: 'spark', at: [7, -2, 18], size: [1, 1, 1] },
  { material: 'spark', at: [9, 6, 20], size: [1, 1, 1] },
];

const FACETS = drawBoxes(ANVIL, CUBE);

/** Drawn by us out of cubes; its colors come from the theme. */
export function Anvil({ className }: { readonly className?: string }) {
  const { t } = useWords();
  return (
    <svg
      viewBox="-136 -196 280 330"
      role="img"
      aria-label={t('home.hero_image')}
      className={className}
    >
      <defs>
        <HeatGradient id="ingot" from={-40} width={100} />
        <radialGradient id="glow">
          <stop offset="0" stopColor="#f7774f" stopOpacity="0.55" />
          <stop offset="0.6" stopColor="#e43a96" stopOpacity="0.14" />
          <stop offset="1" stopColor="#e43a96" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="10" cy="66" rx="124" ry="64" className="anvil-shadow" />
      {FACETS.filter(({ material }) => material !== 'heat' && material !== 'spark').map(drawFacet)}
      <ellipse cx="20" cy="-75" rx="140" ry="96" fill="url(#glow)" className="anvil-glow" />
      {FACETS.filter(({ material }) => material === 'heat' || material === 'spark').map(drawFacet)}
    </svg>
  );
}

function drawFacet({ material, side, path }: Facet<Material>) {
  return <path key={material + side} d={path} className={`cube-${material} cube-${side}`} />;
}
