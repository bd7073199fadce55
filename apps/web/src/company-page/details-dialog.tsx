import type { ReactNode } from 'react';
import { Button } from '#kit/button/button.tsx';
import { DescriptionList, type Fact } from '#kit/description-list/description-list.tsx';
import { Dialog } from '#kit/dialog/dialog.tsx';

interface DetailsDialogProps {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** One entry of a register in full. Its address opens it, so that it can be sent to somebody. */
export function DetailsDialog({ title, facts, children, onClose }: DetailsDialogProps) {
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
    readonly legalForm: string | null;
    readonly legalAuthority: string | null;
    readonly placeRegistered: string | null;
    readonly countryRegistered: string | null;
    readonly registrationNumber: string | null;
  } | null,
): readonly Fact[] {
  return [
    { term: 'Legal form', value: identity?.legalForm },
    { term: 'Governing law', value: identity?.legalAuthority },
    { term: 'Registered at', value: identity?.placeRegistered },
    { term: 'Country of registration', value: identity?.countryRegistered },
    { term: 'Registration number', value: identity?.registrationNumber },
  ];
}
