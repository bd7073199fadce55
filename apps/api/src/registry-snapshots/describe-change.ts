import type { ChangeKind } from '@statbook/domain/register-watch';

/** What has changed, in words. */
const titles: Readonly<Record<ChangeKind, string>> = {
  name: 'Company name changed',
  status: 'Company status changed',
  'registered-office': 'Registered office changed',
  'sic-codes': 'SIC codes changed',
  'statement-dates': 'Confirmation statement dates changed',
  'accounts-dates': 'Accounts dates changed',
  'officer-appointed': 'Officer appointed',
  'officer-ceased': 'Officer’s appointment terminated',
  'officer-changed': 'Officer’s details changed',
  'officer-removed': 'Officer’s entry removed',
  'psc-notified': 'PSC or PSC statement notified',
  'psc-ceased': 'PSC or PSC statement ceased',
  'psc-changed': 'PSC’s details changed',
  'psc-removed': 'PSC’s entry removed',
  'identity-verification': 'Identity verification updated',
  'charge-registered': 'Charge registered',
  'charge-changed': 'Charge updated',
  exemptions: 'PSC exemptions changed',
  insolvency: 'Insolvency details changed',
  capital: 'Statement of capital changed',
  shareholders: 'Shareholders changed',
  filing: 'Filing registered',
  'filing-removed': 'Filing removed from the filing history',
};

const isKind = (kind: string): kind is ChangeKind => kind in titles;

/** "Officer appointed". Rows from before readings were compared name a part of the register. */
export const titleOfChange = (kind: string): string => (isKind(kind) ? titles[kind] : 'Register updated');

/** "Officer appointed: QUILL, Mara". */
export function describeChange({ kind, subject }: { kind: string; subject: string }): string {
  return subject === '' ? titleOfChange(kind) : `${titleOfChange(kind)}: ${subject}`;
}
