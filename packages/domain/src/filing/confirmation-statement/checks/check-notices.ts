import { isCivilDate } from '../../../dates/civil-date.ts';
import { confirmationStatementDueOn } from '../../../deadlines/confirmation-cycle.ts';
import type { FormId } from '../../form-catalogue.ts';
import type { OpenFiling } from '../../forms/kernel/form-facts.ts';
import {
  findOrderBlockers,
  findOrderWarnings,
  isHeld,
  nameFiling,
  notSentYet,
} from '../../forms/kernel/order-of-filings.ts';
import type { Blocker, Warning } from '../../readiness.ts';
import type { ConfirmationStatementDraft } from '../answers/answers.ts';
import type { ConfirmationStatementFacts } from '../facts.ts';

/** The forms that correct each "no", because a confirmation statement cannot (s.853A). */
export const CORRECTIONS = [
  ['registeredOffice', 'the registered office', ['AD01']],
  [
    'officers',
    'the directors and secretaries',
    ['AP01', 'AP02', 'AP03', 'AP04', 'TM01', 'TM02', 'CH01', 'CH02', 'CH03', 'CH04'],
  ],
  [
    'pscs',
    'the people with significant control',
    ['PSC01', 'PSC02', 'PSC03', 'PSC04', 'PSC05', 'PSC06', 'PSC07', 'PSC08', 'PSC09'],
  ],
  ['recordsLocation', 'where the records are kept', ['AD02', 'AD03', 'AD04']],
] as const satisfies readonly (readonly [keyof ConfirmationStatementDraft, string, readonly FormId[]])[];

type Section = (typeof CORRECTIONS)[number][0];

/** A notice that is begun and not at its end, with the section of the statement that it corrects. */
interface OpenNotice {
  readonly section: Section;
  readonly filing: OpenFiling;
}

/**
 * The notices that go before the statement: what happened by its date is delivered with it or earlier (s.853A(1)), and an update
 * that is said to have been submitted has been.
 */
export function findNoticeBlockers(
  draft: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
): readonly Blocker[] {
  const notices = listNotices(facts).filter((notice) => isMissing(draft, facts, notice));
  return [
    ...findOrderBlockers(orderOf(facts)),
    ...onePerSection(notices).map(({ section, filing }) => ({
      code: `notice-${section}`,
      message: notSentYet(filing),
      forms: [],
    })),
  ];
}

/** What is under way and bears on the answers. */
export function findNoticeWarnings(
  draft: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
): readonly Warning[] {
  const notices = listNotices(facts).filter(
    (notice) => draft[notice.section] === 'yes' && !isMissing(draft, facts, notice),
  );
  return [
    ...findOrderWarnings(orderOf(facts)),
    ...onePerSection(notices).map(({ section, filing }) => ({
      code: `notice-${section}`,
      message: isHeld(filing)
        ? `${nameFiling(filing)} is with Companies House and not decided. Unless the register shows the change already, answer that an update has been submitted.`
        : `${nameFiling(filing)} is begun and not filed. File it first if it is about something that happened by the made-up date.`,
    })),
  ];
}

const orderOf = ({ openFilings, reviewPeriod }: ConfirmationStatementFacts) =>
  ({ form: 'CS01', about: '', openFilings, lastDay: confirmationStatementDueOn(reviewPeriod) }) as const;

function listNotices({ openFilings }: ConfirmationStatementFacts): readonly OpenNotice[] {
  return CORRECTIONS.flatMap(([section, , forms]) =>
    openFilings
      .filter(({ form }) => forms.some((each) => each === form))
      .map((filing) => ({ section, filing })),
  );
}

/** Whether a notice has to be sent before the statement can say what it says. */
function isMissing(
  draft: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
  { section, filing }: OpenNotice,
): boolean {
  if (isHeld(filing)) return false;
  const { madeUpTo } = draft;
  if (filing.effectiveOn !== undefined && isCivilDate(madeUpTo) && filing.effectiveOn <= madeUpTo)
    return true;
  const others = listNotices(facts).filter((notice) => notice.section === section);
  return draft[section] === 'update-submitted' && !others.some((notice) => isHeld(notice.filing));
}

function onePerSection(notices: readonly OpenNotice[]): readonly OpenNotice[] {
  return notices.filter(
    ({ section }, index) => notices.findIndex((notice) => notice.section === section) === index,
  );
}
