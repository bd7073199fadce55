import { getText, type XmlElement } from '../../../xml/xml-element.ts';
import type { Rejection } from '../../submissions/submission.ts';
import { defineForm, type FormCase } from '../form-class.ts';
import { findServingOfficer } from '../parts/officer-rejections.ts';
import {
  describeNamedNotice,
  findOfficerElement,
  findOfficers,
  findServing,
  type NamedOfficer,
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
  apply: ({ company, content: { named, resignedOn }, today }) => {
    const officer = findServing(company, named, today);
    if (officer !== undefined) officer.resignedOn = resignedOn;
    return {};
  },
  describe: ({ company, content: { named, resignedOn }, today: received }, before) => {
    const [officer] = findOfficers(before, named);
    return describeNamedNotice(company, { form: 'TM', named, officer, day: resignedOn, received });
  },
});

function readTermination(form: XmlElement): Termination {
  const { kind, element } = findOfficerElement(form);
  return {
    named: readNamedOfficer(kind, element),
    resignedOn: getText(form, 'ResignationDate').slice(0, 10),
  };
}

function checkTermination(facts: FormCase<Termination>): Rejection | undefined {
  const { named, resignedOn } = facts.content;
  const found = findServingOfficer(facts, named, resignedOn);
  return 'rejection' in found ? found.rejection : undefined;
}
