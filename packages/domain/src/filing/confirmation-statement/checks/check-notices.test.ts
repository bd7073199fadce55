import { describe, expect, it } from 'vitest';
import { addDays, type CivilDate } from '../../../dates/civil-date.ts';
import type { FilingState } from '../../filing-life.ts';
import type { FormId } from '../../form-catalogue.ts';
import type { ConfirmationStatementDraft } from '../answers/answers.ts';
import { TODAY } from '../testing/plum-limited.ts';
import { checkPlum } from '../testing/plum-statements.ts';

const notice = (form: FormId, state: FilingState, effectiveOn?: CivilDate) => ({
  id: `${form} ${state}`,
  form,
  state,
  effectiveOn,
  subject: '',
});
const check = (draft: Partial<ConfirmationStatementDraft>, ...openFilings: ReturnType<typeof notice>[]) =>
  checkPlum(draft, { openFilings });
const tomorrow = addDays(TODAY, 1);

describe('a statement beside notices that are under way', () => {
  it('can be submitted while a change of name is undecided, and says that it is sent after that', () => {
    const sent = check({}, notice('NM01', 'pending'));
    expect(sent).toMatchObject({
      isReady: true,
      blockers: [],
      warnings: [{ code: 'name-change-undecided' }],
    });
    expect(sent.warnings[0]?.message).toMatch(/sent by itself .* The last day, .*, does not move/);
    expect(check({}, notice('NM01', 'draft'))).toMatchObject({ isReady: true, warnings: [] });
  });

  it.each([
    ['AP01', 'officers'],
    ['PSC07', 'pscs'],
    ['AD01', 'registeredOffice'],
    ['AD03', 'recordsLocation'],
  ] as const)('comes after %s, which is about an earlier day and has not been sent', (form, section) => {
    const { isReady, blockers } = check({}, notice(form, 'draft', TODAY));
    expect(isReady).toBe(false);
    expect(blockers).toMatchObject([{ code: `notice-${section}` }]);
    expect(blockers[0]?.message).toMatch(/comes first.*\(draft\).*delete it/);
    expect(check({}, notice(form, 'draft', tomorrow)).isReady).toBe(true);
  });

  it('does not say that an update was submitted which was not', () => {
    const draft = { officers: 'update-submitted' } as const;
    const { blockers } = check(draft, notice('TM01', 'awaiting-payment', tomorrow));
    expect(blockers).toMatchObject([{ code: 'notice-officers' }]);
    expect(blockers[0]?.message).toMatch(/withdraw it/);
  });

  it('is enough that it was submitted, undecided as it may be', () => {
    const draft = { officers: 'update-submitted' } as const;
    const found = check(draft, notice('AP01', 'pending', TODAY), notice('CH01', 'draft', tomorrow));
    expect(found).toMatchObject({ isReady: true, blockers: [], warnings: [] });
  });

  it('is warned where the answer overlooks what is under way', () => {
    const sent = check({}, notice('AP01', 'pending', TODAY), notice('TM01', 'parked', TODAY));
    expect(sent).toMatchObject({ isReady: true, warnings: [{ code: 'notice-officers' }] });
    expect(sent.warnings[0]?.message).toMatch(/update has been submitted/);
    const begun = check({}, notice('AD01', 'draft'));
    expect(begun).toMatchObject({ isReady: true, warnings: [{ code: 'notice-registeredOffice' }] });
    expect(check({}, notice('SH01', 'pending')).warnings).toMatchObject([{ code: 'allotment-undecided' }]);
  });
});
