/** The product's mark: a bound book. */
export function Mark() {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" fill="none" aria-hidden="true" focusable="false">
      <path d="M4 2.5h12a2 2 0 0 1 2 2V19H6a2 2 0 0 1-2-2z" stroke="currentColor" strokeWidth="1.6" />
      <path
        d="M4 17a2 2 0 0 1 2-2h12M8 6.5h6M8 9.5h6"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
