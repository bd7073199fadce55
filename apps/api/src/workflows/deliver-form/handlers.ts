import type { Platform } from '../../composition.ts';
import { recordDeliveryHandler } from './record-delivery.ts';
import { recordOutcomeHandler } from './record-outcome.ts';
import { takeBackDeliveryHandler } from './take-back-delivery.ts';

/** The calls about a form that a person delivers as a document. */
export const deliverFormHandlers = (platform: Platform) => ({
  recordDelivery: recordDeliveryHandler(platform),
  recordOutcome: recordOutcomeHandler(platform),
  takeBackDelivery: takeBackDeliveryHandler(platform),
});
