import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import MessageCircle from 'lucide-react/icons/message-circle'
import PenLine from 'lucide-react/icons/pen-line'
import { useLanguage } from '#src/app/use-language.ts'
import { withJosa } from '#src/lib/korean.ts'
import { AvoidMark } from '#src/domain/meal/avoid-mark.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { useMealWhen } from '../places/use-meal-when.ts'
import { nearestDishes, type Moment, type Served, whenAndWhere } from './search.ts'
import css from './search.module.css'

interface Props {
  word: string
  served: readonly Served[]
  now: Moment
  onLeave: () => void
}

/** Nothing was found: where it was looked for, the ways that take the word along, and what comes near. */
export function NothingFound({ word, served, now, onLeave }: Props) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const when = useMealWhen()
  const near = nearestDishes(word, served, now)
  const quoted = `‘${word.trim()}’`
  const what = language === 'ko' ? withJosa(quoted, '을/를') : quoted

  return (
    <>
      <section className={css.none}>
        <svg viewBox="0 0 128 120" aria-hidden="true">
          <rect x="4" width="120" height="116" rx="30" fill="var(--surface-linen)" />
          <circle cx="60" cy="55" r="34" fill="var(--dish-shadow)" />
          <circle cx="60" cy="52" r="34" fill="var(--dish-celadon)" />
          <circle cx="60" cy="52" r="27.5" fill="var(--dish-celadon-in)" />
          <circle
            cx="82"
            cy="72"
            r="20"
            fill="var(--surface-card)"
            fillOpacity="0.75"
            stroke="var(--ink-sub)"
            strokeWidth="4.5"
          />
          <path d="m97 87 13 13" stroke="var(--ink-sub)" strokeWidth="6" strokeLinecap="round" />
        </svg>
        <h2>{t`${what} 찾지 못했어요`}</h2>
        <p>{served.length === 0 ? t`화면을 다 보았어요.` : t`두 주 식단과 화면을 다 보았어요.`}</p>
      </section>
      <Card tight>
        <Rows>
          <ListRow
            render={<Link to="/healthlog/mealRecordMenuWrite" search={{ q: word }} onClick={onLeave} />}
            lead={<RowIcon icon={PenLine} />}
            title={t`직접 적어서 기록하기`}
            sub={t`이름을 그대로 가져가요`}
            chevron
          />
          <ListRow
            render={<Link to="/customer/voc" search={{ q: word }} onClick={onLeave} />}
            lead={<RowIcon icon={MessageCircle} />}
            title={t`식당에 먹고 싶다고 말하기`}
            sub={t`영양사가 읽고 답해요`}
            chevron
          />
        </Rows>
      </Card>
      {near.length === 0 ? null : (
        <section className={css.part} aria-label={t`비슷한 것`}>
          <h2 className={css.head}>{t`비슷한 것`}</h2>
          <Card as="div" tight>
            <Rows>
              {near.map(({ course, name, korean }) => (
                <ListRow
                  key={name}
                  render={<Link to="/meal/detail" search={course.key} onClick={onLeave} />}
                  lead={<DishTile name={korean} />}
                  title={name}
                  sub={
                    <>
                      {whenAndWhere(course, when)}
                      {course.avoid ? <AvoidMark avoid={course.avoid} /> : null}
                    </>
                  }
                  chevron
                />
              ))}
            </Rows>
          </Card>
        </section>
      )}
    </>
  )
}
