import { EMAIL_REFUSALS, findEmailRefusal } from '@statbook/domain/companies';
import type { CallInput } from '#api/call-types.ts';
import type { FieldProblem } from '#kit/form/use-statbook-form.ts';
import type { EditPart } from './edit-parts.ts';

/** What was entered: which parts change, and how. */
export interface EditValues {
  readonly changes: Record<EditPart, boolean>;
  readonly registeredOffice: {
    readonly premise: string;
    readonly street: string;
    readonly postTown: string;
    readonly county: string;
    readonly country: string;
    readonly postcode: string;
  };
  readonly registeredEmail: string;
  readonly classificationCodeDetails: string;
  readonly accountingReference: string;
  readonly proposedName: string;
}

/** Nothing changes yet. */
export const unchanged: EditValues = {
  changes: {
    registeredOffice: false,
    registeredEmail: false,
    classificationCodeDetails: false,
    accountingReference: false,
    proposedName: false,
  },
  registeredOffice: { premise: '', street: '', postTown: '', county: '', country: '', postcode: '' },
  registeredEmail: '',
  classificationCodeDetails: '',
  accountingReference: '',
  proposedName: '',
};

/** What must be given for a part that changes; the rules of each notice are checked when it is begun. */
export function checkEdit(values: EditValues): Readonly<Record<string, FieldProblem>> {
  const { changes } = values;
  if (!Object.values(changes).includes(true))
    return { 'changes.registeredOffice': 'Tick at least one part that changes' };
  return {
    ...(changes.registeredOffice && checkOffice(values.registeredOffice)),
    ...(changes.registeredEmail && checkEmail(values.registeredEmail)),
    ...(changes.accountingReference &&
      values.accountingReference.trim() === '' && {
        accountingReference: 'Enter the new last day of the period',
      }),
    ...(changes.proposedName && values.proposedName.trim() === '' && { proposedName: 'Enter the new name' }),
  };
}

const officeLines = [
  ['premise', 'Enter the building name or number'],
  ['postTown', 'Enter the town or city'],
  ['country', 'Choose a country'],
  ['postcode', 'Enter the postcode'],
] as const;

function checkOffice(office: EditValues['registeredOffice']): Readonly<Record<string, string>> {
  const missing = officeLines.filter(([line]) => office[line].trim() === '');
  return Object.fromEntries(missing.map(([line, message]) => [`registeredOffice.${line}`, message]));
}

function checkEmail(email: string): Readonly<Record<string, string>> {
  const refusal = findEmailRefusal(email);
  return refusal === undefined ? {} : { registeredEmail: EMAIL_REFUSALS[refusal] };
}

type EditBody = Omit<CallInput<'editCompanyInformation'>['body'], 'companyId'>;

/** The parts that are ticked, as the call takes them. */
export function toEditBody(values: EditValues): EditBody {
  const { changes, registeredOffice, classificationCodeDetails: codes } = values;
  const lines = Object.entries(registeredOffice).filter(([, line]) => line.trim() !== '');
  return {
    ...(changes.registeredOffice && { registeredOffice: Object.fromEntries(lines) }),
    ...(changes.registeredEmail && { registeredEmail: values.registeredEmail.trim() }),
    ...(changes.classificationCodeDetails && {
      classificationCodeDetails: codes.split(' ').filter(Boolean).join('/'),
    }),
    ...(changes.accountingReference && { accountingReference: values.accountingReference }),
    ...(changes.proposedName && { proposedName: values.proposedName.trim() }),
  };
}
