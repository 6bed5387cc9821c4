import { brand } from '@fucina/site';

/** Brand heat from left to right, for the fill of a picture. */
export function HeatGradient({ id }: { readonly id: string }) {
  return (
    <linearGradient id={id}>
      {brand.heat.map((colour, index) => (
        <stop key={colour} offset={index / (brand.heat.length - 1)} stopColor={colour} />
      ))}
    </linearGradient>
  );
}
