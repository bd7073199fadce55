import { type BodyOf, errorKinds } from '@statbook/contract';
import { editCompanyInformation } from '@statbook/contract/calls';
import type { FormId } from '@statbook/domain/filing';
import type { Answers } from '@statbook/domain/filing/forms';
import { pence } from '@statbook/domain/money';
import { channelFor } from '../../../filings/channel/filing-channel.ts';
import { toPounds } from '../../../filings/filing-amounts.ts';
import { keepDetails } from '../../../filings/kept/keep-details.ts';
import { handle } from '../../../pipeline/handler.ts';
import { Refusal } from '../../../pipeline/refusal.ts';
import { beginWithAnswers } from '../draft/begin-form.ts';
import type { FormDependencies } from '../draft/form-case.ts';
import { checkOpenForm, type OpenForm } from '../draft/form-case.ts';
import { formFees, presentCheck, wayOf } from '../present-form.ts';
import { toAddressAnswers } from './address-answers.ts';

/** Begins a notice for each part that changes, all in one transaction; activities are kept for the next statement. */
export const editCompanyInformationHandler = (dependencies: FormDependencies) =>
  handle(editCompanyInformation, async ({ tx, body, company, person, record }) => {
    const { accountId, userId } = person;
    const { classificationCodeDetails: sicCodes } = body;
    if (sicCodes !== undefined)
      await keepDetails(tx, { accountId, userId, companyId: company.id }, { sicCodes });
    const entity = [];
    for (const [form, answers] of noticesOf(body)) {
      const open = await beginWithAnswers(tx, dependencies, { company, person, form, answers });
      entity.push(open instanceof Refusal ? presentRefused(dependencies, form, open) : presentBegun(open));
    }
    const begun = entity.flatMap(({ form, filingId }) => (filingId === null ? [] : [{ form, filingId }]));
    record({ details: { begun, sicCodes: sicCodes?.join('/') ?? null } });
    return { entity };
  });

/** The notice of each part, with what is known of it; statements are ticked on its own page. */
function noticesOf(body: BodyOf<typeof editCompanyInformation>): readonly [FormId, Answers][] {
  const { registeredOffice, registeredEmail, accountingReference, proposedName } = body;
  return [
    ...part('AD01', registeredOffice && toAddressAnswers(registeredOffice)),
    ...part('REA', registeredEmail === undefined ? undefined : { email: registeredEmail }),
    ...part('AA01', accountingReference === undefined ? undefined : { newPeriodEndsOn: accountingReference }),
    ...part('NM01', proposedName === undefined ? undefined : { proposedName }),
  ];
}

const part = (form: FormId, answers: Answers | undefined): [FormId, Answers][] =>
  answers === undefined ? [] : [[form, answers]];

function presentBegun(open: OpenForm) {
  const { errors, blockers, dueOn } = presentCheck(open, checkOpenForm(open));
  const { form, id } = open.filing;
  const way = wayOf(open.channel);
  const fee = toPounds(pence(formFees(open, false).feePence));
  return { form, filingId: id, errors, blockers, way, fee, dueOn };
}

/** One that cannot be begun does not keep the others back: why stands where the errors do. */
function presentRefused(dependencies: FormDependencies, form: FormId, refusal: Refusal) {
  const way = wayOf(channelFor(form, dependencies));
  const message = refusal.detail ?? errorKinds[refusal.code].detail;
  const errors = [{ step: '', path: '', code: refusal.code, message }];
  return { form, filingId: null, errors, blockers: [], way, fee: '0.00', dueOn: undefined };
}
