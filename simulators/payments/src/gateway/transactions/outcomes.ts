export interface Outcome {
  statusCode: string;
  status: 'Ok' | '3DAuth' | 'NotAuthed' | 'Rejected' | 'Error';
  statusDetail: string;
  bankResponseCode?: string;
}

export const outcomes = {
  authorised: {
    statusCode: '0000',
    status: 'Ok',
    statusDetail: 'The Authorisation was Successful.',
    bankResponseCode: '00',
  },
  declined: {
    statusCode: '2000',
    status: 'NotAuthed',
    statusDetail: 'The Authorisation was Declined by the bank.',
    bankResponseCode: '05',
  },
  refusedByRules: {
    statusCode: '2001',
    status: 'Rejected',
    statusDetail: 'The Authorisation was Rejected by the vendor rule-base.',
    bankResponseCode: '00',
  },
  notAuthenticated: {
    statusCode: '4026',
    status: 'Rejected',
    statusDetail: "3D-Authentication failed. This vendor's rules require a successful 3D-Authentication.",
  },
  refusedByIssuer: {
    statusCode: '4027',
    status: 'Rejected',
    statusDetail: '3D-Authentication failed. Cannot authorise this card.',
  },
  erroFromBank: {
    statusCode: '3377',
    status: 'Error',
    statusDetail: 'The ACS has provided an Erro message. CReq validation failure.',
  },
  voided: { statusCode: '2005', status: 'Ok', statusDetail: 'The Void was Successful.' },
  aborted: { statusCode: '2006', status: 'Ok', statusDetail: 'The Abort was Successful.' },
  challenged: {
    statusCode: '2021',
    status: '3DAuth',
    statusDetail: 'Please redirect your customer to the ACSURL to complete the 3DS Transaction',
  },
} as const satisfies Record<string, Outcome>;
