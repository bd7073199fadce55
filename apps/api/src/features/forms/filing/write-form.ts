import type { FormRules } from '@statbook/domain/filing/forms';
import { findFormRules } from '@statbook/domain/filing/forms';
import {
  buildAccountingDate,
  buildAllotmentReturn,
  buildChangeOfName,
  buildChargeRegistration,
  buildChargeUpdate,
  buildIncorporation,
  buildOfficerAppointment,
  buildOfficerChange,
  buildOfficerTermination,
  buildPscCessation,
  buildPscChange,
  buildPscNotification,
  buildPscStatement,
  buildPscStatementEnd,
  buildPscVerification,
  buildRecordsLocation,
  buildRegisteredOffice,
  buildSailAddress,
  type BuiltForm,
  type FormBuilder,
} from '@statbook/registry-client';
import type { DocumentBytes } from '../../../filings/filed-form.ts';
import { type FrozenForm, readFrozenForm } from './frozen-form.ts';

/**
 * How each family is written for the gateway. The content is what its rules composed and the attempt froze, so it is handed on
 * as it stands: the builder checks each value again.
 */
const builders: Readonly<Record<FormRules['family'], FormBuilder<never>>> = {
  'accounting-date': buildAccountingDate,
  'allotment-return': buildAllotmentReturn,
  'change-of-name': buildChangeOfName,
  'charge-registration': buildChargeRegistration,
  'charge-update': buildChargeUpdate,
  incorporation: buildIncorporation,
  'officer-appointment': buildOfficerAppointment,
  'officer-change': buildOfficerChange,
  'officer-termination': buildOfficerTermination,
  'psc-cessation': buildPscCessation,
  'psc-change': buildPscChange,
  'psc-notification': buildPscNotification,
  'psc-statement': buildPscStatement,
  'psc-statement-end': buildPscStatementEnd,
  'psc-verification': buildPscVerification,
  'records-location': buildRecordsLocation,
  'registered-office': buildRegisteredOffice,
  'sail-address': buildSailAddress,
};

/** Puts frozen content and secrets together into the registry's XML. */
export function writeForm(
  content: unknown,
  secrets: Readonly<Record<string, string>>,
  bytesOf: DocumentBytes,
): BuiltForm {
  const { form, sent, documents } = readFrozenForm(content);
  const build = builders[findFormRules(form)?.family ?? ''];
  if (build === undefined) throw new Error(`${form} has no way to the gateway`);
  // Only the rules of its family make this content; `frozenForm` has seen that it is theirs.
  return build(sent as never, secrets, { documents: documents.map((each) => attach(each, bytesOf)) });
}

function attach({ category, filename, sha256 }: FrozenForm['documents'][number], bytesOf: DocumentBytes) {
  const bytes = bytesOf.get(sha256);
  if (bytes === undefined) throw new Error(`The document ${sha256} is no longer kept.`);
  return { category, bytes, filename: shorten(filename), contentType: 'application/pdf' as const };
}

/** The gateway takes file names of 32 characters at most, of letters without accents and digits. */
function shorten(filename: string): string {
  const plain = filename.replace(/\.pdf$/i, '').replaceAll(/[^A-Za-z0-9 _-]/g, '_');
  return `${plain.slice(0, 28)}.pdf`;
}
