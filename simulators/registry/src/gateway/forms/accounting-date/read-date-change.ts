import { findAt, getText, textAt, type XmlElement } from '../../../xml/xml-element.ts';

export interface DateChange {
  /** The end of the period to change. */
  periodEnd: string;
  isExtension: boolean;
  newEnd: string;
  /** Why a period is extended again within five years. */
  reason?: string;
}

export function readDateChange(form: XmlElement): DateChange {
  const reason = textAt(findAt(form, 'FiveYearExtensionDetails'), 'ExtensionReason');
  return {
    periodEnd: getText(form, 'AccountRefDate').slice(0, 10),
    isExtension: textAt(form, 'ChangeToPeriod') === 'EXTEND',
    newEnd: getText(form, 'AmendedAccountRefDate').slice(0, 10),
    ...(reason !== undefined && { reason }),
  };
}
