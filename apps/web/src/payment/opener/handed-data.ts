/** What the window is told of the submission (specification, section 3). */
export interface FilingToPay {
  readonly filingId: string;
  readonly submissionType: string | null;
  readonly companyId: string;
  readonly companyName: string;
  readonly companyRegistrationNumber: string;
  /** In pence. */
  readonly totalAmount: number;
}

/** What the window shows of it until the server has told it the same. */
export type HandedData = Pick<FilingToPay, 'companyName' | 'companyRegistrationNumber' | 'totalAmount'>;

const key = 'DataForPaymentdetails';

/** Hands the submission's details to the window, and nothing else of what the page knows. */
export function handData(filing: FilingToPay): void {
  const { filingId, submissionType, companyId, companyName, companyRegistrationNumber, totalAmount } = filing;
  const data: FilingToPay = {
    filingId,
    submissionType,
    companyId,
    companyName,
    companyRegistrationNumber,
    totalAmount,
  };
  localStorage.setItem(key, JSON.stringify(data));
}

/** What was handed over for this filing; nothing where it was another, or is no longer there. */
export function readHandedData(filingId: string): HandedData | undefined {
  const fields = new Map<string, unknown>(Object.entries(readStored() ?? {}));
  const [companyName, companyRegistrationNumber, totalAmount] = [
    fields.get('companyName'),
    fields.get('companyRegistrationNumber'),
    fields.get('totalAmount'),
  ];
  if (fields.get('filingId') !== filingId || typeof companyName !== 'string') return undefined;
  if (typeof companyRegistrationNumber !== 'string' || typeof totalAmount !== 'number') return undefined;
  return { companyName, companyRegistrationNumber, totalAmount };
}

/** Nothing as well where the browser denies its storage. */
function readStored(): object | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
