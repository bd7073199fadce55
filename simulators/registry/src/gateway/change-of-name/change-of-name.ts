import { textAt, type XmlElement } from '../xml/xml-element.ts';

/** A change of name as delivered (section 7.7). */
export interface ChangeOfName {
  method: 'ARTICLES' | 'RESOLUTION' | 'LLP';
  proposedName: string;
  /** Of the meeting that passed the resolution. */
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
