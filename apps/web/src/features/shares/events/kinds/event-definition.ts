import type { EventKind, EventRequest } from '../../plan/share-plan.ts';
import type { FindHeld, RegisterFacts } from '../register-facts.ts';
import type {
  Answers,
  AskedOnForms,
  CheckedAnswers,
  FieldDefinition,
  FieldName,
  FieldOf,
  RequestOf,
  SectionDefinition,
} from './field-definition.ts';
import type { Names } from './summary.ts';

/** A kind of event: what it is for, what it asks, and how it reads in one line. */
export interface EventDefinition {
  readonly kind: EventKind;
  /** What it is for. */
  readonly about: string;
  /** What goes to Companies House, and by when. */
  readonly follows: string;
  readonly sections: readonly SectionDefinition[];
  /** What is missing or wrong, by the name of the field; the server says the rest. */
  readonly check?:
    | ((
        answers: CheckedAnswers,
        facts: RegisterFacts,
        findHeld?: FindHeld,
      ) => Readonly<Record<string, string>>)
    | undefined;
  /** The day on which the register is shown, where it is not that of the event. */
  readonly day?: ((answers: Answers) => string | undefined) | undefined;
  readonly summary: (request: EventRequest, names: Names) => string;
}

type Sections<Kind extends EventKind> = readonly SectionDefinition<FieldOf<Kind> | 'on' | AskedOnForms>[];
type Named<Each> = Each extends { fields: infer Fields } ? keyof Fields : never;
/** A field of the call that no section asks for is an error. */
type Complete<Kind extends EventKind, Given extends Sections<Kind>> = [
  Exclude<FieldOf<Kind>, Named<Given[number]>>,
] extends [never]
  ? Given
  : { readonly missing: Exclude<FieldOf<Kind>, Named<Given[number]>> };

interface Definition<Kind extends EventKind, Given extends Sections<Kind>>
  extends Pick<EventDefinition, 'check' | 'day'> {
  readonly about?: string;
  readonly follows?: string;
  readonly sections: Given & Complete<Kind, Given>;
  readonly summary: (request: RequestOf<Kind>, names: Names) => string;
}

/** Defines a kind of event with every field of its call. */
export function defineEvent<Kind extends EventKind, const Given extends Sections<Kind>>(
  kind: Kind,
  { about = '', follows = '', summary, ...rest }: Definition<Kind, Given>,
): EventDefinition {
  return {
    kind,
    about,
    follows,
    ...rest,
    // A definition is found by the kind of the request.
    summary: (request, names) => summary(request as RequestOf<Kind>, names),
  };
}

/** The fields of a kind by name, in the order in which they are asked. */
export function fieldsOf({ sections }: EventDefinition): readonly (readonly [FieldName, FieldDefinition])[] {
  // A section has the fields that its type names and no others.
  return sections.flatMap(({ fields }) => Object.entries(fields) as [FieldName, FieldDefinition][]);
}
