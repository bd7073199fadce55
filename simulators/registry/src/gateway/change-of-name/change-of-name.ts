import type { Company } from '../../register/company.ts';
import { textAt, type XmlElement } from '../../xml/xml-element.ts';

/** A change of name as delivered (section 7.7). */
export interface ChangeOfName {
  method: 'ARTICLES' | 'RESOLUTION' | 'LLP';
  proposedName: string;
  meetingDate?: string;
  isSameDay: boolean;
}

export function readChangeOfName(form: XmlElement): ChangeOfName {
  const method = textAt(form, 'MethodOfChange');
  const meetingDate = textAt(form, 'MeetingDate')?.slice(0, 10);
  return {
    method: method === 'ARTICLES' || method === 'LLP' ? method : 'RESOLUTION',
    proposedName: textAt(form, 'ProposedCompanyName') ?? '',
    ...(meetingDate !== undefined && { meetingDate }),
    isSameDay: ['true', '1'].includes(textAt(form, 'SameDay') ?? ''),
  };
}

/** The register shows the new name from the day of the certificate. */
export function applyChange(company: Company, proposedName: string, today: string): void {
  const effectiveFrom = company.previousNames
    .map(({ ceasedOn }) => ceasedOn)
    .toSorted()
    .at(-1);
  company.previousNames.unshift({
    name: company.name,
    effectiveFrom: effectiveFrom ?? company.incorporatedOn,
    ceasedOn: today,
  });
  company.name = proposedName.toUpperCase();
}
