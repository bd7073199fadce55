import type { Rejection } from '../../submissions/submission.ts';
import { getText, textAt } from '../../../xml/xml-element.ts';
import { defineForm, type FormCase } from '../form-class.ts';
import { describeControlNotice } from '../parts/control-filing.ts';
import {
  checkControlType,
  checkNoStatement,
  findControlDayFault,
  findProtectedFault,
} from '../parts/control-rejections.ts';
import {
  findNewControllerFault,
  type NewController,
  readNewController,
  toController,
} from '../parts/new-controllers.ts';
import { nameOfOfficer } from '../parts/officers.ts';
import { commonChecks } from '../parts/rejections.ts';

interface ControlNotification extends NewController {
  notifiedOn: string;
  enteredOn?: string;
}

/** PSC01 to PSC03 (section 7.6). */
export const pscNotification = defineForm<ControlNotification>({
  element: 'PSCNotification',
  read: (form) => {
    const enteredOn = textAt(form, 'RegisterEntryDate')?.slice(0, 10);
    return {
      ...readNewController(form),
      notifiedOn: getText(form, 'NotificationDate').slice(0, 10),
      ...(enteredOn !== undefined && { enteredOn }),
    };
  },
  checks: [...commonChecks, checkControlType, checkNoStatement, findNotificationFault],
  apply: ({ company, content, today }) => {
    company.pscs.push(toController(content, { company, notifiedOn: content.notifiedOn, today }));
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

function findNotificationFault(facts: FormCase<ControlNotification>): Rejection | undefined {
  const { kind, notifiedOn: day, enteredOn } = facts.content;
  const event = 'the PSC was added';
  return (
    findProtectedFault(kind) ??
    findControlDayFault(facts, { day, event, enteredOn }) ??
    findNewControllerFault(facts.content, facts)
  );
}
