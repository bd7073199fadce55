import { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#kit/styles/kit.css';
import { connectRelayedAccess } from './relayed-access.ts';
import { readHandedData } from './opener/handed-data.ts';
import { filingsToPayFor, isFiledByInternet } from './opener/payment-address.ts';
import { forgetOpenersStorage } from './payment-storage.ts';
import { PaymentPage } from './payment-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element to start in');
// What is true of a payment is asked for each time; nothing is taken from memory.
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: Infinity } } });
if (window.opener !== null) forgetOpenersStorage();
connectRelayedAccess(() => undefined);
const filingIds = filingsToPayFor(location.search);
const [filingId] = filingIds;
const isHanded = filingId !== undefined && isFiledByInternet(location.search);
const handed = isHanded ? readHandedData(filingId) : undefined;
createRoot(root).render(
  <StrictMode>
    <PaymentPage queryClient={queryClient} filingIds={filingIds} handed={handed} />
  </StrictMode>,
);
