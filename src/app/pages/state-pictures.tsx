import { dishHref } from '#src/ui/dish/dish-sprite.ts'

interface Props {
  className?: string
}

/** Nothing stands where it should: a tray with two bowls and the places of two others. */
export const LostPicture = ({ className }: Props) => (
  <svg className={className} viewBox="0 0 136 120" aria-hidden="true">
    <Linen />
    <rect x="24" y="16" width="88" height="88" rx="22" fill="var(--dish-tray)" />
    <rect x="27" y="19" width="82" height="82" rx="19" fill="none" stroke="var(--dish-tray-edge)" strokeWidth="1.8" />
    <use href={dishHref('empty')} x="33" y="25" width="32" height="33" />
    <use href={dishHref('empty-clay')} x="71" y="62" width="32" height="33" />
    <g fill="none" stroke="var(--dish-tray-edge)" strokeWidth="2.6" strokeDasharray="5 4">
      <circle cx="87" cy="41" r="15" />
      <circle cx="49" cy="78" r="15" />
    </g>
  </svg>
)

/** Somebody has to say who they are: one laid place that waits, spoon and chopsticks beside the bowl. */
export const PlacePicture = ({ className }: Props) => (
  <svg className={className} viewBox="0 0 136 120" aria-hidden="true">
    <Linen />
    <use href={dishHref('empty-celadon')} x="24" y="28" width="62" height="64" />
    <g fill="none" stroke="var(--dish-tray-edge)" strokeLinecap="round">
      <path d="M99 56v38" strokeWidth="4.6" />
      <path d="M110 34v60M116 34v60" strokeWidth="3" />
    </g>
    <ellipse cx="99" cy="44" rx="7.6" ry="11" fill="var(--dish-tray-edge)" />
  </svg>
)

/** Not for everybody: a bowl under a folded cloth. */
export const CoveredPicture = ({ className }: Props) => (
  <svg className={className} viewBox="0 0 136 120" aria-hidden="true">
    <Linen />
    <use href={dishHref('empty-clay')} x="32" y="24" width="72" height="74" />
    <g transform="rotate(-8 68 60)">
      <path d="M46 24h44a5 5 0 0 1 5 5v62a5 5 0 0 1-5 5H46z" fill="var(--dish-shadow)" transform="translate(2 4)" />
      <path d="M46 24h44a5 5 0 0 1 5 5v62a5 5 0 0 1-5 5H46a4 4 0 0 1-4-4V28a4 4 0 0 1 4-4z" fill="var(--dish-ware)" />
      <path d="M42 34h53M42 39h53M42 81h53M42 86h53" stroke="var(--brand)" strokeWidth="2" opacity="0.7" />
    </g>
  </svg>
)

const Linen = () => <rect x="8" y="4" width="120" height="112" rx="30" fill="var(--surface-linen)" />
