/** A phone's home screen with the app among the others. */
export const InstallPicture = () => (
  <svg viewBox="0 0 390 196" aria-hidden="true">
    <g transform="translate(97 30)">
      <rect width="196" height="220" rx="34" fill="var(--ink-strong)" />
      <rect x="7" y="7" width="182" height="220" rx="28" fill="var(--surface-card)" />
      <rect x="74" y="16" width="48" height="7" rx="3.5" fill="var(--surface-sunken)" />
      {PLACES.map(([x, y]) => (
        <g key={`${x} ${y}`} fill="var(--surface-sunken)">
          <rect x={x} y={y} width="29" height="29" rx="9" />
          <rect x={x + 4} y={y + 34} width="21" height="4" rx="2" />
        </g>
      ))}
      <App x={56.5} y={79.5} scale={1.5} />
    </g>
  </svg>
)

const PLACES = [40, 86, 132]
  .flatMap((y) => [22, 63, 104, 145].map((x) => [x, y] as const))
  .filter(([x, y]) => x !== 63 || y !== 86)

/** The same as one row, where steps follow below. */
export const InstallRow = () => (
  <svg viewBox="0 0 390 132" aria-hidden="true">
    {[29, 97, 256, 317].map((x) => (
      <g key={x}>
        <rect x={x} y="51" width="44" height="44" rx="13" fill="var(--surface-card)" />
        <rect x={x + 7} y="104" width="30" height="5" rx="2.5" fill="var(--dish-tray-edge)" />
      </g>
    ))}
    <App x={164} y={39} scale={2.2} />
  </svg>
)

const App = ({ x, y, scale }: { x: number; y: number; scale: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <rect width="28" height="28" y="2" rx="8.5" fill="var(--dish-shadow)" />
    <rect width="28" height="28" rx="8.5" fill="var(--brand)" />
    <g fill="none" stroke="var(--on-brand)" strokeWidth="2.3" strokeLinecap="round">
      <path d="M12.2 6.4h3.6M7.6 10.7h12.8" />
      <circle cx="14" cy="17.8" r="3.9" />
    </g>
  </g>
)
