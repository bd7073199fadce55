import { defineForm } from '../form-class.ts';
import { describeOfficerNotice, nameOfOfficer } from '../parts/officers.ts';
import { commonChecks } from '../parts/rejections.ts';
import { appointOfficer } from './appoint-officer.ts';
import { findAppointmentFault } from './check-appointment.ts';
import { type Appointment, readAppointment } from './read-appointment.ts';

/** AP01 to AP04, LLAP01 and LLAP02 (section 7.4). */
export const officerAppointment = defineForm<Appointment>({
  element: 'OfficerAppointment',
  read: readAppointment,
  checks: [...commonChecks, findAppointmentFault],
  apply: (facts) => {
    facts.company.officers.push(appointOfficer(facts));
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
