import type { CivilDate } from '@statbook/domain/dates';
import {
  type Amount,
  formatAmount,
  formatCount,
  type ShareCount,
  wholeCountOf,
} from '@statbook/domain/money';
import { describeNumberRanges, type NumberRange, stampDutyOn } from '@statbook/domain/share-capital';
import type { DocumentCompany } from './company-facts.ts';
import { countInWords } from './certificates/spell-number.ts';
import { FormPage } from './page/form-page.ts';
import { TaggedDocument } from './page/tagged-document.ts';

/** A party to a transfer. */
export interface TransferParty {
  readonly name: string;
  /** On one line; empty where it is not known. */
  readonly address: string;
}

/** Shares that one holder gives another. */
export interface StockTransfer {
  readonly className: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly nominalEach: Amount;
  readonly shares: ShareCount;
  /** Distinguishing numbers, where the class has them. */
  readonly numbers: readonly NumberRange[];
  readonly transferor: TransferParty;
  readonly transferee: TransferParty;
  /** In sterling; undefined for a gift. */
  readonly consideration: Amount | undefined;
  /** Whether something is unpaid on the shares: the transferee then signs too, and takes that on. */
  readonly isPartlyPaid: boolean;
}

/** Forms for signature, one for each transfer. */
export interface StockTransferFormsInput {
  readonly company: DocumentCompany;
  readonly transfers: readonly StockTransfer[];
  /** The day the document is made; the form itself is dated by who signs it. */
  readonly madeOn: CivilDate;
}

/**
 * Stock transfer forms as one tagged PDF, A4 upright, two pages each: the transfer with the particulars of form J30 (fully
 * paid shares) or J10 (partly paid), and the certificates about stamp duty with what follows from the consideration.
 */
export function drawStockTransferForms(input: StockTransferFormsInput): Promise<Uint8Array> {
  const { company, transfers, madeOn } = input;
  const document = new TaggedDocument({
    title: `Stock transfer form: ${company.name}`,
    madeOn,
    layout: 'portrait',
    keepsPages: false,
  });
  for (const transfer of transfers) {
    drawTransfer(new FormPage(document), company, transfer);
    const duty = new FormPage(document);
    drawDuty(duty, transfer);
    duty.missingCharacters();
  }
  return document.finish();
}

function drawTransfer(page: FormPage, company: DocumentCompany, transfer: StockTransfer): void {
  const { transferor, transferee, isPartlyPaid } = transfer;
  page.title(
    'Stock transfer form',
    isPartlyPaid ? 'For partly paid shares (as form J10)' : 'For fully paid shares (as form J30)',
  );
  page.field('Consideration', considerationText(transfer));
  page.field('Company', `${company.name} (company number ${company.number})`);
  page.field(
    'Shares',
    `${transfer.className}, ${formatAmount(transfer.nominalEach, transfer.currency)} each`,
  );
  page.field('Number of shares in words', wordsFor(transfer.shares));
  page.field('Number of shares in figures', formatCount(transfer.shares));
  if (transfer.numbers.length > 0)
    page.field('Numbers of the shares', describeNumberRanges(transfer.numbers));
  page.field('Transferor', transferor.name);
  page.field('Transferor’s address', transferor.address);
  page.text('I or we transfer the shares above out of the name of the transferor to the person named below.');
  page.signatures('Signature of transferor', 'Date');
  page.field('Transferee', transferee.name);
  page.field('Transferee’s address', transferee.address);
  page.text('I or we ask that the register be changed so as to show this transfer.');
  if (isPartlyPaid) {
    page.text(
      'The transferee accepts the shares with what is unpaid on them, and agrees to pay it when it is called.',
    );
    page.signatures('Signature of transferee', 'Date');
  }
  page.signatures('Presented by (name and address)', 'Reference');
}

function drawDuty(page: FormPage, { consideration }: StockTransfer): void {
  page.title('Certificates about stamp duty', 'Complete one of them only where no duty is paid on the form');
  page.heading('Certificate 1: consideration of £1,000 or less');
  page.text(
    'I or we certify that the consideration is £1,000 or less, and that the transfer is no part of a larger transaction or series of transactions in which the whole consideration is more than £1,000.',
  );
  page.signatures('Signature', 'Date');
  page.heading('Certificate 2: exempt, or not on consideration that can be charged');
  page.text('I or we certify that no stamp duty is payable on this transfer, for the reason given here.');
  page.signatures('Reason', 'Date');
  page.signatures('Signature', 'Capacity');
  page.heading('What follows from the consideration');
  page.text(adviceOn(consideration));
}

function adviceOn(consideration: Amount | undefined): string {
  if (consideration === undefined) return 'A gift: no duty is payable, and no certificate is needed.';
  const duty = stampDutyOn({ consideration });
  if (!duty.isDue)
    return 'No duty is payable if certificate 1 is true and signed. If the transfer is part of something larger, duty is worked out on the whole.';
  return `Stamp duty of ${formatAmount(duty.duty, 'GBP')} is payable within 30 days of signing and dating, unless an exemption applies. The company may not register the transfer before it is stamped.`;
}

function considerationText({ consideration }: StockTransfer): string {
  return consideration === undefined ? 'None: a gift' : formatAmount(consideration, 'GBP');
}

function wordsFor(shares: ShareCount): string {
  const whole = wholeCountOf(shares);
  return whole === undefined ? formatCount(shares) : countInWords(whole);
}
