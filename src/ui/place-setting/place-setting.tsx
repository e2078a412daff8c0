import { Dish } from '../dish/dish.tsx'
import type { DishName } from '../dish/dish-words.ts'
import css from './place-setting.module.css'

/** What fills the bowls, from the left. */
const BOWLS: readonly DishName[] = ['rice-plain', 'miyeok', 'kimchi', 'fish']

interface Props {
  /** Names of the steps, four at most. */
  steps: readonly string[]
  /** Which is being done, counted from 0. */
  now: number
  /** "가입 4단계 가운데 2단계" */
  label: string
}

/** A place being laid: a bowl for each step, full when it is done. The tray is the progress bar. */
export function PlaceSetting({ steps, now, label }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics where list-style is none
    <ol className={css.setting} role="list" aria-label={label}>
      {steps.map((step, at) => (
        <li
          key={step}
          data-state={at < now ? 'done' : at === now ? 'now' : 'next'}
          aria-current={at === now ? 'step' : undefined}
        >
          <Dish dish={at < now ? (BOWLS[at] ?? 'rice-plain') : 'empty'} size={52} />
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}
