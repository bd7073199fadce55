import type { DeepPartial } from 'react-hook-form';
import type { Draft } from '../statement-steps.ts';
import type { StepAnswers } from '../use-statement.ts';

/** In which capacities somebody may sign. */
export const capacities = [
  { value: 'director', label: 'A director' },
  { value: 'secretary', label: 'The secretary' },
  {
    value: 'authorised-person',
    label: 'A person authorised by the company',
    hint: 'Sections 270 and 274 of the Companies Act 2006.',
  },
] as const;

export interface StatementsValues {
  readonly statements: {
    readonly informationDelivered: boolean;
    readonly lawfulPurpose: boolean;
    readonly override: { readonly reason: string };
  };
  readonly signer: { readonly name: string; readonly capacity: string };
}

/** The answers of the page; the reason is given in view of what is outstanding, and counts for no more. */
export const toStatementsAnswers =
  (outstanding: readonly { readonly key: string }[]) =>
  ({ statements, signer }: StatementsValues): StepAnswers => {
    const { informationDelivered, lawfulPurpose } = statements;
    const capacity = capacities.find(({ value }) => value === signer.capacity)?.value;
    const reason = statements.override.reason.trim();
    const override = reason === '' ? undefined : { reason, of: outstanding.map(({ key }) => key) };
    return {
      answers: {
        statements: { informationDelivered, lawfulPurpose, override },
        signer: { name: signer.name, capacity },
      },
    };
  };

/** What the page begins with. */
export function toStatementsValues({
  statements,
  signer,
}: Pick<Draft['answers'], 'statements' | 'signer'>): StatementsValues {
  const { informationDelivered, lawfulPurpose, override } = statements;
  return {
    statements: { informationDelivered, lawfulPurpose, override: { reason: override?.reason ?? '' } },
    signer: { name: signer.name, capacity: signer.capacity ?? '' },
  };
}

/** Whether what stands in the form is what was saved. */
export function isStatedAlike(typed: DeepPartial<StatementsValues>, saved: StatementsValues): boolean {
  const { statements, signer } = typed;
  return (
    statements?.informationDelivered === saved.statements.informationDelivered &&
    statements.lawfulPurpose === saved.statements.lawfulPurpose &&
    statements.override?.reason?.trim() === saved.statements.override.reason &&
    signer?.name === saved.signer.name &&
    signer.capacity === saved.signer.capacity
  );
}
