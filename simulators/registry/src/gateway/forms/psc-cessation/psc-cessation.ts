import { getText, textAt, type XmlElement } from '../../../xml/xml-element.ts';
import type { Rejection } from '../../submissions/submission.ts';
import { defineForm, type FormCase } from '../form-class.ts';
import { describeControlNotice } from '../parts/control-filing.ts';
import {
  checkControlType,
  checkNoStatement,
  findControlDayFault,
  findController,
  findProtectedFault,
  rejectControl,
} from '../parts/control-rejections.ts';
import { findActive, type NamedController, readNamedController } from '../parts/controllers.ts';
import { nameOfOfficer } from '../parts/officers.ts';
import { commonChecks } from '../parts/rejections.ts';

interface Cessation {
  named: NamedController;
  ceasedOn: string;
  enteredOn?: string;
}

/** PSC07 (section 7.6). */
export const pscCessation = defineForm<Cessation>({
  element: 'PSCCessation',
  read: readCessation,
  checks: [...commonChecks, checkControlType, checkNoStatement, checkCessation],
  apply: ({ company, content }) => {
    const psc = findActive(company, content.named);
    if (psc !== undefined) psc.ceasedOn = content.ceasedOn;
    return {};
  },
  describe: ({ company, content: { named, ceasedOn }, today: received }, before) => {
    const psc = findActive(before, named);
    const name = psc === undefined ? (named.bodyName ?? nameOfOfficer(named)) : nameOfOfficer(psc);
    return describeControlNotice(company, {
      notice: 'cessation',
      kind: named.kind,
      name,
      day: ceasedOn,
      received,
    });
  },
});

function readCessation(form: XmlElement): Cessation {
  const enteredOn = textAt(form, 'RegisterEntryDate')?.slice(0, 10);
  return {
    named: readNamedController(form),
    ceasedOn: getText(form, 'CessationDate').slice(0, 10),
    ...(enteredOn !== undefined && { enteredOn }),
  };
}

function checkCessation(facts: FormCase<Cessation>): Rejection | undefined {
  const { named, ceasedOn: day, enteredOn } = facts.content;
  const event = 'the PSC was ceased';
  const fault = findProtectedFault(named.kind) ?? findControlDayFault(facts, { day, event, enteredOn });
  if (fault !== undefined) return fault;
  const found = findController(facts.company, named);
  if ('rejection' in found) return found.rejection;
  return day < found.psc.notifiedOn ? rejectControl('ceasedTooEarly') : undefined;
}
