import { isBeingFormed } from '@statbook/domain/companies';
import { type CivilDate, formatCivilDate } from '@statbook/domain/dates';
import { addPence, formatPence, type Pence } from '@statbook/domain/money';
import { drawTable } from './page/ruled-table.ts';
import { drawFooters, drawMissingCharacters } from './page/running-footer.ts';
import { MARGIN, TaggedDocument } from './page/tagged-document.ts';
import type { DocumentCompany } from './company-facts.ts';
import { drawFacts, drawHeading, drawTitle } from './page/title-block.ts';

/** A payment that was taken for a filing, as its receipt states it. */
export interface PaymentReceiptInput {
  /** Who charges the processing fee, on one line; with a number for value added tax the receipt is a VAT receipt. */
  readonly issuer: { readonly name: string; readonly vatNumber: string | undefined };
  readonly company: DocumentCompany;
  /** Undefined where this is not known. */
  readonly billedTo: { readonly name: string; readonly address: string } | undefined;
  /** Where the card receipt went, if that is known. */
  readonly email: string | undefined;
  /** "Confirmation statement", and the registrar's number of the submission once there is one. */
  readonly filing: { readonly name: string; readonly submissionNumber: string | undefined };
  readonly takenOn: CivilDate;
  readonly fee: Pence;
  readonly processingFee: Pence;
  readonly tax: Pence;
  readonly total: Pence;
  /** What the card was charged, where other filings were paid for with this one. */
  readonly chargedTogether: Pence | undefined;
  /** "Visa ending in 0006"; empty where the kind of the card is not known. */
  readonly card: string;
  /** The gateway's number of the payment. */
  readonly transactionId: string;
  /** What the gateway knows the charge by; filings that were paid at once share it. */
  readonly reference: string;
  /** Of this receipt alone, short enough to be read out. */
  readonly number: string;
  readonly isRefunded: boolean;
  /** The day the document is made. */
  readonly madeOn: CivilDate;
}

const columns = [
  { title: 'What was paid for', share: 46 },
  { title: 'Net', share: 16, isFigure: true },
  { title: 'VAT rate', share: 22 },
  { title: 'VAT', share: 16, isFigure: true },
  { title: 'Amount', share: 16, isFigure: true },
];

/** The receipt of a payment as a tagged PDF, A4 upright: who was billed, the fees with their tax, and the numbers of it. */
export function drawPaymentReceipt(input: PaymentReceiptInput): Promise<Uint8Array> {
  const { issuer, company, isRefunded, madeOn } = input;
  const title = issuer.vatNumber === undefined ? 'Receipt' : 'VAT receipt';
  const document = new TaggedDocument({
    title: `${title} ${input.number}: ${company.name}`,
    madeOn,
    layout: 'portrait',
    keepsPages: true,
  });
  document.addPage();
  let y = drawTitle(document, {
    title,
    owner: company.name,
    lines: [
      ...(isBeingFormed(company.number) ? [] : [`Company number ${company.number}`]),
      `Paid on ${formatCivilDate(input.takenOn)}`,
      ...(isRefunded ? ['This payment was refunded in full. The receipt stands for the record.'] : []),
    ],
  });
  y = drawFacts(document, factsOf(input), y);
  y = drawHeading(document, 'Fees', y);
  y = drawTable(document, { title: 'Fees', columns, rows: rowsOf(input) }, y);
  const place = { x: MARGIN, width: document.pageWidth - 2 * MARGIN };
  y = document.paragraph(
    document.root,
    'The filing fee is paid to Companies House on your behalf and bears no VAT. VAT at 20% is charged on the processing fee alone.',
    { style: { face: 'sans', size: 9, colour: '#56606A' }, place: { ...place, y: y + 10 } },
  );
  drawMissingCharacters(document, { ...place, y: y + 10 });
  drawFooters(document, `${issuer.name} · made on ${formatCivilDate(madeOn)}`);
  return document.finish();
}

function factsOf(input: PaymentReceiptInput) {
  const { issuer, billedTo, email, filing, card, transactionId, reference, number } = input;
  return [
    ['From', issuer.name],
    ['VAT number', issuer.vatNumber],
    ['Billed to', billedTo?.name],
    ['Billing address', billedTo === undefined ? 'Not kept for payments of that time' : billedTo.address],
    ['Card receipt sent to', email],
    ['Filing', filing.name],
    ['Submission number', filing.submissionNumber],
    ['Paid by', card],
    ['Charged to the card', describeCharge(input)],
    ['Transaction', transactionId],
    ['Payment reference', reference],
    ['Receipt number', number],
  ].flatMap(([term, value]) => (term && value ? [{ term, value }] : []));
}

/** The bank's statement has one sum for all that was paid for at once. */
function describeCharge({ total, chargedTogether }: PaymentReceiptInput): string | undefined {
  if (chargedTogether === undefined) return undefined;
  return `${formatPence(chargedTogether)} at once, for this filing and others: ${formatPence(total)} of it for this one`;
}

function rowsOf({ fee, processingFee, tax, total, filing }: PaymentReceiptInput) {
  return [
    {
      cells: [`Filing fee: ${filing.name}`, formatPence(fee), 'Outside the scope', '–', formatPence(fee)],
    },
    {
      cells: [
        'Processing fee',
        formatPence(processingFee),
        '20%',
        formatPence(tax),
        formatPence(addPence(processingFee, tax)),
      ],
    },
    {
      cells: ['Total', formatPence(addPence(fee, processingFee)), '', formatPence(tax), formatPence(total)],
      isTotal: true,
    },
  ];
}
