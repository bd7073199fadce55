import type { XmlNode } from '../message/xml-writer.ts';
import type { FieldAdjustment, FieldProblem } from './field-checker.ts';

/** A form ready to go into a submission. */
export interface GatewayForm {
  /** Header `Class`. */
  readonly className: string;
  /** `FormIdentifier`; the root element's name except where the manual says otherwise (part 7). */
  readonly formIdentifier: string;
  readonly root: XmlNode;
  /** Texts that are sent otherwise than given. */
  readonly adjustments: readonly FieldAdjustment[];
}

/** A form, or everything that is wrong with its content. */
export type BuiltForm =
  | { readonly ok: true; readonly form: GatewayForm }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };
