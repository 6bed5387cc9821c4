export const brand = {
  name: 'Fucina',
  /** Colors of glowing metal: the specification's default gradient with an added middle color. */
  heat: ['#E43A96', '#F7774F', '#FBE108'],
} as const;

/** Placeholder for the public address in built pages; the server replaces it. */
export const originPlaceholder = 'https://fucina.invalid';
