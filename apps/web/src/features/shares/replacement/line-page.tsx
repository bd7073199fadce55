import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { Loaded } from '#api/loaded.tsx';
import { useAction } from '#api/queries.ts';
import { sharePaths } from '#app/share-paths.ts';
import { titleOfKind } from '#company-page/share-entry-titles.ts';
import { FormSection } from '#kit/form/form-section.tsx';
import { ActionForm } from '#kit/form/action-form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { DateValue } from '#kit/value/dates.tsx';
import { type EventValues, firstValues, toRequest, toValues } from '../events/event-values.ts';
import { EventFields } from '../events/fields/event-fields.tsx';
import { definitionOf } from '../events/kinds/event-definitions.ts';
import { type RegisterFacts, useRegisterFacts } from '../events/register-facts.ts';
import { AskBeforeLeaving } from '../plan/ask-before-leaving.tsx';
import { toEntryRefusal } from '../plan/entry-refusal.ts';
import styles from './replacement.module.css';
import { type HistoryLine, type LineKind, replacementCalls } from './replacement-values.ts';

interface LinePageProps {
  readonly companyId: string;
  readonly kind: LineKind;
  /** The line that is changed; undefined for a new one. */
  readonly line: HistoryLine | undefined;
  /** The day of the opening balance: the history ends there. */
  readonly on: string;
}

/** An entry of the history before the opening balance, filled in as the register stood by that history, and kept. */
export default function LinePage(props: LinePageProps) {
  const facts = useRegisterFacts(props.companyId);
  return (
    <Loaded query={facts} what="share register">
      {(register) => <LineForm {...props} facts={{ ...register, today: props.on, isEarlierHistory: true }} />}
    </Loaded>
  );
}

function LineForm({ companyId, kind, line, on, facts }: LinePageProps & { readonly facts: RegisterFacts }) {
  const navigate = useNavigate();
  const isKept = useRef(false);
  const saving = useAction('saveHistoryLine', replacementCalls);
  const form = useStatbookForm<EventValues>({
    defaultValues: line ? toValues(line.request) : firstValues(kind, facts),
  });
  const back = sharePaths.openingReplacement(companyId);
  const save = async (values: EventValues) => {
    const of = line && { historyLineId: line.historyLineId };
    try {
      await saving.mutateAsync({ body: { companyId, ...of, events: [toRequest(kind, values)] } });
    } catch (error) {
      return toEntryRefusal(error);
    }
    isKept.current = true;
    await navigate({ href: back });
    showToast(`${titleOfKind(kind)} kept for the history`);
    return undefined;
  };
  return (
    <div className={styles.form}>
      <ActionForm
        form={form}
        onSubmit={save}
        submitLabel={line === undefined ? 'Keep this entry' : 'Keep the change'}
        cancelHref={back}
      >
        <FormSection
          title={titleOfKind(kind)}
          description={
            <>
              Part of the history up to <DateValue date={on} />. It is checked against the entries before it,
              and changes nothing in the books.
            </>
          }
        >
          <EventFields definition={definitionOf(kind)} form={form} facts={facts} />
        </FormSection>
      </ActionForm>
      <AskBeforeLeaving what="Line of the earlier history" form={form} isRecorded={isKept} />
    </div>
  );
}
