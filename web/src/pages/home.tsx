import { useTranslation } from 'react-i18next';

export function Page() {
  const { t } = useTranslation();
  return <h1 tabIndex={-1}>{t('home.title')}</h1>;
}
