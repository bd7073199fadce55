import { printByLink } from '@statbook/contract/calls';
import { formNameOf } from '@statbook/domain/filing';
import type { FormDataSheetInput } from '@statbook/documents';
import { handle } from '../../../pipeline/handler.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import { nameOfFile, sendFile } from '../../../platform/files/send-file.ts';
import type { Dependencies } from '../read-filing-approval.ts';
import { refuseState } from './decide-by-link.ts';
import { type LinkCase, readLinkCase, throughLink } from './link-case.ts';

/** The sheet that every draft has, of exactly the lines that are asked about. */
export const printByLinkHandler = (needs: Dependencies) =>
  handle(printByLink, async ({ body, reply, requestId }) => {
    const sheet = await throughLink(needs.database, body.token, async (tx, linkId) => {
      const linkCase = await readLinkCase(tx, needs, linkId);
      if (linkCase === undefined) return undefined;
      const refusal = refuseState(linkCase.state);
      if (refusal !== undefined) return refusal;
      const { request, signatory, companyNumber } = linkCase;
      await needs.activity.record(tx, {
        accountId: request.accountId,
        actor: `signatory:${signatory.id}`,
        action: 'approval.sheet-printed',
        companyId: request.companyId,
        subject: `${request.form} ${companyNumber}`,
        details: { filingId: request.filingId, sha256: request.contentSha256, signatory: signatory.email },
        requestId,
      });
      return toSheet(linkCase, needs);
    });
    if (sheet === undefined) return refuse('not-found');
    if (sheet instanceof Refusal) return sheet;
    const content = await needs.pdfRenderer.render('drawFormDataSheet', sheet);
    const name = nameOfFile([sheet.company.name, `${sheet.form} ${sheet.formName}`], 'pdf');
    sendFile(reply, { name, type: 'application/pdf', content });
    return undefined;
  });

function toSheet(
  { request, companyName, companyNumber, companyType }: LinkCase,
  { clock }: Pick<Dependencies, 'clock'>,
): FormDataSheetInput {
  const { form, lines } = request;
  // A statement is its own words: it has no value.
  return {
    company: { name: companyName, number: companyNumber },
    form,
    formName: formNameOf(form, companyNumber, companyType),
    isDraft: true,
    answers: lines.filter(({ value }) => value !== ''),
    statements: lines.filter(({ value }) => value === '').map(({ label }) => `${label}.`),
    attachments: [],
    delivery: undefined,
    madeOn: clock.today(),
  };
}
