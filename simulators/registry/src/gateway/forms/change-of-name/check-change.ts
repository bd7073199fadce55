import type { Rejection } from '../../submissions/submission.ts';
import type { FormCase } from '../form-class.ts';
import { checkName, defineRejections } from '../parts/rejections.ts';
import { findTakenName } from '../parts/taken-names.ts';
import type { ChangeOfName } from './read-name-change.ts';

const reject = defineRejections({
  cannotChange: ['20201', 'The name of this company cannot be changed'],
  dateMissing: ['20202', 'The date of the resolution is missing'],
  futureDate: ['20203', 'The date of the resolution must not be in the future'],
  wrongEnding: ['20204', 'The proposed name does not end as a company of this type must'],
  sameName: ['20205', 'The proposed name is the same as {} on the index of company names'],
  wrongMethod: ['20206', 'The method of change is not open to a company of this type'],
});

/** The first reason against a new name. */
export function findChangeRejection(facts: FormCase<ChangeOfName>): Rejection | undefined {
  const { company, content, today } = facts;
  const { method, meetingDate, proposedName } = content;
  const wrongName = checkName(facts);
  if (wrongName !== undefined) return wrongName;
  if (company.status !== 'active') return reject('cannotChange');
  if ((method === 'LLP') !== (company.type === 'llp')) return reject('wrongMethod');
  if (method === 'RESOLUTION' && meetingDate === undefined) return reject('dateMissing');
  if (meetingDate !== undefined && meetingDate > today) return reject('futureDate');
  return lastWord(proposedName) === lastWord(company.name) ? findSameName(facts) : reject('wrongEnding');
}

/** A name that is the same but for its ending or its signs is free with the consent of the other company only. */
function findSameName({ register, content }: FormCase<ChangeOfName>): Rejection | undefined {
  if (content.documents.some(({ category }) => category === 'SUPPEXISTNAME')) return undefined;
  const value = findTakenName(register, content.proposedName);
  return value === undefined ? undefined : reject('sameName', { value });
}

const shortForms: Record<string, string> = {
  LTD: 'LIMITED',
  'LTD.': 'LIMITED',
  CYF: 'CYFYNGEDIG',
  PLC: 'P.L.C.',
};

function lastWord(name: string): string {
  const word = name.trim().split(/\s+/).at(-1)?.toUpperCase() ?? '';
  return shortForms[word] ?? word;
}
