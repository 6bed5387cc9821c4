import { useTranslation } from 'react-i18next';

/** Stands where a tool will be. */
export function InTheForge() {
  const { t } = useTranslation();
  return (
    <section className="mx-auto max-w-measure rounded-card border border-hairline bg-surface p-6 text-center">
      <h2>{t('shell.in_the_forge.title')}</h2>
      <p className="mt-1 text-muted">{t('shell.in_the_forge.text')}</p>
    </section>
  );
}
