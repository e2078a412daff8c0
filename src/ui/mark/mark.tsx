import css from './mark.module.css'

/** The ㅎ mark, a lidded bowl. Decoration: the word stands beside it. `size` in px. */
export function Mark({ size = 28, className }: { size?: number; className?: string }) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="8.5" fill="var(--brand)" />
      <g fill="none" stroke="var(--on-brand)" strokeWidth="2.3" strokeLinecap="round">
        <path d="M12.2 6.4h3.6M7.6 10.7h12.8" />
        <circle cx="14" cy="17.8" r="3.9" />
      </g>
    </svg>
  )
}

/** Mark and word, as in the app bar of a hub and on the sign-in page. */
export function Logo({ word, size = 28 }: { word: string; size?: number }) {
  return (
    <span className={css.logo}>
      <Mark size={size} />
      {word}
    </span>
  )
}
