import { lookUpText, type Texts } from './readable.ts';

const CASES: Texts = {
  'creditors-voluntary-liquidation': 'Creditors’ voluntary liquidation',
  'members-voluntary-liquidation': 'Members’ voluntary liquidation',
  'in-administration': 'Administration',
  'administrative-receiver': 'Administrative receivership',
  'scottish-administrative-receiver': 'Receivership in Scotland',
  'corporate-voluntary-arrangement': 'Company voluntary arrangement',
  'corporate-voluntary-arrangement-moratorium': 'Moratorium before a company voluntary arrangement',
  'receiver-manager': 'Receiver or manager',
  'order-of-court-restructuring-plan': 'Restructuring plan ordered by the court',
  'foreign-insolvency': 'Insolvency proceedings abroad',
};

const DATES: Texts = {
  'wound-up-on': 'Winding-up began',
  'petitioned-on': 'Petition',
  'concluded-winding-up-on': 'Winding-up ended',
  'due-to-be-dissolved-on': 'To be dissolved',
  'dissolved-on': 'Dissolved',
  'administration-started-on': 'Administration began',
  'administration-ended-on': 'Administration ended',
  'administration-discharged-on': 'Administration discharged',
  'instrumented-on': 'Instrument',
  'declaration-solvent-on': 'Declaration of solvency',
  'voluntary-arrangement-started-on': 'Arrangement began',
  'voluntary-arrangement-ended-on': 'Arrangement ended',
  'moratorium-started-on': 'Moratorium began',
  'moratorium-ended-on': 'Moratorium ended',
};

/** What kind of insolvency case it is. */
export function describeInsolvencyCase(type: string): string {
  return lookUpText(CASES, type);
}

/** What happened on a date of a case. */
export function describeInsolvencyDate(type: string): string {
  return lookUpText(DATES, type);
}
