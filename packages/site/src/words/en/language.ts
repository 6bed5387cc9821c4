export const language = { code: 'en', label: 'EN', name: 'English', locale: 'en_GB' } as const;
