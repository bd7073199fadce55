import { useToday } from '#api/configuration.ts';
import type { Fact } from '#kit/page/description-list.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { toAddressText } from '../../record/address-text.ts';
import { toBirthMonth } from '../../record/birth-month.ts';
import { EntryDialog, identityFacts } from '../../record/entry-dialog.tsx';
import { verificationFacts } from '../../record/verification.tsx';
import type { Officer } from './officer-columns.tsx';

/** One appointment with everything that is public about it. */
export function OfficerDialog({ officer, onClose }: { officer: Officer; onClose: () => void }) {
  const today = useToday();
  return (
    <EntryDialog
      title={officer.Name}
      facts={[
        ...appointmentFacts(officer),
        ...verificationFacts(officer.Verification, today),
        ...personFacts(officer),
        ...identityFacts(officer.Identity),
      ]}
      onClose={onClose}
    />
  );
}

function appointmentFacts({
  RoleText,
  AppointedOn,
  AppointedBefore,
  ResignedOn,
  Responsibilities,
}: Officer): Fact[] {
  return [
    { term: 'Role', value: RoleText },
    { term: 'Appointed', value: AppointedOn && <DateValue date={AppointedOn} /> },
    { term: 'Appointed before', value: AppointedBefore && <DateValue date={AppointedBefore} /> },
    { term: 'Resigned', value: ResignedOn && <DateValue date={ResignedOn} /> },
    { term: 'Responsibilities', value: Responsibilities },
  ];
}

function personFacts(officer: Officer): Fact[] {
  return [
    { term: 'Correspondence address', value: toAddressText(officer.ServiceAddress) },
    { term: 'Principal office', value: toAddressText(officer.PrincipalOffice) },
    { term: 'Born', value: toBirthMonth(officer.Born) },
    { term: 'Nationality', value: officer.Nationality },
    { term: 'Occupation', value: officer.Occupation },
    { term: 'Country of residence', value: officer.CountryOfResidence },
    { term: 'Former names', value: officer.FormerNames.join(', ') || undefined },
  ];
}
