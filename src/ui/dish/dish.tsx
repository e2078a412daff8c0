import { type ReactNode, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { dishFor, type Drawing } from './dish-name.ts'
import { dishHref } from './dish-sprite.ts'
import { type Placed, trayLayout } from './tray-layout.ts'
import css from './dish.module.css'

/** One bowl from above, `size` px wide. Decoration: the dish's name stands beside it. */
export function Dish({ dish, syllable, size = 44, className }: Drawing & { size?: number; className?: string }) {
  return (
    <svg
      className={classNames(css.dish, className)}
      viewBox="0 0 64 66"
      width={size}
      height={(size * 66) / 64}
      aria-hidden="true"
    >
      <use href={dishHref(dish)} />
      {syllable ? <LidText syllable={syllable} /> : null}
    </svg>
  )
}

/** What a dish that nobody knows is told by: the first syllable of its name, on the lid. */
function LidText({ syllable }: { syllable: string }) {
  return (
    <text lang="ko" className={css.syllable} x="32" y="32" textAnchor="middle" dominantBaseline="central">
      {syllable}
    </text>
  )
}

/** The bowl of a dish on linen, by its Korean name: 48 px to lead a list row, 80 px to stand beside a title. */
export function DishTile({ name, size = 'm' }: { name: string; size?: 'm' | 'l' }) {
  return (
    <span className={css.tile} data-size={size}>
      <Dish {...dishFor(name)} size={size === 'l' ? 64 : 40} />
    </span>
  )
}

type TrayProps = {
  /** Korean names of the dishes, the main one first; more than six are not drawn. */
  dishes: readonly string[]
  /** px, or 100 % of its container. */
  size?: number | '100%'
  className?: string
}

/** The whole meal from above: one bowl per dish, chosen by the dish's name. */
export function DishTray({ dishes, size = 112, className }: TrayProps) {
  return (
    <Tray size={size} className={className}>
      {trayLayout(dishes.length === 0 ? NOTHING_YET : dishes.map(dishFor)).map((bowl, at) => (
        <TrayBowl key={`${bowl.dish}-${String(at)}`} bowl={bowl} />
      ))}
    </Tray>
  )
}

const NOTHING_YET: readonly Drawing[] = [{ dish: 'empty' }]

/** The tray itself, for whoever sets the bowls on it: 120 by 120 units. */
export function Tray({ size, className, children }: Pick<TrayProps, 'size' | 'className'> & { children: ReactNode }) {
  return (
    <svg
      className={classNames(css.dish, className)}
      viewBox="0 0 120 120"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <rect width="120" height="120" rx="28" fill="var(--dish-tray)" />
      <rect
        x="3.5"
        y="3.5"
        width="113"
        height="113"
        rx="24.5"
        fill="none"
        stroke="var(--dish-tray-edge)"
        strokeWidth="1.5"
      />
      {children}
    </svg>
  )
}

/** A bowl in its place on a tray. */
export function TrayBowl({
  bowl: { dish, syllable, x, y, width },
  className,
}: {
  bowl: Placed<Drawing>
  className?: string | undefined
}) {
  return (
    <svg className={className} x={x} y={y} width={width} height={(width * 66) / 64} viewBox="0 0 64 66">
      <use href={dishHref(dish)} />
      {syllable ? <LidText syllable={syllable} /> : null}
    </svg>
  )
}

type PhotoProps = TrayProps & {
  /** Address of the photo; missing or failing, the drawn tray stands there. */
  src?: string | null
  alt: string
}

/** A photo of the meal, or the drawn tray when there is none. */
export function DishPhoto({ src, alt, dishes, size = 112, className }: PhotoProps) {
  const [failed, setFailed] = useState<string>()
  if (!src || failed === src) return <DishTray dishes={dishes} size={size} className={className} />
  return (
    <img
      className={classNames(css.photo, className)}
      src={src}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
    />
  )
}
