import type { ReactNode } from 'react';
import { Button } from '#kit/action/button.tsx';
import { DescriptionList, type Fact } from '#kit/page/description-list.tsx';
import { Dialog } from '#kit/popup/dialog.tsx';

interface EntryDialogProps {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** One entry of a register in full. Its address opens it, so that it can be sent to somebody. */
export function EntryDialog({ title, facts, children, onClose }: EntryDialogProps) {
  return (
    <Dialog open wide title={title} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <DescriptionList facts={facts.filter(({ value }) => value !== undefined && value !== null)} />
      {children}
    </Dialog>
  );
}

/** Facts of a body: where it is registered and under which law. */
export function identityFacts(
  identity: {
    readonly LegalForm: string | null;
    readonly LegalAuthority: string | null;
    readonly PlaceRegistered: string | null;
    readonly CountryRegistered: string | null;
    readonly RegistrationNumber: string | null;
  } | null,
): readonly Fact[] {
  return [
    { term: 'Legal form', value: identity?.LegalForm },
    { term: 'Governing law', value: identity?.LegalAuthority },
    { term: 'Registered at', value: identity?.PlaceRegistered },
    { term: 'Country of registration', value: identity?.CountryRegistered },
    { term: 'Registration number', value: identity?.RegistrationNumber },
  ];
}
