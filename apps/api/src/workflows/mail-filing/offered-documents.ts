import type { CallDefinition } from '@statbook/contract';
import {
  getFilingDocument,
  printConfirmationStatement,
  printForm,
  printPaymentReceipt,
  sendFilingLetter,
} from '@statbook/contract/calls';
import { formNameOf } from '@statbook/domain/filing';
import { hasReceipt } from '@statbook/domain/payments';
import { statementForm } from '../../features/confirmation-statements/open-statement.ts';
import { listFilingDocuments } from '../../features/submissions/filing-document-queries.ts';
import { listPaymentsOf } from '../../features/submissions/submission-queries.ts';
import { whetherFiled } from '../../filings/attempt/filed-copy.ts';
import { type FilingCompany, findFilingCompany } from '../../filings/filing-company-queries.ts';
import { type Filing, findFiling } from '../../filings/filing-queries.ts';
import { checkFlags } from '../../pipeline/authorise.ts';
import type { Person } from '../../pipeline/handler.ts';
import type { Transaction } from '../../platform/database/database.ts';

/** A document of a filing that can go with a letter. */
export interface OfferedDocument {
  readonly kind: 'copy' | 'receipt' | 'certificate';
  /** Of the filing, of its payment, or of the certificate. */
  readonly documentId: string;
  readonly title: string;
}

/** A filing within reach, with its company. */
export interface FilingInReach {
  readonly filing: Filing;
  readonly company: FilingCompany;
}

export async function findFilingInReach(
  tx: Transaction,
  filingId: string,
): Promise<FilingInReach | undefined> {
  const filing = await findFiling(tx, filingId);
  const company = filing && (await findFilingCompany(tx, filing.companyId));
  return filing && company && { filing, company };
}

const certificates: Readonly<Record<string, string>> = {
  'certificate-of-incorporation': 'Certificate of incorporation',
  'certificate-of-change-of-name': 'Certificate of change of name',
  'certificate-of-charge': 'Certificate of the registration of a charge',
};

/** What a copy is called; what is not filed, or was withdrawn, is nothing to send. */
const copies: Readonly<Partial<Record<ReturnType<typeof whetherFiled>, string>>> = {
  filed: 'copy of the filing',
  rejected: 'as it was rejected, with the reasons',
};

/** What a person may send of a filing: of what is there, what they may also save as a file. */
export async function listOffered(
  tx: Transaction,
  { filing, company }: FilingInReach,
  person: Person,
): Promise<readonly OfferedDocument[]> {
  const may = (call: CallDefinition) => checkFlags(call.access, person) === undefined;
  if (!may(sendFilingLetter)) return [];
  const { id: filingId, form, state } = filing;
  const copied = state === 'draft' ? undefined : copies[whetherFiled(state)];
  const copy: OfferedDocument = {
    kind: 'copy',
    documentId: filingId,
    title: `${formNameOf(form, company.number, company.type)}, ${copied}`,
  };
  const paid = may(printPaymentReceipt) ? await listPaymentsOf(tx, filingId) : [];
  const issued = may(getFilingDocument) ? await listFilingDocuments(tx, filingId) : [];
  return [
    ...(copied !== undefined && may(form === statementForm ? printConfirmationStatement : printForm)
      ? [copy]
      : []),
    ...paid
      .filter((payment) => hasReceipt(payment.state))
      .map(({ id }) => ({ kind: 'receipt' as const, documentId: id, title: 'Receipt of the payment' })),
    ...issued.map(({ id, kind }) => ({
      kind: 'certificate' as const,
      documentId: id,
      title: certificates[kind] ?? 'Certificate',
    })),
  ];
}
