import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Printer from 'lucide-react/icons/printer'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { useMember } from '#src/domain/member/use-member.ts'
import { formatDay, today as dayIn, type Day } from '#src/lib/days.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Paper, PaperPart } from '#src/domain/content/paper.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { periodStart } from '../kit/period.ts'
import { graphQuery } from '../blood-pressure/blood-pressure.queries.ts'
import { sugarQuery } from '../blood-sugar/blood-sugar.queries.ts'
import { groupsOf } from '../medicine/medicine.ts'
import { medicinesQuery } from '../medicine/medicine.queries.ts'
import { useMedicineWords } from '../medicine/use-medicine-words.ts'
import { wholeNights } from '../sleep/sleep.ts'
import { useNights } from '../sleep/sleep.queries.ts'
import { weightGraphQuery } from '../weight/weight.queries.ts'
import { PressurePart, SleepPart, SugarPart, WeightPart } from './show-parts.tsx'
import { pressureMeans, pressureWeeks, sleepMean, sleepWeeks, sugarWeeks, weightWeeks } from './weeks.ts'
import css from './show.module.css'

const HEALTH = '/healthlog/health'

/**
 * A month of the member's own measurements on one sheet, to show to a doctor: as it stands here, or printed
 * (docs/decisions/205).
 */
export function ShowScreen() {
  const { t, i18n } = useLingui()
  const member = useMember()
  const today = dayIn(useNow())
  const from = periodStart('month', today)
  const { pressures, means, sugars, weights, nights, night, medicines } = useMonth(today, from)
  const isEmpty = pressures.length + sugars.length + weights.length + nights.length === 0
  const date = (day: Day) => formatDay(day, i18n.locale, 'dated')
  const year = Number(member.birthdayYear)
  const sexOf = ({ gender }: typeof member) => {
    if (gender === 'M') return t`남`
    return gender === 'F' ? t`여` : ''
  }
  const who = [member.realName, sexOf(member), Number.isInteger(year) && year > 0 ? t`${String(year)}년생` : '']
    .filter(Boolean)
    .join(', ')

  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" title={t({ message: '보여 주기', context: '의사' })} backTo={HEALTH} />}
      action={
        isEmpty ? undefined : (
          <Button size="l" block icon={Printer} onClick={() => window.print()}>{t`인쇄하기`}</Button>
        )
      }
      instead={
        isEmpty ? (
          <EmptyState
            level={1}
            title={t`보여 드릴 기록이 없어요`}
            text={t`최근 한 달에 잰 값이 여기에 모여요.`}
            action={<Button render={<Link to="/healthlog/healthlog" />}>{t`기록하러 가기`}</Button>}
          />
        ) : undefined
      }
    >
      <Paper
        title={t`한 달 건강 기록`}
        lines={[who, `${date(from)} – ${date(today)}`]}
        fine={t`집에서 직접 재거나 기기로 잰 값이에요. 집에서는 혈압 135/85부터 높다고 봐요.`}
      >
        <PressurePart weeks={pressures} means={means} today={today} />
        <SugarPart weeks={sugars} today={today} />
        <WeightPart weeks={weights} today={today} />
        <div className={css.short}>
          <SleepPart weeks={nights} mean={night} />
          <Medicines medicines={medicines} />
        </div>
      </Paper>
    </DetailPage>
  )
}

function useMonth(today: Day, from: Day) {
  const { data: readings } = useSuspenseQuery(graphQuery('month', today))
  const { data: sugar } = useSuspenseQuery(sugarQuery(today))
  const { data: weights } = useSuspenseQuery(weightGraphQuery('month', today))
  const { readings: nights } = useNights(today)
  const { data: medicines } = useSuspenseQuery(medicinesQuery())
  return {
    pressures: pressureWeeks(readings, from),
    means: pressureMeans(readings, from),
    sugars: sugarWeeks(sugar.readings, from),
    weights: weightWeeks(weights),
    nights: sleepWeeks(wholeNights(nights), from),
    night: sleepMean(wholeNights(nights), from),
    medicines: groupsOf(medicines, today).now,
  }
}

function Medicines({ medicines }: { medicines: ReturnType<typeof useMonth>['medicines'] }) {
  const { t } = useLingui()
  const words = useMedicineWords()
  if (medicines.length === 0) return null
  return (
    <PaperPart title={t({ message: '지금 먹는 약', context: '의사' })}>
      <ul>
        {medicines.map((medicine) => (
          <li key={medicine.seq}>
            {[medicine.name, words.dose(medicine), words.times(medicine.times), words.days(medicine.weekdays)]
              .filter(Boolean)
              .join(', ')}
          </li>
        ))}
      </ul>
    </PaperPart>
  )
}
