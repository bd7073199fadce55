import type { ReactNode } from 'react';
import { Loaded } from '#api/loaded.tsx';
import type { FormRefusal } from '#kit/form/refusal.ts';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { CorrectedEntry } from '../plan/correction.tsx';
import { EntryForm } from '../plan/entry-form.tsx';
import type { ShareEntry } from '../plan/share-plan.ts';
import type { Entry } from '../plan/use-entry.ts';
import {
  type EventForm,
  type EventValues,
  firstValues,
  toKeptValues,
  toRequest,
  toValues,
} from './event-values.ts';
import { EventFields } from './fields/event-fields.tsx';
import { useFindHeld } from './fields/use-field-context.ts';
import { definitionOf, type FormKind } from './kinds/event-definitions.ts';
import { type RegisterFacts, useRegisterFacts } from './register-facts.ts';

/** What the form of a kind begins with. */
export interface FirstOfKind {
  readonly kind: FormKind;
  readonly facts: RegisterFacts;
  readonly first: EventValues;
}

interface OpenKindProps {
  readonly companyId: string;
  readonly kind: FormKind;
  /** The entry that is corrected. */
  readonly corrects: string | undefined;
  readonly children: (first: FirstOfKind, corrected: ShareEntry | undefined) => ReactNode;
}

/** Reads what the form of a kind shows and offers, and the entry that it corrects. */
export function OpenKind({ companyId, kind, corrects, children }: OpenKindProps) {
  const facts = useRegisterFacts(companyId);
  return (
    <Loaded query={facts} what="share register">
      {(register) => (
        <CorrectedEntry companyId={companyId} entryId={corrects} kinds={[kind]}>
          {(corrected) => {
            if (corrected === undefined)
              return children({ kind, facts: register, first: firstValues(kind, register) }, undefined);
            const own = { ...register, corrects: corrected.shareEventId, isDecided: true };
            return children({ kind, facts: own, first: toValues(corrected.request) }, corrected);
          }}
        </CorrectedEntry>
      )}
    </Loaded>
  );
}

/** The form of a kind, as it is defined. */
export function useKindForm({ kind, facts, first }: FirstOfKind): EventForm {
  const { check } = definitionOf(kind);
  const findHeld = useFindHeld(facts);
  return useStatbookForm<EventValues>({
    defaultValues: first,
    check: check && ((values) => check(values, facts, findHeld)),
  });
}

interface KindFormProps {
  readonly of: FirstOfKind;
  readonly form: EventForm;
  readonly entry: Entry;
  readonly what: string;
  readonly act: string;
  readonly submitLabel: string;
  readonly cancelHref: string;
  readonly actions?: ReactNode;
  /** Left out, the event is reviewed. */
  readonly onSubmit?: ((values: EventValues) => Promise<FormRefusal | undefined>) | undefined;
}

/** The fields of a kind, on their way into the register. */
export function KindForm({ of: { kind, facts }, onSubmit, ...shown }: KindFormProps) {
  const { form, entry } = shown;
  const review = (values: EventValues) => entry.review([toRequest(kind, values)], values);
  return (
    <EntryForm {...shown} onSubmit={onSubmit ?? review} readKept={(kept) => toKeptValues(kind, kept)}>
      <EventFields definition={definitionOf(kind)} form={form} facts={facts} />
    </EntryForm>
  );
}
