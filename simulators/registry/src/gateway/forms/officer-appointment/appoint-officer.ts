import type { Officer, OfficerRole } from '../../../register/company.ts';
import { makeOfficerId, makeRecordId } from '../../../register/ids.ts';
import type { FormCase } from '../form-class.ts';
import { toPerson } from '../parts/new-people.ts';
import type { Appointment } from './read-appointment.ts';

/** The officer whom an accepted appointment brings; directors and members have given their verification with it. */
export function appointOfficer({ company, content, today }: FormCase<Appointment>): Officer {
  const place = company.officers.length;
  const { person, corporate, appointedOn } = content;
  return {
    id: makeRecordId(company.number, 'appointment', place),
    officerId: makeOfficerId(company.number, place),
    role: findRole(content),
    appointedOn,
    ...(person !== undefined && { person: toPerson(person, company) }),
    ...(corporate !== undefined && { corporate }),
    ...(person?.personalCode !== undefined && { verification: { startOn: today, endOn: '9999-12-31' } }),
  };
}

const roles: Record<string, { person: OfficerRole; corporate: OfficerRole }> = {
  Director: { person: 'director', corporate: 'corporate-director' },
  Secretary: { person: 'secretary', corporate: 'corporate-secretary' },
  Member: { person: 'llp-member', corporate: 'corporate-llp-member' },
  DesignatedMember: { person: 'llp-designated-member', corporate: 'corporate-llp-designated-member' },
};

export function findRole({
  kind,
  isDesignated,
  corporate,
}: Pick<Appointment, 'kind' | 'isDesignated'> & { corporate?: unknown }): OfficerRole {
  const role = roles[isDesignated ? 'DesignatedMember' : kind];
  if (role === undefined) throw new Error(`No officers are called ${kind}`);
  return corporate === undefined ? role.person : role.corporate;
}
