import { toAddressText } from '@statbook/domain/public-address';
import { useToday } from '#api/configuration.ts';
import type { Fact } from '#kit/description-list/description-list.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { toBirthMonth } from '#company-page/people/birth-month.ts';
import { DetailsDialog, identityFacts } from '#company-page/details-dialog.tsx';
import { PersonLink } from '#company-page/people/person-link.tsx';
import { verificationFacts } from '#company-page/verification.tsx';
import { Natures } from './psc-columns.tsx';
import { PscForms } from './psc-forms.tsx';
import { nameOf, type Psc } from './psc-types.ts';

interface PscDialogProps {
  readonly companyId: string;
  readonly psc: Psc;
  readonly onClose: () => void;
}

/** One person with everything that is public about them, and what can be filed of them. */
export function PscDialog({ companyId, psc, onClose }: PscDialogProps) {
  const today = useToday();
  return (
    <DetailsDialog
      title={nameOf(psc)}
      facts={[...controlFacts(psc), ...verificationFacts(psc.verification, today), ...personFacts(psc)]}
      onClose={onClose}
    >
      {psc.kind === 'super-secure' && (
        <p>
          Companies House keeps every particular of this person from the public, because they or those who
          live with them would be at risk (Companies Act 2006, section 790ZG). Name, address and nature of
          control are known to Companies House only.
        </p>
      )}
      <PersonLink personId={psc.personId} name={nameOf(psc)} />
      <PscForms companyId={companyId} psc={psc} />
    </DetailsDialog>
  );
}

function controlFacts(psc: Psc): Fact[] {
  return [
    { term: 'Kind', value: psc.kindText },
    { term: 'Nature of control', value: psc.natures.length > 0 && <Natures {...psc} /> },
    { term: 'Notified', value: psc.notifiedOn && <DateValue date={psc.notifiedOn} /> },
    { term: 'Ceased', value: psc.ceasedOn && <DateValue date={psc.ceasedOn} /> },
    { term: 'Sanctions', value: psc.isSanctioned ? 'Designated under UK sanctions' : undefined },
  ].map((fact) => ({ ...fact, value: fact.value || undefined }));
}

function personFacts(psc: Psc): Fact[] {
  return [
    { term: 'Correspondence address', value: toAddressText(psc.serviceAddress) },
    { term: 'Principal office', value: toAddressText(psc.principalOffice) },
    { term: 'Born', value: toBirthMonth(psc.born) },
    { term: 'Nationality', value: psc.nationality },
    { term: 'Country of residence', value: psc.countryOfResidence },
    ...identityFacts(psc.identity),
  ];
}
