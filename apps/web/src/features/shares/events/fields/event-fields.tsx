import type { ComponentType, ReactNode } from 'react';
import { AppLink } from '#kit/link/app-link.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { FieldRow, FormSection } from '#kit/form/form-section.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { sharesWord } from '#kit/value/format.ts';
import type { FieldDefinition, SectionDefinition, SectionNote, TextName } from '../kinds/field-definition.ts';
import { inputs } from './inputs.tsx';
import { type AskedEvent, type InputProps, useFieldContext } from './use-field-context.ts';

/** The form of a kind of event, as it is defined. A form of one section has no heading of its own. */
export function EventFields(asked: AskedEvent) {
  const { definition, form, facts } = asked;
  const context = useFieldContext(asked);
  const [only, ...others] = definition.sections;
  if (only !== undefined && others.length === 0)
    return <SectionFields section={only} context={context} form={form} />;
  return definition.sections.map((section) => (
    <FormSection key={section.title} title={section.title} description={section.description}>
      <SectionFields section={section} context={context} form={form} />
      <Note note={section.note?.(context)} companyId={facts.companyId} />
    </FormSection>
  ));
}

interface SectionFieldsProps extends Pick<InputProps, 'context' | 'form'> {
  readonly section: SectionDefinition;
}

function SectionFields({ section, context, form }: SectionFieldsProps) {
  // What is no text has an input that knows its own name.
  const fields = Object.entries(section.fields) as [TextName, FieldDefinition][];
  const shown = fields.filter(([, { when }]) => when?.(context.answers, context.facts) !== false);
  const input = ([name, field]: [TextName, FieldDefinition]): ReactNode => {
    // An input takes the definitions of its type.
    const Input = inputs[field.type] as ComponentType<InputProps>;
    const hint = typeof field.hint === 'function' ? field.hint(context) : field.hint;
    return <Input key={name} name={name} field={field} hint={hint} context={context} form={form} />;
  };
  const inRow = shown.filter(([, field]) => field.inRow);
  return shown.map((each) => {
    if (each[1].inRow !== true) return input(each);
    return each === inRow[0] ? <FieldRow key={each[0]}>{inRow.map(input)}</FieldRow> : null;
  });
}

const namedAtMost = 5;

/** What follows from the answers; nothing where nobody is concerned. */
function Note({ note, companyId }: { readonly note: SectionNote | undefined; readonly companyId: string }) {
  if (note === undefined) return null;
  if ('link' in note) return <AppLink href={note.href(companyId)}>{note.link}</AppLink>;
  if ('text' in note) return <Banner>{note.text}</Banner>;
  const { title, holders, advice } = note;
  if (holders.length === 0) return null;
  const more = holders.length - namedAtMost;
  return (
    <Banner tone="warn" title={title} announced>
      <ul>
        {holders.slice(0, namedAtMost).map(({ holderId, name, shares }) => (
          <li key={holderId}>
            <bdi>{name}</bdi>, <Count of={shares} /> {sharesWord(shares)}
          </li>
        ))}
        {more > 0 && (
          <li>
            and <Count of={more} /> more
          </li>
        )}
      </ul>
      {advice}
    </Banner>
  );
}
