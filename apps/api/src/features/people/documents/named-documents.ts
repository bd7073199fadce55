import { isNameInText } from '@statbook/domain/people';
import type { FilingHistoryItem } from '@statbook/registry-client';
import { identityOf } from '../../../registry-snapshots/join-history.ts';
import type { listNamesOn, NamingEntry } from './person-document-queries.ts';

export type KnownName = Awaited<ReturnType<typeof listNamesOn>>[number];

/**
 * The filings that name this person: in full, in a company where they stand on the register that the filing is about. A name that
 * somebody else bears on the same register says nothing, and neither does one that the register has written otherwise.
 */
export function entriesNaming(
  personId: string,
  { entries, names }: { entries: readonly NamingEntry[]; names: readonly KnownName[] },
): NamingEntry[] {
  const byRegister = Map.groupBy(names, registerOf);
  const naming = entries.filter(({ companyId, entry }) => {
    const { register, text } = namedIn(entry);
    const bearers = (byRegister.get(registerOf({ companyId, register })) ?? []).filter(({ name }) =>
      isNameInText(name, text),
    );
    return bearers.length > 0 && bearers.every((bearer) => bearer.personId === personId);
  });
  // The newest page of a history may be read twice: by itself and with the whole.
  return [...new Map(naming.map((each) => [`${each.companyId} ${identityOf(each.entry)}`, each])).values()];
}

const registerOf = ({ companyId, register }: Pick<KnownName, 'companyId' | 'register'>) =>
  `${companyId} ${register}`;

function namedIn({ values }: FilingHistoryItem): { register: 'officer' | 'psc'; text: string } {
  const { officer_name: officer, psc_name: psc } = values;
  return typeof officer === 'string'
    ? { register: 'officer', text: officer }
    : { register: 'psc', text: typeof psc === 'string' ? psc : '' };
}
