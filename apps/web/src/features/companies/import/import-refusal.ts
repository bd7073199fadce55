import { ApiProblem } from '#api/api-problem.ts';
import { type FormRefusal, toFormRefusal } from '#kit/form/refusal.ts';

/** A company that the account has already, in its list or its archive; its record, where the user can reach it. */
export interface AlreadyImported {
  readonly detail: string;
  readonly companyId: string | undefined;
}

export const findAlreadyImported = (error: unknown) => findNamed(error, 'company-already-imported');

/** A company whose record is in the archive. */
export const findArchived = (error: unknown) => findNamed(error, 'company-archived');

function findNamed(error: unknown, code: ApiProblem['code']): AlreadyImported | undefined {
  if (!(error instanceof ApiProblem) || error.code !== code) return undefined;
  const { companyId } = error.facts;
  return { detail: error.message, companyId: typeof companyId === 'string' ? companyId : undefined };
}

/** The field that a refusal is about; the others concern the form as a whole. */
const fieldOf: Readonly<Record<string, string>> = {
  'company-unknown': 'companyNumber',
  'company-closed': 'companyNumber',
  'company-kind-unknown': 'companyNumber',
  'company-data-not-served': 'authCode',
  'authentication-code-wrong': 'authCode',
};

export function toImportRefusal(error: unknown): FormRefusal {
  const refusal = toFormRefusal(error);
  const field = error instanceof ApiProblem ? fieldOf[error.code] : undefined;
  return field === undefined ? refusal : { ...refusal, errors: { [field]: refusal.detail } };
}
