import sprite from './table.svg?no-inline'

/** The bowls have a file of their own, of these seven: the sign-in page does not wait for all food. */
const bowls = [
  ['jjigae', 136, 52, 108],
  ['fish', 12, 66, 116],
  ['greens', 253, 104, 78],
  ['rice', 92, 172, 88],
  ['miyeok', 190, 174, 94],
  ['egg', 128, -26, 66],
  ['kimchi', 214, -18, 64],
] as const

/** The laid table of the sign-in page, seen from above; it fills the width and is cut at the top. */
export function Table({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 -110 390 401" aria-hidden="true">
      <circle cx="195" cy="38" r="252" fill="var(--dish-tray)" />
      <circle cx="195" cy="38" r="242.5" fill="none" stroke="var(--dish-tray-edge)" strokeWidth="2" />
      {bowls.map(([dish, x, y, width]) => (
        <use key={dish} href={`${sprite}#d-${dish}`} x={x} y={y} width={width} height={(width * 66) / 64} />
      ))}
      <g fill="none" strokeLinecap="round" stroke="var(--dish-clay)" strokeWidth="5">
        <path d="M306 192l-27 58M319 195l-28 61" />
      </g>
    </svg>
  )
}
