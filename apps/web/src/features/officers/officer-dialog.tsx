import { toAddressText } from '@statbook/domain/public-address';
import { useToday } from '#api/configuration.ts';
import type { Fact } from '#kit/description-list/description-list.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { toBirthMonth } from '#company-page/people/birth-month.ts';
import { DetailsDialog, identityFacts } from '#company-page/details-dialog.tsx';
import { PersonLink } from '#company-page/people/person-link.tsx';
import { verificationFacts } from '#company-page/verification.tsx';
import type { Officer } from './officer-columns.tsx';
import { OfficerForms } from './officer-forms.tsx';

interface OfficerDialogProps {
  readonly companyId: string;
  readonly officer: Officer;
  readonly onClose: () => void;
}

/** One appointment with everything that is public about it. */
export function OfficerDialog({ companyId, officer, onClose }: OfficerDialogProps) {
  const today = useToday();
  return (
    <DetailsDialog
      title={officer.name}
      facts={[
        ...appointmentFacts(officer),
        ...verificationFacts(officer.verification, today),
        ...personFacts(officer),
        ...identityFacts(officer.identity),
      ]}
      onClose={onClose}
    >
      <PersonLink {...officer} />
      {officer.state === 'current' && <OfficerForms companyId={companyId} officer={officer} />}
    </DetailsDialog>
  );
}

function appointmentFacts({
  roleText,
  appointedOn,
  appointedBefore,
  resignedOn,
  responsibilities,
}: Officer): Fact[] {
  return [
    { term: 'Role', value: roleText },
    { term: 'Appointed', value: appointedOn && <DateValue date={appointedOn} /> },
    { term: 'Appointed before', value: appointedBefore && <DateValue date={appointedBefore} /> },
    { term: 'Resigned', value: resignedOn && <DateValue date={resignedOn} /> },
    { term: 'Responsibilities', value: responsibilities },
  ];
}

function personFacts(officer: Officer): Fact[] {
  return [
    { term: 'Correspondence address', value: toAddressText(officer.serviceAddress) },
    { term: 'Principal office', value: toAddressText(officer.principalOffice) },
    { term: 'Born', value: toBirthMonth(officer.born) },
    { term: 'Nationality', value: officer.nationality },
    { term: 'Occupation', value: officer.occupation },
    { term: 'Country of residence', value: officer.countryOfResidence },
    { term: 'Former names', value: officer.formerNames.join(', ') || undefined },
  ];
}
