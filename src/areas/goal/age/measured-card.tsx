import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { formatDay, type Day } from '#src/lib/days.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { Collapse } from '#src/ui/collapse/collapse.tsx'
import { lastDataQuery, monthQuery } from '../kit/goal.queries.ts'
import { newestOf, UNITS } from './age.ts'
import { useAgeWords } from './age-words.ts'
import css from './age.module.css'

/** The values behind the age, each with its day; the days of a month unfold. */
export function MeasuredCard({ today }: { today: Day }) {
  const { t, i18n } = useLingui()
  const id = useId()
  const [open, setOpen] = useState(false)
  const { measures } = useAgeWords()
  const { data: month } = useSuspenseQuery(monthQuery(today))
  const { data: last } = useSuspenseQuery(lastDataQuery(today))
  const found = newestOf([...month, ...last])
  const dayOf = (day: Day) => {
    if (day === today) return t`오늘`
    return formatDay(day, i18n.locale, day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'dated')
  }
  return (
    <Card labelledBy={id}>
      <CardHead
        id={id}
        title={t`재 본 값`}
        more={
          <MoreLink render={<Link to="/goal/health-data/edit" />}>{found.length === 0 ? t`적기` : t`고치기`}</MoreLink>
        }
      />
      {found.length === 0 ? (
        <p className={css.quiet}>{t`아직 잰 것이 없어요. 키와 몸무게부터 적어 보세요.`}</p>
      ) : (
        <dl className={css.values}>
          {found.map(({ measure, text, day }) => (
            <div key={measure}>
              <dt>{measures[measure]}</dt>
              <dd>
                <b>{text}</b> {UNITS[measure]}
                <small>{dayOf(day)}</small>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {month.length < 2 ? null : (
        <>
          <Button kind="text" block aria-expanded={open} aria-controls={`${id}-days`} onClick={() => setOpen(!open)}>
            {open ? t`접기` : t`지난 31일 보기`}
          </Button>
          <Collapse id={`${id}-days`} open={open}>
            <ul className={css.days}>
              {month.map((day) => (
                <li key={day.healthDt}>
                  <span>{dayOf(day.healthDt)}</span>
                  <span>
                    {newestOf([day])
                      .map(
                        ({ measure, text }) => `${measures[measure]} ${text}${UNITS[measure] && ` ${UNITS[measure]}`}`,
                      )
                      .join(', ')}
                  </span>
                </li>
              ))}
            </ul>
          </Collapse>
        </>
      )}
    </Card>
  )
}
