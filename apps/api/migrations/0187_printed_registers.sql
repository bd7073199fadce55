-- The registers of officers, of people with significant control and of charges are drawn as well.

alter table drawn_document drop constraint drawn_document_kind_check, add check (kind in ('share-certificates',
  'certificate-register', 'share-register', 'register-of-officers', 'register-of-pscs', 'register-of-charges',
  'stock-transfer-form', 'form', 'confirmation-statement', 'payment-receipt', 'approval'));
