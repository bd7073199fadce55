import { BODY_NAMESPACE } from '../message/envelope.ts';
import { element, type XmlChild } from '../message/xml-writer.ts';
import type { AttachedDocument } from './attached-document.ts';
import type { FieldChecker } from './field-checker.ts';
import type { BuiltForm } from './gateway-form.ts';

/** How the gateway knows a form, and how well its schema is known. */
export interface GatewayFormSpec {
  /** Header `Class`. */
  readonly className: string;
  /** `FormIdentifier` and name of the root element. */
  readonly formIdentifier: string;
  readonly schema: {
    readonly version: string;
    /** X: genuine; X/R: reconstructed root, genuine types within; R: some types reconstructed too. */
    readonly grade: 'X' | 'X/R' | 'R';
  };
}

function spec(
  formIdentifier: string,
  version: string,
  grade: GatewayFormSpec['schema']['grade'],
  className = formIdentifier,
): GatewayFormSpec {
  return { className, formIdentifier, schema: { version, grade } };
}

const INCORPORATION = spec('CompanyIncorporation', '3-8', 'R');
const APPOINTMENT = spec('OfficerAppointment', '2-9', 'X/R');
const TERMINATION = spec('OfficerResignation', '2-6', 'X/R');
const CHANGE = spec('OfficerChangeDetails', '2-10', 'R');
const OFFICE = spec('ChangeRegisteredOfficeAddress', '2-7', 'X/R');
const RECORDS = spec('RecordChangeOfLocation', '3-0', 'X/R');
const REFERENCE_DATE = spec('ChangeAccountingReferenceDate', '2-7', 'R');
const NAME = spec('ChangeOfName', '2-6', 'R');
const CHARGE = spec('ChargeRegistration', '2-9', 'R');
const CHARGE_UPDATE = spec('ChargeUpdate', '2-8', 'R');
const PSC = spec('PSCNotification', '1-2', 'R');
const PSC_CHANGE = spec('PSCChangeDetails', '1-2', 'R');
const PSC_CESSATION = spec('PSCCessation', '1-2', 'R');
const PSC_STATEMENT = spec('PSCStatementNotification', '1-2', 'R');
const PSC_STATEMENT_END = spec('PSCStatementWithdrawal', '1-2', 'R');

/** The forms that go through the gateway, with the versions in use since 18 November 2025 (manual part 7.1). */
export const GATEWAY_FORMS = {
  IN01: INCORPORATION,
  LLIN01: INCORPORATION,
  CS01: spec('ConfirmationStatement', '1-3', 'X'),
  AD01: OFFICE,
  LLAD01: OFFICE,
  AD02: spec('SailAddress', '2-6', 'X/R'),
  AD03: RECORDS,
  AD04: RECORDS,
  AA01: REFERENCE_DATE,
  LLAA01: REFERENCE_DATE,
  NM01: NAME,
  NM04: NAME,
  LLNM01: NAME,
  AP01: APPOINTMENT,
  AP02: APPOINTMENT,
  AP03: APPOINTMENT,
  AP04: APPOINTMENT,
  LLAP01: APPOINTMENT,
  LLAP02: APPOINTMENT,
  TM01: TERMINATION,
  TM02: TERMINATION,
  LLTM01: TERMINATION,
  CH01: CHANGE,
  CH02: CHANGE,
  CH03: CHANGE,
  CH04: CHANGE,
  LLCH01: CHANGE,
  LLCH02: CHANGE,
  PSC01: PSC,
  PSC02: PSC,
  PSC03: PSC,
  PSC04: PSC_CHANGE,
  PSC05: PSC_CHANGE,
  PSC06: PSC_CHANGE,
  PSC07: PSC_CESSATION,
  PSC08: PSC_STATEMENT,
  PSC09: PSC_STATEMENT_END,
  LLPSC01: PSC,
  LLPSC02: PSC,
  LLPSC03: PSC,
  LLPSC04: PSC_CHANGE,
  LLPSC05: PSC_CHANGE,
  LLPSC06: PSC_CHANGE,
  LLPSC07: PSC_CESSATION,
  LLPSC08: PSC_STATEMENT,
  LLPSC09: PSC_STATEMENT_END,
  VS01: spec('PSCVerificationStatement', '1-0', 'R'),
  // The class alone has a capital O in "Of".
  SH01: spec('ReturnofAllotmentShares', '3-0', 'X/R', 'ReturnOfAllotmentShares'),
  MR01: CHARGE,
  MR02: CHARGE,
  MR04: CHARGE_UPDATE,
  MR05: CHARGE_UPDATE,
} as const satisfies Readonly<Record<string, GatewayFormSpec>>;

/** The registrar's id of a form that goes through the gateway. */
export type GatewayFormId = keyof typeof GATEWAY_FORMS;

/** The form with its elements in it, unless something is wrong with them. */
export function finishForm(
  check: FieldChecker,
  id: GatewayFormId,
  { children, documents }: { children: readonly XmlChild[]; documents?: readonly AttachedDocument[] },
): BuiltForm {
  if (check.problems.length > 0) return { ok: false, problems: check.problems };
  const { className, formIdentifier } = GATEWAY_FORMS[id];
  const root = element(formIdentifier, children, { xmlns: BODY_NAMESPACE });
  return { ok: true, form: { className, formIdentifier, root, documents, adjustments: check.adjustments } };
}
