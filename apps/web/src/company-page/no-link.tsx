/** Of a page that a letter leads to: an address without a secret says no more than one with a wrong one. */
export const noLink = (
  <p>
    This is not a link that can be used. Open the link in the email again, the whole of it, or ask whoever
    sent it to send it again.
  </p>
);
