import { dishHref } from '#src/ui/dish/dish-sprite.ts'
import css from './hours.module.css'

/** Empty bowls under a folded cloth, spoon and chopsticks laid on it. */
export const RestPicture = () => (
  <svg className={css.picture} viewBox="0 0 240 150" aria-hidden="true">
    <rect x="48" y="4" width="144" height="142" rx="34" fill="var(--dish-tray)" />
    <rect
      x="52.5"
      y="8.5"
      width="135"
      height="133"
      rx="30"
      fill="none"
      stroke="var(--dish-tray-edge)"
      strokeWidth="1.8"
    />
    <use href={dishHref('empty-celadon')} x="60" y="16" width="64" height="66" />
    <use href={dishHref('empty')} x="136" y="18" width="42" height="43.3" />
    <use href={dishHref('empty')} x="62" y="88" width="46" height="47.4" />
    <use href={dishHref('empty-clay')} x="116" y="78" width="58" height="59.8" />
    <g transform="rotate(-8 120 80)">
      <path d="M92 34h54a5 5 0 0 1 5 5v84a5 5 0 0 1-5 5H92z" fill="var(--dish-shadow)" transform="translate(2 5)" />
      <path d="M92 34h54a5 5 0 0 1 5 5v84a5 5 0 0 1-5 5H92a4 4 0 0 1-4-4V38a4 4 0 0 1 4-4z" fill="var(--dish-ware)" />
      <path d="M88 44h63M88 49h63M88 113h63M88 118h63" stroke="var(--brand)" strokeWidth="2" opacity="0.7" />
      <path d="M99 34v94" stroke="var(--dish-ware-in)" strokeWidth="2.4" />
      <g className={css.cutlery}>
        <path d="M112 62v50" strokeWidth="4.6" />
        <ellipse cx="112" cy="54" rx="7.6" ry="10.5" />
        <path d="M129 46v67M136 46v67" strokeWidth="3.4" />
      </g>
    </g>
  </svg>
)
