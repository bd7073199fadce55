import type { Officer } from '../../../register/company.ts';
import { makeOfficerId, makeRecordId } from '../../../register/ids.ts';
import type { FormCase } from '../form-class.ts';
import { toPerson } from '../parts/new-people.ts';
import { findRole } from '../parts/officers.ts';
import type { Appointment } from './read-appointment.ts';

/** The officer whom an accepted appointment brings; directors and members have given their verification with it. */
export function appointOfficer({ company, content, today }: FormCase<Appointment>): Officer {
  const place = company.officers.length;
  const { kind, person, corporate, appointedOn } = content;
  return {
    id: makeRecordId(company.number, 'appointment', place),
    officerId: makeOfficerId(company.number, place),
    role: findRole(kind, content),
    appointedOn,
    ...(person !== undefined && { person: toPerson(person, company) }),
    ...(corporate !== undefined && { corporate }),
    ...(person?.personalCode !== undefined && { verification: { startOn: today, endOn: '9999-12-31' } }),
  };
}
