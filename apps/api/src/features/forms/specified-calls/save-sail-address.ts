import { saveRecordSailAddressDetails, saveSailAddressDetails } from '@statbook/contract/calls';
import type { Answers } from '@statbook/domain/filing/forms';
import type { CompanyInReach, Person } from '../../../pipeline/handler.ts';
import { handle } from '../../../pipeline/handler.ts';
import { Refusal } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { beginWithAnswers } from '../draft/begin-form.ts';
import type { FormDependencies } from '../draft/form-case.ts';
import { toAddressAnswers } from './address-answers.ts';
import { presentProblems } from './present-begun.ts';

/** Begins the notice of the inspection location (AD02). */
export const saveSailAddressDetailsHandler = (dependencies: FormDependencies) =>
  handle(saveSailAddressDetails, async ({ tx, body, company, person, record }) => {
    const notice = { company, person, form: 'AD02', answers: toAddressAnswers(body.address) } as const;
    const begun = await begin(tx, dependencies, notice);
    if (begun instanceof Refusal) return begun;
    record({ subject: `AD02 ${company.name}`, details: { filingId: begun.filingId } });
    return { entity: [begun] };
  });

/** Begins the notice that records have moved: there (AD03), or back to the office (AD04). */
export const saveRecordSailAddressDetailsHandler = (dependencies: FormDependencies) =>
  handle(saveRecordSailAddressDetails, async ({ tx, body, company, person, record }) => {
    const { movedTo, recordTypes } = body;
    const form = movedTo === 'inspection-location' ? 'AD03' : 'AD04';
    const move = recordTypes.length > 0 ? 'to-registered-office' : 'inspection-location-ended';
    const answers = { records: recordTypes.join(','), ...(form === 'AD04' && { move }) };
    const begun = await begin(tx, dependencies, { company, person, form, answers });
    if (begun instanceof Refusal) return begun;
    record({ subject: `${form} ${company.name}`, details: { filingId: begun.filingId } });
    return { entity: [begun] };
  });

interface Notice {
  company: CompanyInReach;
  person: Person;
  form: 'AD02' | 'AD03' | 'AD04';
  answers: Answers;
}

async function begin(tx: Transaction, dependencies: FormDependencies, notice: Notice) {
  const open = await beginWithAnswers(tx, dependencies, notice);
  if (open instanceof Refusal) return open;
  const { id, form } = open.filing;
  return { sailAddressId: id, filingId: id, form, ...presentProblems(open) };
}
