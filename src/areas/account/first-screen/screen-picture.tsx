import type { ReactNode } from 'react'
import css from './screen-picture.module.css'

/** What each of the screens that there are looks like, in a few strokes. */
const DRAWN: Partial<Record<string, ReactNode>> = {
  // A ring with its figures, below it the row of things that are recorded.
  '/main': (
    <>
      <rect className={css.card} x="5" y="16" width="30" height="17" rx="4" />
      <circle className={css.accentLine} cx="13" cy="24.5" r="5" />
      <rect className={css.line} x="22" y="21" width="10" height="2.5" rx="1.25" />
      <rect className={css.line} x="22" y="26" width="7" height="2.5" rx="1.25" />
      {[5, 13, 21, 29].map((x) => (
        <rect key={x} className={css.card} x={x} y="37" width="6" height="6" rx="2" />
      ))}
    </>
  ),
  // Three courses, a bowl each.
  '/menu/todayMenu': [16, 27, 38].map((y) => (
    <g key={y}>
      <rect className={css.card} x="5" y={y} width="30" height="9" rx="3" />
      <path className={css.accent} d={`M8 ${y + 3.5}h7a3.5 3 0 0 1-7 0z`} />
      <rect className={css.line} x="18" y={y + 3.25} width="12" height="2.5" rx="1.25" />
    </g>
  )),
  // A year's graph, and what was written down.
  '/healthlog/healthlog': (
    <>
      <rect className={css.card} x="5" y="16" width="30" height="18" rx="4" />
      <path className={css.accentLine} d="M9 28l6-5 5 3 6-6 5 2" />
      <rect className={css.line} x="5" y="38" width="22" height="2.5" rx="1.25" />
      <rect className={css.line} x="5" y="43" width="16" height="2.5" rx="1.25" />
    </>
  ),
  // The way, and the flag at its end.
  '/challenge/challenge': (
    <>
      <rect className={css.card} x="5" y="16" width="30" height="28" rx="4" />
      <path className={css.way} d="M10 40c14 0 4-10 14-10s4-4 4-8" />
      <path className={css.accent} d="M28 19l6 2.5-6 2.5z" />
    </>
  ),
}

/** One that this app does not know yet: lines. */
const PLAIN = [16, 23, 30].map((y) => (
  <rect key={y} className={css.line} x="5" y={y} width="26" height="2.5" rx="1.25" />
))

/** A small picture of a screen, beside its name. */
export const ScreenPicture = ({ of }: { of: string }) => (
  <svg className={css.screen} viewBox="0 0 40 52" aria-hidden="true">
    <rect className={css.ground} x="0.5" y="0.5" width="39" height="51" rx="7" />
    <rect className={css.title} x="5" y="7" width="17" height="3.5" rx="1.75" />
    {DRAWN[of] ?? PLAIN}
  </svg>
)
