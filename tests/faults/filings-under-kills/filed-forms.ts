import { emailChange, giveRegistrySignIn } from '../../support/data/registered-email.ts';
import { type FormAnswers, prepareForm, sampleOf } from '../../support/data/answered-form.ts';
import type { Caller } from '../../support/data/caller.ts';
import { prepareStatement, type ReviewedStatement } from '../../support/data/statement.ts';

/** Whose form it is. */
interface FormOfCompany {
  companyId: string;
  companyNumber: string;
  code: string;
  registryUrl: string;
}

/** A form as people file it. */
interface FiledForm {
  /** Whether a card pays for it. */
  hasFee: boolean;
  way: 'gateway' | 'transaction';
  /** Makes it ready, from wherever it was left, and reviews it. */
  prepare(caller: Caller, company: FormOfCompany): Promise<ReviewedStatement>;
}

const filledIn =
  (answersOf: (companyNumber: string) => FormAnswers): FiledForm['prepare'] =>
  (caller, { companyId, companyNumber }) =>
    prepareForm(caller, companyId, answersOf(companyNumber));

const free = { hasFee: false, way: 'gateway' } as const;
const paid = { hasFee: true, way: 'gateway' } as const;

/** What is filed in turn. A further form is a line here. */
export const filedForms = {
  CS01: { ...paid, prepare: (caller, { companyId }) => prepareStatement(caller, companyId) },
  NM01: { ...paid, prepare: filledIn((number) => sampleOf('NM01', number, 'resolution')) },
  AD01: { ...free, prepare: filledIn((number) => sampleOf('AD01', number)) },
  AP01: { ...free, prepare: filledIn((number) => sampleOf('AP01', number)) },
  MR01: { ...paid, prepare: filledIn((number) => sampleOf('MR01', number, 'instrument')) },
  REA: { hasFee: false, way: 'transaction', prepare: changeEmail },
} as const satisfies Record<string, FiledForm>;

export type FormName = keyof typeof filedForms;

export const formNames = Object.keys(filedForms).filter((name): name is FormName => name in filedForms);

/** Signed in at the registry first, since nobody else may file it. */
async function changeEmail(caller: Caller, company: FormOfCompany): Promise<ReviewedStatement> {
  await giveRegistrySignIn(caller, company);
  return prepareForm(caller, company.companyId, emailChange);
}
