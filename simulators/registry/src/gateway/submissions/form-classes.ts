import { type ChangeOfName, readChangeOfName } from '../change-of-name/change-of-name.ts';
import {
  type ConfirmationStatement,
  readConfirmationStatement,
} from '../confirmation/confirmation-statement.ts';
import { changeOfNameShape } from '../schema/change-of-name-shape.ts';
import {
  confirmationAndVerificationStatementShape,
  confirmationStatementShape,
} from '../schema/confirmation-statement-shape.ts';
import type { Shape } from '../schema/shape.ts';
import type { XmlElement } from '../xml/xml-element.ts';

/** What a form says, whichever form it is. */
export type DeliveredForm =
  | { kind: 'confirmation-statement'; statement: ConfirmationStatement }
  | { kind: 'change-of-name'; change: ChangeOfName };

export interface FormClass {
  /** Root element of the form. */
  element: string;
  /** What FormIdentifier may say. */
  identifiers: readonly string[];
  shape: Shape;
  /** Of a form whose shape has been checked. */
  read: (form: XmlElement) => DeliveredForm;
}

const readStatement = (form: XmlElement): DeliveredForm => ({
  kind: 'confirmation-statement',
  statement: readConfirmationStatement(form),
});

/** The forms that this gateway knows, by Class (section 7.1). */
export const formClasses: Record<string, FormClass> = {
  ConfirmationStatement: {
    element: 'ConfirmationStatement',
    identifiers: ['ConfirmationStatement'],
    shape: confirmationStatementShape,
    read: readStatement,
  },
  ConfirmationAndVerificationStatement: {
    element: 'ConfirmationAndVerificationStatement',
    // The registry's own sample names the plain form here.
    identifiers: ['ConfirmationAndVerificationStatement', 'ConfirmationStatement'],
    shape: confirmationAndVerificationStatementShape,
    read: readStatement,
  },
  ChangeOfName: {
    element: 'ChangeOfName',
    identifiers: ['ChangeOfName'],
    shape: changeOfNameShape,
    read: (form) => ({ kind: 'change-of-name', change: readChangeOfName(form) }),
  },
};
