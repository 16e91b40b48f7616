/** A bare field under a low sun: nothing has come up yet. */
export function Furrows() {
  return (
    <svg
      viewBox="0 0 168 84"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 44h168M92 44a16 16 0 0132 0" />
      {furrows.map((x) => (
        <path key={x} d={`M${84 + x * 5} 44Q${84 + x * 11} 58 ${84 + x * 26} 84`} strokeLinecap="round" />
      ))}
    </svg>
  );
}

const furrows = [-8, -6, -4.5, -3, -1.8, -0.6, 0.6, 1.8, 3, 4.5, 6, 8];
