// Brings the bank's result back to the shop without waiting for the customer.
const form = document.querySelector('form');

const postCopy = () =>
  fetch(form.action, { method: 'POST', mode: 'no-cors', body: new URLSearchParams(new FormData(form)) });

if (form.dataset.copies === '2') void postCopy().finally(() => form.submit());
else form.submit();
