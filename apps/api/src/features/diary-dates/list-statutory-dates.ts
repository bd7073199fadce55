import { type CompanyKind, officerWord, type OfficerWord } from '@statbook/domain/companies';
import type { CivilDate } from '@statbook/domain/dates';
import { explainStatutoryDate, type StatutoryDate } from '@statbook/domain/diary';
import { getForm } from '@statbook/domain/filing';
import { type Obligation, OBLIGATION_KINDS } from '@statbook/domain/obligations';
import type { CompanyInReach } from '../../pipeline/handler.ts';
import { listLabelFacts } from '../../filings/approval/list-label-facts.ts';
import type { PreparingDependencies } from '../../filings/approval/prepare-draft.ts';
import { listOpenFilings } from '../../filings/open-filing-queries.ts';
import { listObligations } from '../../obligations/obligation-queries.ts';
import { presentObligation, withApproval } from '../../obligations/present-obligation.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { getRegistryRecord } from '../../registry-snapshots/registry-record.ts';

/** Those that the law gives; the others are entered in the diary itself. */
const statutoryKinds = OBLIGATION_KINDS.filter((kind) => kind !== 'diary');

/** Every date that the law gives a company and that is still to be met, each explained; the earliest first. */
export async function listStatutoryDates(
  tx: Transaction,
  needs: PreparingDependencies,
  company: CompanyInReach,
) {
  const today = needs.clock.today();
  const { head, row } = await getRegistryRecord(tx, company, []);
  const kinds = {
    companyKind: row.type === 'plc' ? 'public' : 'private',
    officer: officerWord(company.number),
  } as const;
  const order = { today, companyId: company.id, kinds: statutoryKinds, withUnopened: true };
  const obligations = await listObligations(tx, order);
  const filings = await listOpenFilings(tx, company.id);
  const labelFacts = await listLabelFacts(tx, needs, { company, filings });
  const dates = obligations.flatMap((each) => {
    const date = toStatutoryDate(each, kinds, today);
    if (date === undefined) return [];
    const { diaryDateId: _own, ...presented } = presentObligation(withApproval(each, labelFacts), today);
    return [{ ...presented, kind: date.kind, ...explainStatutoryDate(date) }];
  });
  return { head, dates };
}

function toStatutoryDate(
  { kind, form, dueOn, eventOn }: Obligation,
  { companyKind, officer }: { readonly companyKind: CompanyKind; readonly officer: OfficerWord },
  today: CivilDate,
): StatutoryDate | undefined {
  switch (kind) {
    case 'confirmation-statement':
      return { kind, madeUpTo: eventOn };
    case 'accounts':
      return { kind, madeUpTo: eventOn, companyKind, dueOn, today };
    case 'annual-general-meeting':
      return eventOn && { kind, referenceDate: eventOn };
    case 'control-notice':
      return eventOn && { kind, changedOn: eventOn };
    case 'director-verification':
      return { kind, officer };
    case 'form':
      return form && { kind, form, eventOn: countedFrom(form, { dueOn, eventOn }) };
    case 'diary':
      return undefined;
    default:
      return { kind };
  }
}

/** Some forms count from a resolution, whose day only their rule knows. */
function countedFrom(
  form: Parameters<typeof getForm>[0],
  { dueOn, eventOn }: Pick<Obligation, 'dueOn' | 'eventOn'>,
): CivilDate | undefined {
  if (eventOn === undefined) return undefined;
  return getForm(form).deadline?.dueOn(eventOn) === dueOn ? eventOn : undefined;
}
