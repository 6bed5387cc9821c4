declare module 'virtual:api-reference' {
  export const apiReference: import('./reference.ts').ApiReference;
}
