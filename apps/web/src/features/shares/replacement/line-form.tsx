import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useAct } from '#api/queries.ts';
import { sharePaths } from '#app/share-paths.ts';
import { Button } from '#kit/action/button.tsx';
import { LinkButton } from '#kit/action/link-button.tsx';
import { FormActions, FormSection } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { showToast } from '#kit/popup/toast-store.ts';
import { DateValue } from '#kit/value/dates.tsx';
import { AskBeforeLeaving } from '../plan/ask-before-leaving.tsx';
import { toEntryRefusal } from '../plan/entry-refusal.ts';
import { titleOfKind } from '../../../record/share-entry-titles.ts';
import type { EventRequest } from '../plan/share-plan.ts';
import styles from './replacement.module.css';
import { type LineKind, type LineProps, replacementCalls } from './replacement-values.ts';

interface LineFormProps<Values extends FieldValues> extends LineProps {
  readonly kind: LineKind;
  readonly form: UseFormReturn<Values, unknown, Values>;
  readonly toRequest: (values: Values) => EventRequest;
  readonly children: ReactNode;
}

/** The frame of every line's form: keeps what was filled in, and goes back to the history. */
export function LineForm<Values extends FieldValues>(props: LineFormProps<Values>) {
  const { companyId, kind, line, on, form, toRequest, children } = props;
  const navigate = useNavigate();
  const isKept = useRef(false);
  const saving = useAct('saveHistoryLine', replacementCalls);
  const back = sharePaths.openingReplacement(companyId);
  const save = async (values: Values) => {
    const HistoryLineId = line?.HistoryLineId;
    try {
      await saving.mutateAsync({
        body: {
          CompanyId: companyId,
          ...(HistoryLineId !== undefined && { HistoryLineId }),
          Events: [toRequest(values)],
        },
      });
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
      <Form form={form} onSubmit={save}>
        <FormSection
          title={titleOfKind(kind)}
          description={
            <>
              Part of the history up to <DateValue date={on} />. It is checked against the entries before it,
              and changes nothing in the books.
            </>
          }
        >
          {children}
        </FormSection>
        <FormActions>
          <Button type="submit" kind="filled" busy={saving.isPending}>
            {line === undefined ? 'Keep this entry' : 'Keep the change'}
          </Button>
          <LinkButton href={back}>Cancel</LinkButton>
        </FormActions>
      </Form>
      <AskBeforeLeaving what="Line of the earlier history" form={form} isRecorded={isKept} />
    </div>
  );
}
