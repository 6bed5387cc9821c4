import { Collapsible } from '../../ui/collapsible.tsx';
import { useWords } from '../../words/use-words.tsx';
import { Facts } from './facts.tsx';
import type { Checked } from './use-status.ts';

/** What the name resolved to: addresses, port, SRV record. */
export function AddressDetails({ checked }: { readonly checked: Checked }) {
  const { t } = useWords();
  const { status } = checked;
  const { dns, srv: hasSrv, stage, code } = status.debug ?? {};
  const { version, name } = status.protocol ?? {};
  if (status.ip === undefined && dns === undefined) return null;
  const records = (dns?.srv ?? []).map(
    ({ name, port, priority, weight }) => `${name}:${port} (${priority} ${weight})`,
  );
  return (
    <Collapsible label={t('server_status.details.title')}>
      <Facts
        facts={[
          { name: t('server_status.details.ip'), value: status.ip },
          { name: t('server_status.details.port'), value: status.port },
          {
            name: t('server_status.details.srv'),
            value: records.join(', ') || t(`server_status.details.${hasSrv ? 'yes' : 'none'}`),
          },
          { name: 'A', value: dns?.a.join(', ') },
          { name: 'AAAA', value: dns?.aaaa.join(', ') },
          {
            name: t('server_status.details.protocol'),
            value: name ? `${version} (${name})` : version,
          },
          { name: t('server_status.details.serverid'), value: status.serverid },
          {
            name: t('server_status.details.diagnosis'),
            value: stage && code && <code>{`${stage}: ${code}`}</code>,
          },
        ]}
      />
    </Collapsible>
  );
}
