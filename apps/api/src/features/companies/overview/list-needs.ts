import type { CivilDate } from '@statbook/domain/dates';
import { labelOfFiling, type FilingLabelFacts } from '@statbook/domain/approvals';
import { type FilingState, formNameOf } from '@statbook/domain/filing';
import type { Obligation, ObligationAct, ObligationKind, Urgency } from '@statbook/domain/obligations';
import type { Filing } from '../../../filings/filing-queries.ts';
import { presentObligation, withApproval } from '../../../obligations/present-obligation.ts';
import type { CompanyRow } from '../../../registry-snapshots/company-row-queries.ts';
import { listAttentions, type OverviewReadings } from './list-attentions.ts';

/** Something to be done for a company, or to know before anything is. */
export interface Need {
  kind: ObligationKind | 'filing' | 'attention';
  title: string;
  detail: string | null;
  dueOn: string | null;
  overdue: boolean;
  urgency: Urgency | null;
  act: ObligationAct | null;
  form: string | null;
  shareEventId: string | null;
  filingId: string | null;
  filingState: FilingState | null;
  originId: string | null;
  diaryDateId: string | null;
}

/** What filings under way, and what is only to be known, have not. */
const plain = {
  detail: null,
  dueOn: null,
  overdue: false,
  urgency: null,
  act: null,
  form: null,
  shareEventId: null,
  filingId: null,
  filingState: null,
  originId: null,
  diaryDateId: null,
};

export interface NeedSources {
  obligations: readonly Obligation[];
  row: CompanyRow;
  readings: OverviewReadings;
  filings: readonly Filing[];
  /** What the label of a filing says besides its state, by its id: whether it waits for a name or an approval, and how it goes to the registrar. */
  labelFacts: ReadonlyMap<string, FilingLabelFacts>;
  /** Members of whom the register does not state all that it has to; undefined where no register is kept. */
  incompleteMembers: number | undefined;
  today: CivilDate;
}

/** What needs doing: what has a date by its date, then filings under way, then what stands in the way. */
export function listNeeds({ obligations, filings, labelFacts, today, ...sources }: NeedSources): Need[] {
  const attentions = listAttentions(sources).map(
    ({ title, detail, act = null, form = null }): Need => ({
      ...plain,
      kind: 'attention',
      title,
      detail,
      act,
      form,
    }),
  );
  return [
    ...obligations.map((each) => presentObligation(withApproval(each, labelFacts), today)),
    ...filingsUnderWay(sources.row, { filings, labelFacts, obligations }),
    ...attentions,
  ];
}

/** What has a date of its own stands there. */
function filingsUnderWay(
  { number, type }: CompanyRow,
  { filings, labelFacts, obligations }: Pick<NeedSources, 'filings' | 'labelFacts' | 'obligations'>,
): Need[] {
  const dated = new Set(obligations.map(({ filingId }) => filingId));
  return filings
    .filter(({ id }) => !dated.has(id))
    .map(({ id, form, state }) => ({
      ...plain,
      kind: 'filing',
      title: formNameOf(form, number, type),
      detail: labelOfFiling(state, labelFacts.get(id)),
      act: state === 'draft' ? 'go-on' : 'show-filing',
      form,
      filingId: id,
      filingState: state,
    }));
}
