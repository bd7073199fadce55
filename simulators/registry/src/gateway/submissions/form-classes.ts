import { type ChangeOfName, readChangeOfName } from '../change-of-name/change-of-name.ts';
import {
  type ConfirmationStatement,
  readConfirmationStatement,
} from '../confirmation/confirmation-statement.ts';
import type { XmlElement } from '../../xml/xml-element.ts';

export type DeliveredForm =
  | { kind: 'confirmation-statement'; statement: ConfirmationStatement }
  | { kind: 'change-of-name'; change: ChangeOfName };

export interface FormClass {
  element: string;
  identifiers: readonly string[];
  /** Reads a form that is valid. */
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
    read: readStatement,
  },
  ConfirmationAndVerificationStatement: {
    element: 'ConfirmationAndVerificationStatement',
    // The registry's own sample names the plain form here.
    identifiers: ['ConfirmationAndVerificationStatement', 'ConfirmationStatement'],
    read: readStatement,
  },
  ChangeOfName: {
    element: 'ChangeOfName',
    identifiers: ['ChangeOfName'],
    read: (form) => ({ kind: 'change-of-name', change: readChangeOfName(form) }),
  },
};
