import type { ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { dishHref } from '../dish/dish-sprite.ts'
import css from './story-art.module.css'

export const storyKinds = ['meal', 'exercise', 'sleep', 'mind', 'check'] as const

/** What a story is about. */
export type StoryKind = (typeof storyKinds)[number]

/** The drawing of a kind of story on its ground; decoration. As large as its place, 64 px in a row. */
export function StoryArt({ kind, className }: { kind: StoryKind; className?: string | undefined }) {
  return (
    <svg className={classNames(css.art, className)} viewBox="0 0 120 120" data-kind={kind} aria-hidden="true">
      <circle className={css.ground} cx="60" cy="60" r="56" />
      {drawings[kind]}
    </svg>
  )
}

/** A surface in the colour of a kind, for a large drawing. */
export function StoryGround({
  kind,
  className,
  children,
}: {
  kind: StoryKind
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <section className={classNames(css.surface, className)} data-kind={kind}>
      {children}
    </section>
  )
}

const drawings: Readonly<Record<StoryKind, ReactNode>> = {
  // a stew
  meal: <use href={dishHref('jjigae')} x="20" y="18" width="80" height="82.5" />,
  // a shoe
  exercise: (
    <g transform="translate(-12 -16) scale(1.16)">
      <path d="M26 74c10 0 16-8 20-20l10 4c8 8 20 12 34 12 8 0 10 6 10 12H26Z" fill="var(--brand)" />
      <g fill="none" stroke="var(--dish-ware)" strokeLinecap="round">
        <path d="M24 84h78" strokeWidth="7" />
        <path d="m52 62 8-6M60 67l8-6M68 70l7-5" strokeWidth="3" />
      </g>
    </g>
  ),
  // a moon over a blanket
  sleep: (
    <>
      <path d="M74 26a30 30 0 1 0 18 44 26 26 0 0 1-18-44Z" fill="var(--data-sleep)" />
      <path d="M9 83.4C27 76 42 78.6 52 83S88 89.4 112.1 80.6A56 56 0 0 1 9 83.4Z" fill="var(--dish-ware)" />
      <path
        d="M15 93.4C30 88.2 43 91.1 52 95S82 100.6 106.5 91.4"
        fill="none"
        stroke="var(--data-sleep)"
        strokeWidth="2"
        opacity="0.28"
      />
      <g fill="var(--data-sleep)">
        <circle cx="30" cy="36" r="2.5" />
        <circle cx="42" cy="22" r="1.8" />
        <circle cx="96" cy="34" r="2" />
      </g>
    </>
  ),
  // a warm cup
  mind: (
    <>
      <ellipse cx="58" cy="94" rx="34" ry="5" fill="var(--dish-shadow)" />
      <path d="M32 52h50v16a24 24 0 0 1-24 24h-2a24 24 0 0 1-24-24Z" fill="var(--dish-clay)" />
      <path d="M82 57h5a10 10 0 0 1 0 20h-7" fill="none" stroke="var(--dish-clay)" strokeWidth="5" />
      <path d="M32 52h50v6H32Z" fill="var(--data-pulse)" />
      <path
        d="M48 42c-5-7 5-9 0-17M64 42c-5-7 5-9 0-17"
        fill="none"
        stroke="var(--dish-tray-edge)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </>
  ),
  // what a check-up says
  check: (
    <>
      <rect x="36" y="28" width="48" height="64" rx="7" fill="var(--dish-ware)" />
      <rect x="48" y="22" width="24" height="12" rx="5" fill="var(--info)" />
      <g fill="none" stroke="var(--info)" strokeLinecap="round" strokeLinejoin="round">
        <path d="M46 72h28M46 81h18" strokeWidth="3.5" opacity="0.35" />
        <path d="m48 53 8 8 16-15" strokeWidth="5" />
      </g>
    </>
  ),
}
