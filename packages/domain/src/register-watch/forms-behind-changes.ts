import type { ChangeKind } from './register-difference.ts';

/**
 * The types of the filing history that can bring a change about, in the registry's words (its filing history types, "AP01").
 * Those of a limited liability partnership begin with `LL`.
 */
const typesBehind: Readonly<Record<ChangeKind, RegExp>> = {
  name: /^(NM|CERTNM|CONNOT|RES15|CERT\d)/,
  status: /^(GAZ|DISS|DS0|SOAS|LIQ|AM\d|COM|CVA|RM|WU|OC|REST|AC9\d|CERT)/,
  // The inspection location and its records are no part of the office.
  'registered-office': /^(AD0[15]|RP0[57]|RPCH)/,
  'sic-codes': /^(CS01|AR01|RPCH|RP0[14])/,
  'statement-dates': /^(CS01|AR01|RP0[14])/,
  'accounts-dates': /^AA/,
  'officer-appointed': /^(AP0|NEWINC|RP0[14]|CH0)/,
  'officer-ceased': /^(TM0|RP0[14])/,
  // An address that is the same as the registered office moves with it.
  'officer-changed': /^(CH0|AD01|RP0[149]|RPCH|AP0|TM0)/,
  'officer-removed': /^(ANNOTATION|RP0|RPCH|OC)/,
  'psc-notified': /^(PSC0[1238]|RP0[14])/,
  'psc-ceased': /^(PSC0[79]|RP0[14])/,
  'psc-changed': /^(PSC0[4-6]|AD01|RP0[14]|RP10|RPCH)/,
  'psc-removed': /^(ANNOTATION|RP0|RPCH|OC)/,
  'identity-verification': /^VS/,
  'charge-registered': /^MR(0[1-389]|10)/,
  // A receiver is shown beside the charge.
  'charge-changed': /^(MR0[4-7]|RM0)/,
  exemptions: /^(PSC|CS01)/,
  insolvency: /^(LIQ|AM\d|COM|CVA|RM|WU|OC)/,
  capital: /^(SH|CS01|RP0[14]|OC|CERT)/,
  shareholders: /^(CS01|RP0[14])/,
  filing: /^$/,
  'filing-removed': /^(ANNOTATION|RP0|OC)/,
};

/** Whether an entry of this type can be what changed the register so. */
export const canChange = (type: string, kind: ChangeKind): boolean =>
  typesBehind[kind].test(type.replace(/^LL/, ''));

/** What the registrar enters beside a form: the certificate of a new name, the resolution that was sent with it. */
const companions: readonly (readonly [form: RegExp, companion: RegExp])[] = [
  [/^NM/, /^(CERTNM|CONNOT|NM|RES)/],
  [/^SH/, /^RES/],
];

/** Whether an entry of this type comes of the form, though it is not the form itself. */
export const isCompanion = (type: string, form: string): boolean =>
  companions.some(([forms, types]) => forms.test(form) && types.test(type));
