// The part of the gateway's browser library that shops with their own form use.
(() => {
  const own = new URL(document.currentScript.src).origin;

  const toFailure = (message, httpCode) => ({
    success: false,
    httpErrorCode: httpCode,
    errors: [{ message }],
  });

  const readAnswer = async (response) => {
    const answer = await response.json();
    if (response.ok)
      return { success: true, cardIdentifier: answer.cardIdentifier, cardType: answer.cardType };
    const errors = (answer.errors ?? [answer]).map((error) => ({
      code: error.code,
      property: error.property,
      message: error.clientMessage ?? error.description,
    }));
    return { success: false, httpErrorCode: response.status, errors };
  };

  window.sagepayOwnForm = ({ merchantSessionKey }) => ({
    tokeniseCardDetails({ cardDetails, onTokenised }) {
      const host = window.SagePayConfig?.restHost ?? own;
      void fetch(`${host}/api/v1/card-identifiers`, {
        method: 'POST',
        headers: { authorization: `Bearer ${merchantSessionKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ cardDetails }),
      })
        .then(readAnswer)
        .catch((error) => toFailure(String(error), 0))
        .then(onTokenised);
    },
  });
})();
