import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { AvoidMark } from '#src/domain/meal/avoid-mark.tsx'
import { formatQuantity } from '#src/lib/units.ts'
import { Card } from '#src/ui/card/card.tsx'
import { DishPhoto } from '#src/ui/dish/dish.tsx'
import { clockOf } from '#src/lib/wire-time.ts'
import { useMealWhen } from '../places/use-meal-when.ts'
import { Marked } from './marked.tsx'
import { whenAndWhere, type DishHit } from './search.ts'
import css from './search.module.css'

/** The dish that is on the table today: the one large answer. */
export function TopDish({ hit: { course, name, mark }, onLeave }: { hit: DishHit; onLeave: () => void }) {
  const { t } = useLingui()
  const when = useMealWhen()
  const opens = course.opensAt === null ? null : clockOf(course.key.menuDt + course.opensAt)
  const facts = [
    course.corner,
    course.kcal === null ? null : formatQuantity(course.kcal, 'kcal'),
    opens === null ? null : t`${opens}부터`,
  ]
  // The course is called after its main dish; a side dish stands with its own name, over the course's.
  const isNamed = course.title.includes(name)
  return (
    <Card tone="linen" render={<Link to="/meal/detail" search={course.key} onClick={onLeave} className={css.top} />}>
      <div>
        <p>{whenAndWhere(course, when)}</p>
        <h2>
          <Marked
            text={isNamed ? course.title : name}
            mark={mark && isNamed ? shifted(mark, course.title.indexOf(name)) : mark}
          />
        </h2>
        {isNamed ? null : <p>{course.title}</p>}
        <p>{facts.filter((fact) => fact !== null && fact !== '').join(' · ')}</p>
        {course.avoid ? (
          <p>
            <AvoidMark avoid={course.avoid} />
          </p>
        ) : null}
      </div>
      <DishPhoto src={course.photo} alt="" dishes={course.bowls} />
    </Card>
  )
}

const shifted = ({ from, to }: { from: number; to: number }, by: number) => ({ from: from + by, to: to + by })
