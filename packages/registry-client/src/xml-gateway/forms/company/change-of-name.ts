import type { ChangeOfNameContent } from '@statbook/domain/filing/forms';
import { optionalElement, textElement } from '../../message/xml-writer.ts';
import { checkDocuments, type DocumentCategory } from '../attached-document.ts';
import { FieldChecker } from '../field-checker.ts';
import type { FormBuilder } from '../gateway-form.ts';
import { finishForm, type GatewayFormId } from '../gateway-forms.ts';
import { newName } from './company-details.ts';

const FORMS = {
  RESOLUTION: 'NM01',
  ARTICLES: 'NM04',
  LLP: 'LLNM01',
} as const satisfies Readonly<Record<ChangeOfNameContent['method'], GatewayFormId>>;

const CONSENTS: readonly DocumentCategory[] = ['SUPPNAMEAUTH', 'SUPPEXISTNAME'];

/** The documents that each way of changing a name may carry. */
const DOCUMENTS: Readonly<Record<ChangeOfNameContent['method'], readonly DocumentCategory[]>> = {
  RESOLUTION: ['RESOLUTION', 'MEMARTS', 'ARTS', ...CONSENTS],
  ARTICLES: ['MEMARTS', 'ARTS', ...CONSENTS],
  LLP: CONSENTS,
};

/** `ChangeOfName` v2-6: by resolution (NM01), as the articles provide (NM04), or of an LLP (LLNM01). */
export const buildChangeOfName: FormBuilder<ChangeOfNameContent> = (content, secrets, extras) => {
  const check = new FieldChecker(secrets);
  const { method, meetingDate, sameDay } = content;
  const { documents = [] } = extras ?? {};
  const byResolution = method === 'RESOLUTION';
  const children = [
    textElement('MethodOfChange', method),
    textElement('ProposedCompanyName', newName(check, 'proposedName', content.proposedName)),
    meetingDate !== undefined && textElement('MeetingDate', check.date('meetingDate', meetingDate)),
    optionalElement('SameDay', sameDay?.toString()),
    textElement('NoticeGiven', 'true'),
  ];
  check.require(!byResolution || meetingDate !== undefined, 'meetingDate', 'must be given');
  check.require(byResolution || meetingDate === undefined, 'meetingDate', 'is only given for a resolution');
  check.require(content.noticeGiven, 'noticeGiven', 'must be confirmed');
  const hasResolution = documents.some(({ category }) => category === 'RESOLUTION');
  check.require(!byResolution || hasResolution, 'documents', 'must hold a copy of the resolution');
  checkDocuments(check, documents, DOCUMENTS[method]);
  return finishForm(check, FORMS[method], { children, documents });
};
