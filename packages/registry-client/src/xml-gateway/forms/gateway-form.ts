import type { FormSecrets } from '@statbook/domain/filing/forms';
import type { XmlNode } from '../message/xml-writer.ts';
import type { AttachedDocument } from './attached-document.ts';
import type { FieldAdjustment, FieldProblem } from './field-checker.ts';

/** A form ready to go into a submission. */
export interface GatewayForm {
  /** Header `Class`. */
  readonly className: string;
  /** `FormIdentifier`; the root element's name except where the manual says otherwise (part 7). */
  readonly formIdentifier: string;
  readonly root: XmlNode;
  /** Written after the form, in this order. */
  readonly documents?: readonly AttachedDocument[] | undefined;
  /** Texts that are sent otherwise than given. */
  readonly adjustments: readonly FieldAdjustment[];
}

/** A form, or everything that is wrong with its content. */
export type BuiltForm =
  | { readonly ok: true; readonly form: GatewayForm }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/** What no public source says of a form, and the registrar has to: settings, not constants. */
export interface FormOptions {
  /** Where AD01 (v2-7) has its statement; its schema is not public. */
  readonly ad01Statement: 'after-address' | 'before-address';
  /** Whether MR01 and MR02 (v2-9) still want three personal attributes, as other forms no longer do. */
  readonly mr01Authentication: boolean;
}

export const DEFAULT_FORM_OPTIONS: FormOptions = { ad01Statement: 'after-address', mr01Authentication: true };

/** What goes with a form beside its content and secrets. */
export interface FormExtras {
  readonly documents?: readonly AttachedDocument[] | undefined;
  readonly options?: Partial<FormOptions> | undefined;
}

/** Writes a form in the order of its schema, or says all that is wrong with it, by field. */
export type FormBuilder<Content> = (
  content: Content,
  secrets?: FormSecrets,
  extras?: FormExtras,
) => BuiltForm;
