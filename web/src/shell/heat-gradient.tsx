import { brand } from '@fucina/site';

interface HeatGradientProps {
  readonly id: string;
  /** The width that the gradient spans; without it every shape has the whole gradient. */
  readonly width?: number;
  readonly from?: number;
}

/** An SVG gradient of the brand's colors, from left to right. */
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
