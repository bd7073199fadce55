import { defineForm } from '../form-class.ts';
import { describeControlNotice } from '../parts/control-filing.ts';
import { checkControlType, checkNoStatement } from '../parts/control-rejections.ts';
import { findActive } from '../parts/controllers.ts';
import { nameOfOfficer } from '../parts/officers.ts';
import { commonChecks } from '../parts/rejections.ts';
import { changeController } from './change-controller.ts';
import { findChangeFault } from './check-change.ts';
import { type ChangeOfControl, readChange } from './read-change.ts';

/** PSC04 to PSC06 (section 7.6). */
export const pscChange = defineForm<ChangeOfControl>({
  element: 'PSCChangeDetails',
  read: readChange,
  checks: [...commonChecks, checkControlType, checkNoStatement, findChangeFault],
  apply: ({ company, content }) => {
    const psc = findActive(company, content.named);
    if (psc !== undefined) Object.assign(psc, changeController(psc, content, company));
    return {};
  },
  describe: ({ company, content: { named, changedOn }, today: received }, before) => {
    const psc = findActive(before, named);
    const name = psc === undefined ? (named.bodyName ?? nameOfOfficer(named)) : nameOfOfficer(psc);
    return describeControlNotice(company, {
      notice: 'change',
      kind: named.kind,
      name,
      day: changedOn,
      received,
    });
  },
});
