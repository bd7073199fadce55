import type { Rejection } from '../../submissions/submission.ts';
import { getText } from '../../../xml/xml-element.ts';
import { defineForm, type FormCase } from '../form-class.ts';
import { findNewOfficerFault, type NewOfficer, readNewOfficer, toOfficer } from '../parts/new-officers.ts';
import { findDayFault, findKindFault } from '../parts/officer-rejections.ts';
import { describeOfficerNotice, nameOfOfficer } from '../parts/officers.ts';
import { commonChecks } from '../parts/rejections.ts';

interface Appointment extends NewOfficer {
  appointedOn: string;
}

/** AP01 to AP04, LLAP01 and LLAP02 (section 7.4). */
export const officerAppointment = defineForm<Appointment>({
  element: 'OfficerAppointment',
  read: (form) => ({
    ...readNewOfficer(form),
    appointedOn: getText(form, 'AppointmentDate').slice(0, 10),
  }),
  checks: [...commonChecks, findAppointmentFault],
  apply: ({ company, content, today }) => {
    company.officers.push(toOfficer(content, { company, appointedOn: content.appointedOn, today }));
    return {};
  },
  describe: ({ company, content, today: received }) =>
    describeOfficerNotice(company, {
      form: 'AP',
      kind: content.kind,
      isCorporate: content.corporate !== undefined,
      name: nameOfOfficer(content),
      day: content.appointedOn,
      received,
    }),
});

function findAppointmentFault(facts: FormCase<Appointment>): Rejection | undefined {
  const { company, content, today, register } = facts;
  const { kind, appointedOn } = content;
  return (
    findKindFault(company, kind) ??
    findDayFault(company, appointedOn, today) ??
    findNewOfficerFault(content, { register, appointedOn })
  );
}
