import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { VerticalBars } from '#src/charts/vertical-bars.tsx'
import { formatDay } from '#src/lib/days.ts'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import type { DayBar } from './week.ts'
import css from './exercise.module.css'

/** The week's minutes, those with a programme apart from what the phone brought. */
export function WeekCard({ bars, minutes }: { bars: readonly DayBar[]; minutes: number }) {
  const { t, i18n } = useLingui()
  const id = useId()
  const said = bars
    .filter((bar) => bar.minutes > 0)
    .map((bar) => t`${formatDay(bar.day, i18n.locale, 'dayName')} ${bar.minutes}분`)
  const label = t`이번 주 운동. ${said.join(', ')}, 모두 ${minutes}분이에요.`
  return (
    <Card labelledBy={id}>
      <CardHead
        id={id}
        title={minutes === 0 ? t`이번 주에는 아직 쉬었어요` : t`이번 주 ${minutes}분 움직였어요`}
        more={<MoreLink render={<Link to="/healthlog/exerciselog" />}>{t`기록`}</MoreLink>}
      />
      {minutes === 0 ? (
        <p className={css.quiet}>{t`잠깐 걸은 것도 여기에 보여요.`}</p>
      ) : (
        <>
          <VerticalBars
            bars={bars.map((bar) => ({
              key: bar.day,
              name: formatDay(bar.day, i18n.locale, 'weekday'),
              percent: bar.percent,
              value: bar.withProgramme ? t`${bar.minutes}분, 프로그램` : t`${bar.minutes}분`,
              color: bar.withProgramme ? 'brand' : 'steps',
              ...(bar.minutes > 0 && { label: t`${bar.minutes}분` }),
              ...(bar.isAhead && { ahead: true as const }),
              ...(!bar.withProgramme && { pale: true as const }),
            }))}
            label={label}
            tableCaption={t`이번 주 운동`}
            tableHead={[t`요일`, t`운동`]}
            emptyText=""
          />
          <p className={css.legend} aria-hidden="true">
            <span data-programme="">{t`프로그램`}</span>
            <span>{t`휴대폰에서 온 운동`}</span>
          </p>
        </>
      )}
    </Card>
  )
}
