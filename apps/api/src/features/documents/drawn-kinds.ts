import type { AccessFlag, CallDefinition } from '@statbook/contract';
import {
  getStockTransferForm,
  printApproval,
  printCertificateRegister,
  printCharges,
  printConfirmationStatement,
  printForm,
  printOfficers,
  printPaymentReceipt,
  printPscs,
  printShareCertificates,
  printShareRegister,
} from '@statbook/contract/calls';
import { registerTitles } from '@statbook/documents/register-titles';
import { type DrawnKind, drawnKinds } from '../../platform/database/schema.ts';

interface Drawn {
  /** What it is, as it stands on screen. */
  readonly text: string;
  /** What draws it: who may not make this call does not see what it has drawn either. */
  readonly call: CallDefinition;
}

const drawn: Readonly<Record<DrawnKind, Drawn>> = {
  'share-certificates': { text: 'Share certificates', call: printShareCertificates },
  'certificate-register': { text: 'Register of certificates', call: printCertificateRegister },
  'share-register': { text: 'Register of the shares', call: printShareRegister },
  'register-of-officers': { text: registerTitles['register-of-officers'], call: printOfficers },
  'register-of-pscs': { text: registerTitles['register-of-pscs'], call: printPscs },
  'register-of-charges': { text: registerTitles['register-of-charges'], call: printCharges },
  'stock-transfer-form': { text: 'Stock transfer form', call: getStockTransferForm },
  form: { text: 'Form data sheet', call: printForm },
  'confirmation-statement': { text: 'Confirmation statement', call: printConfirmationStatement },
  'payment-receipt': { text: 'Receipt of a payment', call: printPaymentReceipt },
  approval: { text: 'Evidence of approval', call: printApproval },
};

export const drawnKindText = (kind: DrawnKind): string => drawn[kind].text;

/** The kinds that somebody with these flags may make, and so may see. */
export function drawnKindsFor(flags: ReadonlySet<AccessFlag>): readonly DrawnKind[] {
  return drawnKinds.filter((kind) => {
    const { access } = drawn[kind].call;
    if (typeof access === 'string') return false;
    return [access.flag].flat().some((flag) => flags.has(flag));
  });
}

/** The kinds of these that are meant by a word: "cert" is in the words of two. */
export const drawnKindsOfWord = (kinds: readonly DrawnKind[], word: string): readonly DrawnKind[] =>
  kinds.filter((kind) => drawnKindText(kind).toLowerCase().includes(word.toLowerCase()));
