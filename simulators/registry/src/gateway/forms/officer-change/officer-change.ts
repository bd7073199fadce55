import { defineForm } from '../form-class.ts';
import { describeNamedNotice, findServing } from '../parts/officers.ts';
import { commonChecks } from '../parts/rejections.ts';
import { changeOfficer } from './change-officer.ts';
import { findChangeFault } from './check-change.ts';
import { type ChangeOfDetails, readChange } from './read-change.ts';

/** CH01 to CH04, LLCH01 and LLCH02 (section 7.4). */
export const officerChange = defineForm<ChangeOfDetails>({
  element: 'OfficerChangeDetails',
  read: readChange,
  checks: [...commonChecks, findChangeFault],
  apply: ({ company, content, today }) => {
    const officer = findServing(company, content.named, today);
    if (officer !== undefined) Object.assign(officer, changeOfficer(officer, content, company));
    return {};
  },
  describe: ({ company, content: { named, changedOn }, today: received }, before) => {
    const officer = findServing(before, named, received);
    return describeNamedNotice(company, { form: 'CH', named, officer, day: changedOn, received });
  },
});
