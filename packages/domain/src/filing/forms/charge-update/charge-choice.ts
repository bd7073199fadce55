import { civilDate } from '../../../dates/civil-date.ts';
import { formatCivilDate } from '../../../dates/date-text.ts';
import { type FieldError, fieldError } from '../../../field-error.ts';
import { checkEventDate, dateAt } from '../kernel/event-dates.ts';
import { answerAt, type FormField, type FormStep } from '../kernel/form-fields.ts';
import type { ChargeFacts, FormFacts } from '../kernel/form-facts.ts';
import type { FormCase } from '../kernel/form-rules.ts';
import type { ChargeReference } from './content.ts';

/** The path of the answer that says which charge a form is about. */
export const CHARGE_PATH = 'chargeId';
/** Charges created from 6 April 2013 have a code (s. 859I); older ones are found by their particulars. */
const LAST_DAY_WITHOUT_CODE = civilDate('2013-04-05');
/** The schema sets these texts no length; this is far beyond any that a register shows. */
export const LONGEST_TEXT = 3500;

/** Charges that are not satisfied. */
export function openCharges({ charges }: FormFacts): readonly ChargeFacts[] {
  return charges.filter(({ status }) => status !== 'fully-satisfied' && status !== 'satisfied');
}

/** The charge that the form is about; undefined while none is chosen. */
export function chosenCharge({ facts, answers }: FormCase): ChargeFacts | undefined {
  const chosen = answerAt(answers, CHARGE_PATH);
  return openCharges(facts).find(({ id }) => id === chosen);
}

/** "Charge 012345670001 of 1 May 2020, Bank plc". */
export function describeCharge({ code, number, createdOn, personsEntitled }: ChargeFacts): string {
  const name = `Charge ${code ?? number ?? ''}`.trim();
  const day = createdOn === undefined ? '' : ` of ${formatCivilDate(createdOn)}`;
  const [holder] = personsEntitled;
  return `${name}${day}${holder === undefined ? '' : `, ${holder}`}`;
}

/** What the register says of a charge. */
export function describeStatus({ status }: ChargeFacts): string {
  return status === 'part-satisfied' ? 'Satisfied in part' : 'Outstanding';
}

/** What is known of a charge without a code, as answers. */
export function particularsOf({ code, createdOn, description }: ChargeFacts): Record<string, string> {
  if (code !== undefined) return {};
  return {
    ...(createdOn !== undefined && { 'charge.createdOn': createdOn }),
    'charge.shortParticulars': description,
  };
}

/** The page that asks which charge, and for the particulars of an old one. */
export function chargeStep(asked: FormCase): FormStep {
  const charge = chosenCharge(asked);
  const text = (path: string, label: string, hint: string): FormField => ({
    path,
    label,
    hint,
    kind: 'long-text',
    maxLength: LONGEST_TEXT,
  });
  const particulars: readonly FormField[] = [
    { path: 'charge.createdOn', label: 'Date of creation', kind: 'date' },
    text('charge.instrumentDescription', 'Instrument', 'As the register describes it, like “Debenture”.'),
    text('charge.shortParticulars', 'Short particulars', 'As the register shows them.'),
  ];
  return {
    id: 'charge',
    title: 'Which charge',
    sections: [
      {
        title: 'Charge',
        fields: [
          {
            path: CHARGE_PATH,
            label: 'Charge',
            kind: 'select',
            options: openCharges(asked.facts).map((each) => ({
              value: each.id,
              label: describeCharge(each),
              ...(each.description !== '' && { hint: each.description }),
            })),
            decidesFields: true,
            missing: 'Choose the charge',
          },
        ],
      },
      ...(charge !== undefined && charge.code === undefined
        ? [
            {
              title: 'Particulars',
              hint: 'Charges from before 6 April 2013 have no code: Companies House finds them by these.',
              fields: particulars,
            },
          ]
        : []),
    ],
  };
}

/** What is wrong with the date of an old charge. */
export function checkCreation(asked: FormCase): readonly FieldError[] {
  const createdOn = dateAt(asked.answers, 'charge.createdOn');
  if (createdOn === undefined || createdOn <= LAST_DAY_WITHOUT_CODE) {
    return checkEventDate(asked, 'charge.createdOn');
  }
  const message = 'Charges from 6 April 2013 on have a code. Update the company from Companies House first';
  return [fieldError('charge.createdOn', 'has-a-code', message)];
}

/** By its code exactly as registered, which is checked at the gateway; else by its particulars. */
export function referenceOf(asked: FormCase): ChargeReference {
  const charge = chosenCharge(asked);
  if (charge?.code !== undefined) return { kind: 'code', code: charge.code };
  const at = (name: string) => answerAt(asked.answers, `charge.${name}`);
  return {
    kind: 'particulars',
    createdOn: at('createdOn'),
    instrumentDescription: at('instrumentDescription'),
    shortParticulars: at('shortParticulars'),
  };
}
