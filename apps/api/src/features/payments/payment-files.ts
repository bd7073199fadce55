import { exportPaymentDetails, printPaymentReceipt } from '@statbook/contract/calls';
import { formNameOf } from '@statbook/domain/filing';
import { pence } from '@statbook/domain/money';
import { hasReceipt } from '@statbook/domain/payments';
import type { Platform } from '../../composition.ts';
import type { Config } from '../../config.ts';
import { openBilledTo } from '../../filings/billed-to.ts';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { keepDrawing } from '../../platform/documents/keep-drawing.ts';
import type { PdfInput } from '../../platform/pdf/pdf-renderer.ts';
import { fileOfSheet, nameOfFile, sendFile } from '../../platform/files/send-file.ts';
import { toFilters, toOrder } from './get-payment-details.ts';
import { findListedPayment, listPayments } from './payment-list-queries.ts';
import { paymentSheet } from './payment-sheet.ts';

/** What the calls that answer with a file are given. */
interface PaymentFileDependencies
  extends Pick<Platform, 'clock' | 'database' | 'documentStore' | 'logger' | 'pdfRenderer' | 'vault'> {
  config: Pick<Config, 'receipt'>;
}

/** All payments that match, for spreadsheets; what leaves the books leaves a trace. */
export const exportPaymentDetailsHandler = ({ clock, database }: PaymentFileDependencies) =>
  handle(exportPaymentDetails, async ({ query, person, reply, note }) => {
    const payments = await database.transaction(person.scope, async (tx) => {
      await note(tx, { details: { ...query } });
      return listPayments(tx, toFilters(query), toOrder(query));
    });
    const name = nameOfFile(['payments', clock.today()], query.format);
    return sendFile(reply, { name, ...(await fileOfSheet(paymentSheet(payments), query.format)) });
  });

/** The receipt of a payment whose money was taken. */
export const printPaymentReceiptHandler = (needs: PaymentFileDependencies) =>
  handle(printPaymentReceipt, async ({ query, person, reply, note }) => {
    const { database, pdfRenderer } = needs;
    const found = await database.transaction(person.scope, async (tx) => {
      const receipt = await composeReceipt(tx, needs, query.paymentId);
      if (receipt === undefined) return undefined;
      const { companyId, input } = receipt;
      await note(tx, { companyId, subject: input.reference, details: { paymentId: query.paymentId } });
      return receipt;
    });
    if (found === undefined) return refuse('not-found');
    const { companyId, input, name } = found;
    const content = await pdfRenderer.render('drawPaymentReceipt', input);
    const drawing = { companyId, kind: 'payment-receipt', filename: name, bytes: content } as const;
    await keepDrawing(needs, { person, ...drawing });
    return sendFile(reply, { name, type: 'application/pdf', content });
  });

/** What the receipt of a payment says, and the name of its file; undefined where no money was taken. */
export async function composeReceipt(
  tx: Transaction,
  needs: Pick<PaymentFileDependencies, 'clock' | 'config' | 'vault'>,
  paymentId: string,
) {
  const listed = await findListedPayment(tx, paymentId);
  const input = listed && toReceipt(needs, listed);
  if (listed === undefined || input === undefined) return undefined;
  const name = nameOfFile([input.company.name, 'receipt', input.takenOn, input.number], 'pdf');
  return { companyId: listed.payment.companyId, input, name };
}

type Found = NonNullable<Awaited<ReturnType<typeof findListedPayment>>>;

/** What the receipt says; nothing where no money was taken. */
function toReceipt(
  { clock, config, vault }: Pick<PaymentFileDependencies, 'clock' | 'config' | 'vault'>,
  { payment, form, companyName, companyNumber, companyType, submissionNumber, takenAt }: Found,
): PdfInput<'drawPaymentReceipt'> | undefined {
  if (!hasReceipt(payment.state) || takenAt === undefined) return undefined;
  const { cardType, cardLastFour } = payment;
  return {
    issuer: { name: config.receipt.issuer, vatNumber: config.receipt.vatNumber },
    company: { name: companyName, number: companyNumber },
    billedTo: openBilledTo(vault, payment),
    email: payment.billToEmail ?? undefined,
    filing: {
      name: formNameOf(form, companyNumber, companyType),
      submissionNumber: submissionNumber ?? undefined,
    },
    takenOn: dayOf(takenAt),
    fee: pence(payment.feePence),
    processingFee: pence(payment.processingPence),
    tax: pence(payment.taxPence),
    total: pence(payment.totalPence),
    chargedTogether: payment.chargedPence === payment.totalPence ? undefined : pence(payment.chargedPence),
    card: [cardType ?? 'Card', cardLastFour && `ending in ${cardLastFour}`].filter(Boolean).join(' '),
    transactionId: payment.transactionId ?? '',
    reference: payment.vendorTxCode,
    number: receiptNumberOf(payment.id),
    isRefunded: payment.state === 'refunded',
    madeOn: clock.today(),
  };
}

/** "R-1F00-77AC": from the payment itself, so that a receipt has the same number however often it is made. */
function receiptNumberOf(paymentId: string): string {
  const [digits = ''] = paymentId.toUpperCase().split('-');
  return `R-${digits.slice(0, 4)}-${digits.slice(4)}`;
}
