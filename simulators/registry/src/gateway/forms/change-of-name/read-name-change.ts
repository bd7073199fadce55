import { textAt, type XmlElement } from '../../../xml/xml-element.ts';
import type { DeliveredDocument } from '../parts/documents.ts';

/** A change of name as delivered (section 7.7). */
export interface ChangeOfName {
  method: 'ARTICLES' | 'RESOLUTION' | 'LLP';
  proposedName: string;
  meetingDate?: string;
  isSameDay: boolean;
  documents: DeliveredDocument[];
}

export function readChangeOfName(form: XmlElement, documents: DeliveredDocument[]): ChangeOfName {
  const method = textAt(form, 'MethodOfChange');
  const meetingDate = textAt(form, 'MeetingDate')?.slice(0, 10);
  return {
    method: method === 'ARTICLES' || method === 'LLP' ? method : 'RESOLUTION',
    proposedName: textAt(form, 'ProposedCompanyName') ?? '',
    ...(meetingDate !== undefined && { meetingDate }),
    isSameDay: ['true', '1'].includes(textAt(form, 'SameDay') ?? ''),
    documents,
  };
}
