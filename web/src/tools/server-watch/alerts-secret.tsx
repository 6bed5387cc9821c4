import { Button } from '../../ui/button.tsx';
import { Output } from '../../ui/output.tsx';
import { useWords } from '../../words/use-words.tsx';

export interface ShownSecret {
  /** Of its channel. */
  readonly name: string;
  readonly secret: string;
  readonly isRenewed: boolean;
}

interface AlertSecretProps {
  readonly shown: ShownSecret;
  readonly onDone: () => void;
}

/** What the messages of a webhook are signed with: it is shown here, once. */
export function AlertSecret({ shown: { name, secret, isRenewed }, onDone }: AlertSecretProps) {
  const { t } = useWords();
  return (
    <div className="flex flex-col gap-3 rounded-control border border-hairline bg-raised p-3">
      <p className="max-w-measure font-medium wrap-anywhere">
        {t(`watched.alerts.secret.${isRenewed ? 'renewed' : 'new'}`, { name })}
      </p>
      <Output as="code" look="secondary" label={t('watched.alerts.secret.label')} value={secret} />
      <Button size="small" className="self-start" onClick={onDone}>
        {t('watched.alerts.secret.done')}
      </Button>
    </div>
  );
}
