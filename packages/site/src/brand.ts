export const brand = {
  name: 'Fucina',
  /** Metal at forging heat: the specification's default gradient with the metal's middle. */
  heat: ['#E43A96', '#F7774F', '#FBE108'],
} as const;

/** Stands in built pages where the public address belongs; the server writes the real one. */
export const originPlaceholder = 'https://fucina.invalid';
