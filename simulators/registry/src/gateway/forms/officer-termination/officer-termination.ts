import type { Officer } from '../../../register/company.ts';
import { getText, type XmlElement } from '../../../xml/xml-element.ts';
import type { Rejection } from '../../submissions/submission.ts';
import { defineForm, type FormCase } from '../form-class.ts';
import {
  findDayFault,
  findKindFault,
  findServingOfficer,
  rejectOfficer,
} from '../parts/officer-rejections.ts';
import {
  describeOfficerNotice,
  findOfficerElement,
  findOfficers,
  isServing,
  type NamedOfficer,
  nameOfOfficer,
  readNamedOfficer,
} from '../parts/officers.ts';
import { commonChecks } from '../parts/rejections.ts';

interface Termination {
  named: NamedOfficer;
  resignedOn: string;
}

/** TM01, TM02 and LLTM01 (section 7.4). */
export const officerTermination = defineForm<Termination>({
  element: 'OfficerResignation',
  read: readTermination,
  checks: [...commonChecks, checkTermination],
  apply: (facts) => {
    const officer = findLeaving(facts);
    if (officer !== undefined) officer.resignedOn = facts.content.resignedOn;
    return {};
  },
  describe: ({ company, content: { named, resignedOn }, today: received }, before) => {
    const [officer] = findOfficers(before, named);
    const { corporateName } = named;
    return describeOfficerNotice(company, {
      form: 'TM',
      kind: named.kind,
      isCorporate: corporateName !== undefined,
      name: officer === undefined ? (corporateName ?? nameOfOfficer(named)) : nameOfOfficer(officer),
      day: resignedOn,
      received,
    });
  },
});

function readTermination(form: XmlElement): Termination {
  const { kind, element } = findOfficerElement(form);
  return {
    named: readNamedOfficer(kind, element),
    resignedOn: getText(form, 'ResignationDate').slice(0, 10),
  };
}

function findLeaving({ company, content, today }: FormCase<Termination>): Officer | undefined {
  return findOfficers(company, content.named).find((officer) => isServing(officer, today));
}

function checkTermination({ company, content, today }: FormCase<Termination>): Rejection | undefined {
  const { named, resignedOn } = content;
  const fault = findKindFault(company, named.kind) ?? findDayFault(company, resignedOn, today);
  if (fault !== undefined) return fault;
  const found = findServingOfficer(company, named, today);
  if ('rejection' in found) return found.rejection;
  const { officer } = found;
  return resignedOn < (officer.appointedOn ?? '')
    ? rejectOfficer('beforeAppointment', { value: nameOfOfficer(officer) })
    : undefined;
}
