import type { EventForm } from '../event-values.ts';
import type { FieldContext, FieldDefinition, TextName } from '../kinds/field-definition.ts';

type OfType<Each, Type> = Each extends { type: infer Own } ? (Type extends Own ? Each : never) : never;
/** The definition of a type of field. */
export type DefinitionOf<Type extends FieldDefinition['type']> = OfType<FieldDefinition, Type>;

/** What the input of a field is given. */
export interface InputProps<Definition extends FieldDefinition = FieldDefinition> {
  readonly name: TextName;
  readonly field: Definition;
  readonly hint: string | undefined;
  readonly context: FieldContext;
  readonly form: EventForm;
}
