import { brand } from '@fucina/site';

interface HeatGradientProps {
  readonly id: string;
  /** Spans this width of the picture; without it, each shape for itself. */
  readonly width?: number;
  readonly from?: number;
}

/** Brand heat from left to right, for the fill of a picture. */
export function HeatGradient({ id, width, from = 0 }: HeatGradientProps) {
  return (
    <linearGradient
      id={id}
      {...(width && { gradientUnits: 'userSpaceOnUse', x1: from, x2: from + width })}
    >
      {brand.heat.map((color, index) => (
        <stop key={color} offset={index / (brand.heat.length - 1)} stopColor={color} />
      ))}
    </linearGradient>
  );
}
