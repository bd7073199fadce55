import { RECORD_TYPES, type RecordsLocationContent, type RecordType } from '@statbook/domain/filing/forms';
import { element, textElement, type XmlNode } from '../../message/xml-writer.ts';
import { FieldChecker } from '../field-checker.ts';
import type { FormBuilder } from '../gateway-form.ts';
import { finishForm } from '../gateway-forms.ts';

/** `RecordChangeOfLocation` v3-0: records moved to the inspection location (AD03) or back (AD04). */
export const buildRecordsLocation: FormBuilder<RecordsLocationContent> = (content, secrets) => {
  const check = new FieldChecker(secrets);
  if (content.move === 'inspection-location-ended') {
    return finishForm(check, 'AD04', {
      children: [textElement('MoveToRegisteredOffice', 'true'), textElement('RemoveSAILAddressInd', 'true')],
    });
  }
  const toInspection = content.move === 'to-inspection-location';
  const moved = textElement(toInspection ? 'MoveToSAILAddress' : 'MoveToRegisteredOffice', 'true');
  return finishForm(check, toInspection ? 'AD03' : 'AD04', {
    children: [moved, ...recordElements(check, content.records)],
  });
};

function recordElements(check: FieldChecker, records: readonly RecordType[]): XmlNode[] {
  check.require(records.length > 0, 'records', 'must name at least one record');
  check.require(new Set(records).size === records.length, 'records', 'must not repeat a record');
  return records.map((record, index) => {
    check.require(RECORD_TYPES.includes(record), `records[${index}]`, 'is not a record that may be moved');
    return element('RegisterList', [textElement('RecordType', record)]);
  });
}
