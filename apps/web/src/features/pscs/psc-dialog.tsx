import { useToday } from '#api/configuration.ts';
import type { Fact } from '#kit/page/description-list.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { toAddressText } from '../../record/address-text.ts';
import { toBirthMonth } from '../../record/birth-month.ts';
import { EntryDialog, identityFacts } from '../../record/entry-dialog.tsx';
import { verificationFacts } from '../../record/verification.tsx';
import { Natures } from './psc-columns.tsx';
import { nameOf, type Psc } from './psc-types.ts';

/** One person with everything that is public about them. */
export function PscDialog({ psc, onClose }: { psc: Psc; onClose: () => void }) {
  const today = useToday();
  return (
    <EntryDialog
      title={nameOf(psc)}
      facts={[...controlFacts(psc), ...verificationFacts(psc.Verification, today), ...personFacts(psc)]}
      onClose={onClose}
    >
      {psc.Kind === 'super-secure' && (
        <p>
          The registrar keeps every particular of this person from the public, because they or those who live
          with them would be at risk (Companies Act 2006, section 790ZF). Name, address and nature of control
          are known to the registry only.
        </p>
      )}
    </EntryDialog>
  );
}

function controlFacts(psc: Psc): Fact[] {
  return [
    { term: 'Kind', value: psc.KindText },
    { term: 'Nature of control', value: psc.Natures.length > 0 && <Natures {...psc} /> },
    { term: 'Notified', value: psc.NotifiedOn && <DateValue date={psc.NotifiedOn} /> },
    { term: 'Ceased', value: psc.CeasedOn && <DateValue date={psc.CeasedOn} /> },
    { term: 'Sanctions', value: psc.IsSanctioned ? 'Designated under UK sanctions' : undefined },
  ].map((fact) => ({ ...fact, value: fact.value || undefined }));
}

function personFacts(psc: Psc): Fact[] {
  return [
    { term: 'Correspondence address', value: toAddressText(psc.ServiceAddress) },
    { term: 'Principal office', value: toAddressText(psc.PrincipalOffice) },
    { term: 'Born', value: toBirthMonth(psc.Born) },
    { term: 'Nationality', value: psc.Nationality },
    { term: 'Country of residence', value: psc.CountryOfResidence },
    ...identityFacts(psc.Identity),
  ];
}
