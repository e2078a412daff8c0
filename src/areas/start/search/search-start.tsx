import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import SearchIcon from 'lucide-react/icons/search'
import { clientState } from '#src/app/client-state.ts'
import { useStore } from '#src/app/store.ts'
import { AvoidMark } from '#src/domain/meal/avoid-mark.tsx'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import { today as dayIn } from '#src/lib/days.ts'
import { initialsOf } from '#src/lib/hangul.ts'
import { cutTo } from '#src/lib/letters.ts'
import { clockOf, toWireTime } from '#src/lib/wire-time.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Chip } from '#src/ui/chip/chip.tsx'
import { Dish } from '#src/ui/dish/dish.tsx'
import { dishFor } from '#src/ui/dish/dish-name.ts'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import type { Served } from './search.ts'
import { forgetWords } from './searched-words.ts'
import { useMenus } from './use-menus.ts'
import css from './search.module.css'

/** Before a word is typed: the last ones, what is on today's counters, and some that show how it searches. */
export function SearchStart({ onWord, onLeave }: { onWord: (word: string) => void; onLeave: () => void }) {
  const { t } = useLingui()
  const last = useStore(clientState).searchedWords
  const instant = useLatestServerNow()
  const { served } = useMenus(dayIn(instant), false)
  const counters = countersOf(served, dayIn(instant), clockOf(toWireTime(instant)).replace(':', ''))
  const dish = counters[0]?.dishes[0]?.name
  const examples = [
    ...(dish ? [{ word: beginningOf(dish), how: t`첫 자음만으로 찾아요` }] : []),
    { word: t`몸무게`, how: t`부르는 이름이 달라도 찾아요` },
    { word: t`휴대폰 연동`, how: t`화면을 바로 열어요` },
    { word: t`이번 달 평균 체중`, how: t`물어보면 기록에서 답해요` },
  ]

  return (
    <div className={css.results} data-results>
      {last.length === 0 ? null : (
        <section className={css.part} aria-label={t`최근에 찾은 것`}>
          <div className={css.head}>
            <h2>{t`최근에 찾은 것`}</h2>
            <Button kind="text" size="s" onClick={forgetWords}>{t`모두 지우기`}</Button>
          </div>
          <div className={css.words}>
            {last.map((word) => (
              <Chip key={word} onClick={() => onWord(word)}>
                {word}
              </Chip>
            ))}
          </div>
        </section>
      )}
      {counters.length === 0 ? null : (
        <section className={css.part} aria-label={t`오늘 식당에서`}>
          <h2 className={css.head}>{t`오늘 식당에서`}</h2>
          <Card as="div" tone="linen" className={css.shelf}>
            {[counters.slice(0, 2), counters.slice(2)].map((pair) => (
              <div key={pair[0]?.key.hallNo ?? 'none'}>
                {pair.map((course) => (
                  <Link
                    key={course.key.hallNo + course.key.menuCourseType}
                    to="/meal/detail"
                    search={course.key}
                    onClick={onLeave}
                  >
                    <Dish {...dishFor(course.bowls[0] ?? '')} size={60} />
                    <span>
                      {course.dishes[0]?.name ?? course.title}
                      <small>{course.corner}</small>
                      {course.avoid ? (
                        <small>
                          <AvoidMark avoid={course.avoid} />
                        </small>
                      ) : null}
                    </span>
                  </Link>
                ))}
              </div>
            ))}
          </Card>
        </section>
      )}
      <section className={css.part} aria-label={t`이렇게도 찾아요`}>
        <h2 className={css.head}>{t`이렇게도 찾아요`}</h2>
        <Card as="div" tight>
          <Rows>
            {examples.map(({ word, how }) => (
              <ListRow
                key={word}
                onClick={() => onWord(word)}
                lead={<RowIcon icon={SearchIcon} />}
                title={t`“${word}”`}
                sub={how}
              />
            ))}
          </Rows>
        </Card>
      </section>
    </div>
  )
}

/** Four counters of the own restaurant: of the meal that is on or next today. */
function countersOf(served: readonly Served[], day: string, clock: string): Served[] {
  const open = served
    .filter(({ own, key, closesAt }) => own && key.menuDt === day && (closesAt === null || closesAt > clock))
    .toSorted((a, b) => (a.opensAt ?? '').localeCompare(b.opensAt ?? ''))
  return open.filter(({ key }) => key.menuMealType === open[0]?.key.menuMealType).slice(0, 4)
}

/** Enough of a dish's name to find it: ㄱㄷㅇ of 고등어구이, and of a Latin name the beginning of its last word. */
const beginningOf = (dish: string) =>
  /[가-힣]/.test(dish) ? cutTo(initialsOf(dish), 3) : cutTo(dish.split(' ').at(-1) ?? '', 4)
