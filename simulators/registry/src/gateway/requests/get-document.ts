import { invalidContent } from '../refusal.ts';
import { textAt } from '../../xml/xml-element.ts';
import { answerChecked } from './answer-request.ts';
import { drawCertificate } from './draw-certificate.ts';

/** The certificate behind the DocRequestKey of an acceptance (section 10). */
export const answerGetDocument = answerChecked(
  'GetDocument',
  async ({ submissions }, { body, presenter }) => {
    const key = textAt(body, 'DocRequestKey');
    const submission = submissions.listOfPresenter(presenter.id).find((one) => one.docRequestKey === key);
    if (submission?.certificate === undefined) {
      return { ok: false, refusal: invalidContent('Document not found') };
    }
    const { companyNumber = '', certificate } = submission;
    const date = submission.incorporation?.date ?? submission.receivedOn;
    const pdf = await drawCertificate(certificate);
    return {
      ok: true,
      body: {
        Document: {
          CompanyNumber: companyNumber,
          DocumentDate: date,
          DocumentType: certificate.documentType,
          DocumentID: submission.number,
          DocumentData: {
            '@content-type': 'application.pdf',
            '@content-encoding': 'base64',
            '@filename': `${companyNumber}-certificate.pdf`,
            '#text': inLines(pdf.toString('base64')),
          },
        },
      },
    };
  },
);

function inLines(base64: string): string {
  return base64.replaceAll(/.{76}/g, '$&\n');
}
