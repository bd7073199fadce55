export * from './delivery.ts';
export * from './fees.ts';
export * from './filing-life.ts';
export * from './form-catalogue.ts';
export * from './form-names.ts';
export * from './newcomer.ts';
export { AUTHENTICATION_CODE_MISSING, type Blocker, type Readiness, type Warning } from './readiness.ts';
export {
  adviseOnGateTrouble,
  explainRejection,
  type GateRemedy,
  type GateTrouble,
  type RejectionReason,
} from './refusals/explain-refusal.ts';
export type { RefusalExplanation } from './refusals/explanation.ts';
