import { type AddressError, readTypedAddress } from '@fucina/server-address';
import { languageQuery, pageById, plainResultId } from '@fucina/site';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import type { StatusQuestion } from '../../api/server-status.ts';
import { readRecentServer, recentServers } from '../../state/recents.ts';
import { useStoredValue } from '../../state/stored-value.ts';
import { characterName } from '../../tool/character-name.ts';
import { RecentSuggestions } from '../../tool/recent-suggestions.tsx';
import { useField, useWholeState } from '../../tool/tool.tsx';
import { ToolCheckbox } from '../../tool/tool-fields.tsx';
import { useLeftOut } from '../../tool/use-left-out.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { Translate } from '../../words/translate.ts';
import { useWords } from '../../words/use-words.tsx';
import { questionOf, SAMPLE_ADDRESS, statusState } from './state.ts';
import { addressError } from './typed-address.ts';

interface AddressFormProps {
  /** What is being checked. */
  readonly asked: StatusQuestion | undefined;
  readonly onCheck: (question: StatusQuestion) => void;
  /** Submitted without an address. */
  readonly onRefuse: () => void;
}

export function AddressForm({ asked, onCheck, onRefuse }: AddressFormProps) {
  const { t, language } = useWords();
  const [address, setAddress] = useField(statusState, 'address');
  const leftOut = useLeftOut(address);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const hasRecents = useStoredValue(recentServers)[0].length > 0;
  const [isRefused, setRefused] = useState(false);
  const question = questionOf(useWholeState(statusState));
  // Another server may be checked meanwhile: it replaces the one that is being checked.
  const isAsked = asked !== undefined && isSame(asked, question);
  const error = isRefused ? addressError(question) : undefined;
  const suggestion = error?.suggestion;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const isFaulty = addressError(question) !== undefined;
    setRefused(isFaulty);
    if (isFaulty) return onRefuse();
    leftOut.tell(readTypedAddress(address));
    onCheck(question);
  }

  /** The button disappears; in the field Enter checks the address. */
  function use(suggestion: string) {
    setAddress(suggestion);
    field.current?.focus();
  }

  return (
    // Without scripts the server answers the form: `check` tells it from a link. A form replaces the query, so the
    // language is sent along.
    <form
      noValidate
      action={pageById('server-status').path}
      className="flex flex-col gap-4"
      onSubmit={submit}
    >
      <Field
        label={t('server_status.address')}
        error={error && addressErrorWords(error, t)}
        hint={
          suggestion === undefined ? (
            leftOut.note
          ) : (
            <Button size="small" onClick={() => use(suggestion)}>
              {t('server_status.use_instead', { address: suggestion })}
            </Button>
          )
        }
      >
        <TextInput
          ref={field}
          name="address"
          list={hasRecents ? listId : undefined}
          value={address}
          placeholder={SAMPLE_ADDRESS}
          inputMode="url"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          onValueChange={setAddress}
        />
        {hasRecents && <RecentSuggestions id={listId} of={recentServers} textOf={addressOf} />}
      </Field>
      <ToolCheckbox
        of={statusState}
        field="bedrock"
        label={t('server_status.bedrock')}
        name="bedrock"
        value="1"
      />
      <input type="hidden" name="check" value="1" />
      <input type="hidden" name={languageQuery} value={language} />
      <Button type="submit" look="primary" aria-disabled={isAsked}>
        {t(isAsked ? 'server_status.checking' : 'server_status.check')}
      </Button>
      <p
        id={plainResultId}
        suppressHydrationWarning
        className="hidden font-medium wrap-anywhere noscript:block"
      />
    </form>
  );
}

function addressErrorWords({ code, character, port }: AddressError, t: Translate): string {
  const named = character && characterName(character, t);
  return t(`server_status.address_fault.${code}`, { character: named, port });
}

function addressOf(entry: string): string {
  return readRecentServer(entry).address;
}

function isSame(one: StatusQuestion, other: StatusQuestion): boolean {
  return one.address === other.address && one.isBedrock === other.isBedrock;
}
