import { element, optionalElement, textElement, type XmlNode } from '../../message/xml-writer.ts';
import { addressElement } from '../addresses/address.ts';
import type { FiledShareholder, FiledShareholding } from './confirmation-statement-content.ts';
import type { FieldChecker } from '../field-checker.ts';

const MAX_SHAREHOLDINGS = 5000;
const MAX_TRANSFERS = 200;
const MAX_JOINT_HOLDERS = 10;

/** The `Shareholdings` elements, one per holding. */
export function shareholdingElements(
  check: FieldChecker,
  shareholdings: readonly FiledShareholding[] = [],
): XmlNode[] {
  if (shareholdings.length > MAX_SHAREHOLDINGS) {
    check.refuse('shareholdings', `must be at most ${MAX_SHAREHOLDINGS}`);
  }
  return shareholdings.map((holding, index) =>
    shareholdingElement(check, `shareholdings[${index}]`, holding),
  );
}

function shareholdingElement(check: FieldChecker, field: string, holding: FiledShareholding): XmlNode {
  const { shareholders, transfers = [] } = holding;
  if (shareholders.length < 1 || shareholders.length > MAX_JOINT_HOLDERS) {
    check.refuse(`${field}.shareholders`, `must be between 1 and ${MAX_JOINT_HOLDERS}`);
  }
  if (transfers.length > MAX_TRANSFERS) {
    check.refuse(`${field}.transfers`, `must be at most ${MAX_TRANSFERS}`);
  }
  const held = check.decimal(`${field}.numberHeld`, holding.numberHeld, {
    integerDigits: 15,
    mayBeZero: true,
  });
  return element('Shareholdings', [
    textElement('ShareClass', check.text(`${field}.shareClass`, holding.shareClass, 50)),
    textElement('NumberHeld', held),
    ...transfers.map((transfer, index) => transferElement(check, `${field}.transfers[${index}]`, transfer)),
    ...shareholders.map((holder, index) => holderElement(check, `${field}.shareholders[${index}]`, holder)),
  ]);
}

function transferElement(
  check: FieldChecker,
  field: string,
  transfer: { readonly date: string; readonly numberOfShares: string },
): XmlNode {
  const limit = { integerDigits: 15, mayBeZero: false };
  const number = check.decimal(`${field}.numberOfShares`, transfer.numberOfShares, limit);
  return element('Transfers', [
    textElement('DateOfTransfer', check.date(`${field}.date`, transfer.date)),
    textElement('NumberSharesTransferred', number),
  ]);
}

function holderElement(check: FieldChecker, field: string, holder: FiledShareholder): XmlNode {
  const name =
    'amalgamatedName' in holder
      ? [textElement('AmalgamatedName', check.text(`${field}.amalgamatedName`, holder.amalgamatedName, 160))]
      : [
          textElement('Surname', check.text(`${field}.surname`, holder.surname, 160)),
          optionalElement('Forename', check.optionalText(`${field}.forename`, holder.forename, 50)),
        ];
  return element('Shareholders', [
    element('Name', name),
    holder.address && addressElement(check, `${field}.address`, holder.address),
  ]);
}
