import { defineForm } from '../form-class.ts';
import { describeControlNotice } from '../parts/control-filing.ts';
import { checkControlType, checkNoStatement } from '../parts/control-rejections.ts';
import { nameOfOfficer } from '../parts/officers.ts';
import { commonChecks } from '../parts/rejections.ts';
import { addController } from './add-controller.ts';
import { findNotificationFault } from './check-notification.ts';
import { type ControlNotification, readNotification } from './read-notification.ts';

/** PSC01 to PSC03 (section 7.6). */
export const pscNotification = defineForm<ControlNotification>({
  element: 'PSCNotification',
  read: readNotification,
  checks: [...commonChecks, checkControlType, checkNoStatement, findNotificationFault],
  apply: (facts) => {
    facts.company.pscs.push(addController(facts));
    return {};
  },
  describe: ({ company, content, today: received }) =>
    describeControlNotice(company, {
      notice: 'notification',
      kind: content.kind,
      name: nameOfOfficer(content),
      day: content.notifiedOn,
      received,
    }),
});
