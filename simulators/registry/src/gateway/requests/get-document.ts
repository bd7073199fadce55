import { writeCertificate } from '../change-of-name/write-certificate.ts';
import { invalidContent } from '../refusal.ts';
import { textAt } from '../../xml/xml-element.ts';
import { answerChecked } from './answer-request.ts';

/** The certificate behind the DocRequestKey of an acceptance (section 10). */
export const answerGetDocument = answerChecked(
  'GetDocument',
  async ({ submissions }, { body, presenter }) => {
    const key = textAt(body, 'DocRequestKey');
    const submission = submissions.listOfPresenter(presenter.id).find((one) => one.docRequestKey === key);
    if (submission === undefined || submission.form.kind !== 'change-of-name') {
      return { ok: false, refusal: invalidContent('Document not found') };
    }
    const { companyNumber, companyName: previousName, receivedOn: date, form } = submission;
    const pdf = await writeCertificate({
      companyNumber,
      previousName,
      newName: form.change.proposedName,
      date,
    });
    return {
      ok: true,
      body: {
        Document: {
          CompanyNumber: companyNumber,
          DocumentDate: date,
          DocumentType: 'CERTNM',
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
