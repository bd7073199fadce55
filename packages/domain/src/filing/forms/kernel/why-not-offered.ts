import { barsStrikeOff, describeCompanyStatus } from '../../../companies/company-status.ts';
import { formatPence } from '../../../money/pence.ts';
import { registrarsOffice } from '../../delivery.ts';
import { filingFee } from '../../fees.ts';
import type { FormId } from '../../form-catalogue.ts';
import { bodyOf, type FormFacts, whyNoShares } from './form-facts.ts';
import type { FormRules } from './form-rules.ts';

/** Why a form cannot be begun for the company; undefined where it can. One without rules is never begun. */
export function whyNotOffered(
  rules: FormRules | undefined,
  form: FormId,
  facts: FormFacts,
): string | undefined {
  if (facts.company.isBeingFormed && form !== 'IN01') {
    return 'It is not registered yet: only the application to register it can be filed.';
  }
  return rules === undefined ? whatToDoInstead(form, facts) : rules.whyNot?.(form, facts);
}

const UPLOAD = '“Upload a document to Companies House” on gov.uk';

/** Of a form that Statbook neither sends nor draws: how the person delivers it. */
function whatToDoInstead(form: FormId, facts: FormFacts): string {
  if (form === 'RESOLUTIONS') return fileResolution(facts);
  if (form === 'DS01') return applyForStrikeOff(facts);
  const noShares = form.startsWith('SH') ? whyNoShares(facts) : undefined;
  return (
    noShares ?? `Companies House takes it as a document: by ${UPLOAD}, or by post to ${officeOf(facts)}.`
  );
}

/** Sections 29 and 30. */
function fileResolution(facts: FormFacts): string {
  if (facts.company.type === 'llp') return 'A limited liability partnership has no resolutions to file.';
  return `Deliver a copy of the resolution within 15 days after it is passed: as a PDF by ${UPLOAD}, or by post to ${officeOf(facts)}. A resolution that changes the name goes with NM01.`;
}

/** Sections 1003 to 1006; of a partnership those sections as SI 2009/1804 applies them. */
function applyForStrikeOff(facts: FormFacts): string {
  const body = bodyOf(facts);
  const { status } = facts.company;
  if (barsStrikeOff(status)) {
    const end = status === 'liquidation' ? ', which ends with its dissolution' : '';
    return `No application to strike the ${body} off may be made while it is ${describeCompanyStatus(status).toLowerCase()}${end}.`;
  }
  const [number, who, others] =
    body === 'partnership' ? ['LLDS01', 'members', 'employees'] : ['DS01', 'directors', 'members, employees'];
  return [
    `Apply by Companies House’s own web service for ${feeBy('web', facts)};`,
    `or send form ${number} from gov.uk with ${feeBy('paper', facts)} to ${officeOf(facts)}.`,
    `The ${who} sign, or most of them where there are more than two.`,
    `Within 7 days, give a copy to ${others}, creditors and any ${who} who did not sign.`,
  ].join(' ');
}

const officeOf = ({ company }: FormFacts) => registrarsOffice(company.jurisdiction);

function feeBy(channel: 'web' | 'paper', { today }: FormFacts): string {
  const fee = filingFee({ item: 'strike-off', channel, service: 'standard', deliveredOn: today });
  return fee.ok ? formatPence(fee.fee) : 'its fee';
}
