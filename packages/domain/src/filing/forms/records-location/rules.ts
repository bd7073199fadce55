import type { FormId } from '../../form-catalogue.ts';
import type { Blocker } from '../../readiness.ts';
import { answerAt, type FormField, type FormSection, ticksAt } from '../kernel/form-fields.ts';
import type { FormFacts } from '../kernel/form-facts.ts';
import type { FormCase, FormComparison, FormRules } from '../kernel/form-rules.ts';
import { describeRecord, isRecordType, recordsKept } from './company-records.ts';
import type { RecordsLocationContent, RecordType } from './content.ts';

/** Records moved to the inspection location (AD03) or back to the office (AD04; Companies Act 2006 s. 1136). */
export const recordsLocation: FormRules<RecordsLocationContent> = {
  family: 'records-location',
  forms: ['AD03', 'AD04'],
  whyNot: (form, facts) => {
    if (form === 'AD04' && facts.sail.address === undefined) {
      return 'The register shows no inspection location from which records could come back.';
    }
    if (form === 'AD03' && movable(form, facts).length === 0) {
      return 'Every record is at the inspection location already.';
    }
    return undefined;
  },
  begin: (_form, _facts, { answers = {} }) => answers,
  steps: (asked) => [
    {
      id: 'records',
      title: asked.form === 'AD03' ? 'Records at the inspection location' : 'Records back at the office',
      hint: 'Each record is in one place. Those that are not named stay where they are. File it within 14 days after the move.',
      sections: sectionsOf(asked),
    },
  ],
  blockers: findPlace,
  compose: (asked) => ({ content: composeContent(asked), secrets: {} }),
  compare: compareOf,
  effectiveOn: () => undefined,
  expects: (_content, form) => ({ formType: form, descriptionValues: {} }),
  rejections: [
    {
      wording: /register|record|sail|inspection/i,
      meaning: 'A record that was named is not where the notice says it comes from.',
      step: 'records',
    },
  ],
};

const atInspection = ({ sail }: FormFacts): readonly RecordType[] => sail.records.filter(isRecordType);

/** The records that a form can move. */
function movable(form: FormId, facts: FormFacts): readonly RecordType[] {
  const there = atInspection(facts);
  return form === 'AD04' ? there : recordsKept(facts).filter((record) => !there.includes(record));
}

const ENDED = 'inspection-location-ended';

function sectionsOf({ form, facts, answers }: FormCase): readonly FormSection[] {
  const move: FormField = {
    path: 'move',
    label: 'What comes back',
    kind: 'choice',
    options: [
      ...(movable(form, facts).length > 0
        ? [{ value: 'to-registered-office', label: 'Some records; the inspection location stays' }]
        : []),
      { value: ENDED, label: 'All records are back at the office, and the inspection location ends' },
    ],
    decidesFields: true,
    missing: 'Say what comes back to the registered office',
  };
  const records: FormField = {
    path: 'records',
    label: 'Records',
    kind: 'ticks',
    options: movable(form, facts).map((record) => ({ value: record, label: describeRecord(record) })),
    missing: 'Tick at least one record',
  };
  if (form === 'AD03') return [{ title: 'Records that have moved there', fields: [records] }];
  const listed = answerAt(answers, 'move') === 'to-registered-office' ? [records] : [];
  return [{ title: 'Records', fields: [move, ...listed] }];
}

/** Records cannot be at a place that the register does not know. */
function findPlace({ form, facts }: FormCase): readonly Blocker[] {
  if (form !== 'AD03' || facts.sail.address !== undefined) return [];
  const message = 'The register shows no inspection location. File its address first.';
  return [{ code: 'inspection-location-missing', message, forms: ['AD02'] }];
}

function chosenRecords({ answers }: FormCase): readonly RecordType[] {
  return ticksAt(answers, 'records').filter(isRecordType);
}

function composeContent(asked: FormCase): RecordsLocationContent {
  const records = chosenRecords(asked);
  if (asked.form === 'AD03') return { move: 'to-inspection-location', records };
  if (answerAt(asked.answers, 'move') === ENDED) return { move: ENDED };
  return { move: 'to-registered-office', records };
}

function compareOf(asked: FormCase): readonly FormComparison[] {
  const now = atInspection(asked.facts);
  const content = composeContent(asked);
  return [
    {
      label: 'Records at the inspection location',
      now: now.map(describeRecord),
      after: recordsAfter(now, content).map(describeRecord),
    },
  ];
}

function recordsAfter(now: readonly RecordType[], content: RecordsLocationContent): readonly RecordType[] {
  if (content.move === ENDED) return [];
  if (content.move === 'to-inspection-location') return [...now, ...content.records];
  return now.filter((record) => !content.records.includes(record));
}
