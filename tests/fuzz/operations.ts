import { type CallName, type JsonSchema, type Operation, toOpenApi } from '@statbook/contract';
import { type Member, readShape, type Shape } from './shape.ts';

/** One operation of the OpenAPI document. */
export interface FuzzOperation {
  name: string;
  method: string;
  path: string;
  query: readonly Member[];
  body: Shape | undefined;
  isFile: boolean;
  /** How often it is made among all. */
  weight: number;
}

/** Calls with more to go wrong in them are made more often; those that end what others are about, seldom. */
const weights: Partial<Record<CallName, number>> = {
  planShareEvent: 5,
  recordShareEvent: 5,
  saveOpeningBalance: 2,
  saveShareTransfer: 2,
  saveConfirmationStatement: 2,
  getPaymentDetails: 2,
  deleteCompany: 0.02,
  signOut: 0.02,
  endAllSessions: 0.02,
  endSession: 0.05,
  signIn: 0.2,
  importCompany: 0.2,
  importCompanies: 0.1,
  refreshCompany: 0.2,
  refreshCompanies: 0.2,
  saveSessionTimeout: 0.05,
  streamEvents: 0.2,
};
/** Drawing a document takes as long as fifty other calls. */
const weightOfFile = 0.2;

/** Every operation of the document, each with what it takes. */
export function readOperations(): FuzzOperation[] {
  const document = toOpenApi({ version: '0', url: 'http://localhost', issuer: 'http://localhost' });
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => toFuzzed(path, method, operation)),
  );
}

function toFuzzed(path: string, method: string, operation: Operation): FuzzOperation {
  const { operationId: name, parameters = [], requestBody, responses } = operation;
  const body = requestBody?.content['application/json']?.schema;
  const isFile = responses['200']?.content?.['application/json'] === undefined;
  const own: Readonly<Record<string, number>> = weights;
  return {
    name,
    method: method.toUpperCase(),
    path,
    query: parameters.map(({ name, schema, required }) => ({
      name,
      shape: readShape(schema),
      isRequired: required,
    })),
    body: body && readShape(body satisfies JsonSchema),
    isFile,
    weight: own[name] ?? (isFile ? weightOfFile : 1),
  };
}
