import { useLingui } from '@lingui/react/macro'
import { addDays, formatDay, type Day } from '#src/lib/days.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { DateField } from '#src/ui/date-field/date-field.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { QuantityStepper } from '#src/ui/quantity-stepper/quantity-stepper.tsx'
import { MOST_DAYS, MOST_SEATS, seatsOf, startingOn, type Draft } from './make.ts'

interface Props {
  draft: Draft
  today: Day
  onChange: (part: Partial<Draft>) => void
}

/** The days of a battle that is being made, and how many walk on each side. */
export function WhenCard({ draft, today, onChange }: Props) {
  const { t, i18n } = useLingui()
  const { mates, start, end } = draft
  return (
    <Card>
      <CardHead title={t`언제, 몇 명이`} />
      <DateField
        label={t`시작하는 날`}
        today={today}
        value={start}
        text={formatDay(start, i18n.locale, 'short')}
        onChange={(day) => onChange(startingOn(draft, day))}
        min={addDays(today, 1)}
        sunken
      />
      <DateField
        label={t`끝나는 날`}
        today={today}
        value={end}
        text={formatDay(end, i18n.locale, 'short')}
        onChange={(day) => onChange({ end: day })}
        min={start}
        max={addDays(start, MOST_DAYS - 1)}
        sunken
      />
      <Rows label={t`사람 수`}>
        <ListRow
          tight
          title={t`한 팀`}
          sub={t`첫날까지 두 팀의 수가 같아야 해요`}
          end={
            <QuantityStepper
              label={t`한 팀 사람 수`}
              look="neutral"
              value={seatsOf(draft)}
              min={mates.length + 1}
              max={MOST_SEATS}
              onChange={(seats) => onChange({ seats })}
            />
          }
        />
      </Rows>
    </Card>
  )
}
