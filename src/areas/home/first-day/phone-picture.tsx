import css from './first-day.module.css'

/** A phone that counts: the steps that are about to arrive. */
export const PhonePicture = () => (
  <svg className={css.phone} viewBox="0 0 84 96" aria-hidden="true">
    <rect x="14" y="2" width="52" height="92" rx="12" fill="var(--surface-sunken)" />
    <rect x="18" y="6" width="44" height="84" rx="8.5" fill="var(--surface-card)" />
    <g fill="var(--data-steps)">
      <ellipse cx="33" cy="66" rx="5" ry="7.4" transform="rotate(-8 33 66)" />
      <circle cx="31.6" cy="77.4" r="3.6" />
      <ellipse cx="46" cy="46" rx="5" ry="7.4" transform="rotate(8 46 46)" />
      <circle cx="47.4" cy="57.2" r="3.6" />
      <g opacity="0.45">
        <ellipse cx="33" cy="27" rx="4.4" ry="6.6" transform="rotate(-8 33 27)" />
        <circle cx="31.8" cy="37" r="3.1" />
      </g>
    </g>
    <path
      d="M71 40a11 11 0 0 1 0 16M76.5 34.5a18.5 18.5 0 0 1 0 27"
      fill="none"
      stroke="var(--brand)"
      strokeWidth="2.6"
      strokeLinecap="round"
    />
  </svg>
)
