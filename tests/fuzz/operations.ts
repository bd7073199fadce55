import {
  type CallDefinition,
  type CallName,
  calls,
  type JsonSchema,
  type Operation,
  resolveSchema,
  toOpenApi,
} from '@statbook/contract';
import { translatorOf } from '@statbook/contract/wire';
import { type Member, readShape, type Shape } from './shape.ts';

/** One operation of the OpenAPI document. */
export interface FuzzOperation {
  name: string;
  method: string;
  path: string;
  query: readonly Member[];
  body: Shape | undefined;
  isFile: boolean;
  /** Made about the draft of a form. */
  isAboutForms: boolean;
  /** Members that name whoever asks, and by what. */
  callers: ReadonlyMap<string, string>;
  /** Takes answers of a form by the path of their question. */
  takesAnswers: boolean;
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
  saveForm: 12,
  reviewForm: 4,
  getForm: 2,
  startForm: 2,
  submitFiling: 3,
  printForm: 0.5,
  appointOfficerDetails: 2,
  editCompanyInformation: 2,
  saveSailAddressDetails: 2,
  saveRecordSailAddressDetails: 2,
  deleteForm: 0.2,
};
/** Drawing a document takes as long as fifty other calls. */
const weightOfFile = 0.2;

const aboutForms: ReadonlySet<string> = new Set([
  'submitFiling',
  'appointOfficerDetails',
  'editCompanyInformation',
  'saveSailAddressDetails',
  'saveRecordSailAddressDetails',
] satisfies CallName[]);

/** A request that names another caller than its token is refused: the document does not say which members do so. */
function callersOf(operation: string): ReadonlyMap<string, string> {
  const name = operation.replace(/ByPost$/, '');
  const call: CallDefinition | undefined = Object.entries(calls).find(([known]) => known === name)?.[1];
  const names = translatorOf(call?.wire?.input);
  return new Map(Object.entries(call?.caller ?? {}).map(([member, fact]) => [names.wireName(member), fact]));
}

const hasOpenMembers = (shape: Shape): boolean =>
  shape.kind === 'object' &&
  (shape.values !== undefined || shape.members.some(({ shape: member }) => hasOpenMembers(member)));

/** Every operation of the document, each with what it takes. */
export function readOperations(): FuzzOperation[] {
  const document = toOpenApi({ version: '0', url: 'http://localhost', issuer: 'http://localhost' });
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const readSchema = (schema: JsonSchema) => readShape(resolveSchema(document, schema));
      return toFuzzed(path, method, { operation, readSchema });
    }),
  );
}

interface Described {
  operation: Operation;
  readSchema: (schema: JsonSchema) => Shape;
}

function toFuzzed(path: string, method: string, { operation, readSchema }: Described): FuzzOperation {
  const { operationId: name, parameters = [], requestBody, responses } = operation;
  const given = requestBody?.content['application/json']?.schema;
  const body = given && readSchema(given);
  const isFile = responses['200']?.content?.['application/json'] === undefined;
  const own: Readonly<Record<string, number>> = weights;
  return {
    name,
    method: method.toUpperCase(),
    path,
    query: parameters.map(({ name, schema, required }) => ({
      name,
      shape: readSchema(schema),
      isRequired: required,
    })),
    body,
    isFile,
    isAboutForms: path.startsWith('/api/Forms/') || aboutForms.has(name),
    callers: callersOf(name),
    takesAnswers: body !== undefined && hasOpenMembers(body),
    weight: own[name] ?? (isFile ? weightOfFile : 1),
  };
}
