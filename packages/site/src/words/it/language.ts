export const language = { code: 'it', label: 'IT', name: 'Italiano', locale: 'it_IT' } as const;
