import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { useNow } from '#src/app/use-now.ts'
import { RangeRows } from '#src/charts/range-rows.tsx'
import { withoutEnergy } from '#src/domain/day/without-energy.ts'
import { formatDay, today as dayIn, type Day } from '#src/lib/days.ts'
import { formatQuantity } from '#src/lib/units.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { DateStepper } from '#src/ui/date-stepper/date-stepper.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { Fine } from '#src/ui/page/page.tsx'
import { isKnown, useRangeRows } from '../nutrients/use-range-rows.ts'
import { MenuStep } from '../step/menu-step.tsx'
import { weekQuery } from './week.queries.ts'
import { toWeek, weeksBeside } from './week.ts'
import css from './week.module.css'

/** How the member ate in a week: means against what is advised, and one next step. One screen for all its addresses. */
export function ReportBoardScreen({ start }: { start: Day | undefined }) {
  const { t, i18n } = useLingui()
  const toRows = useRangeRows()
  const numbersOff = useNumbersOff()
  const navigate = useNavigate()
  const today = dayIn(useNow())
  const week = toWeek(useSuspenseQuery(weekQuery(start)).data)
  const { before, after } = weeksBeside(week.start, today)

  const span = `${formatDay(week.start, i18n.locale, 'short')} – ${formatDay(week.end, i18n.locale, 'short')}`
  const show = (startDt: Day | undefined) => startDt && void navigate({ to: '.', search: { startDt }, replace: true })
  // A week is over, or told by the days that are: what nobody can say is left without a word.
  const rows = toRows(week.nutrients, { goesOn: false })
  // Today is not among the days: what was logged this morning is not nothing.
  const isRunning = week.end >= today
  const nothing = isRunning ? t`이번 주는\n아직 볼 것이 없어요` : t`이 주에는\n기록이 없어요`
  const sentences = () => {
    if (week.sentence === null) return [nothing]
    return numbersOff ? withoutEnergy(week.sentence) : [week.sentence]
  }
  const [sentence = t`한 주의 식사예요`] = sentences()
  // Where the sentence is about energy it says the mean itself.
  const kcal = week.kcal === null || numbersOff || sentence.includes('kcal') ? null : formatQuantity(week.kcal, 'kcal')

  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" backTo="/coach/mealBoard" />}
      lead={{
        above: week.recordedDays === 0 ? undefined : t`${week.recordedDays}일, ${week.meals}끼의 기록`,
        title: sentence,
        below: kcal ? t`하루 평균 ${kcal}` : undefined,
      }}
    >
      <Card>
        <DateStepper
          text={span}
          previousLabel={t`지난주`}
          nextLabel={t`다음 주`}
          previousDisabled={!before}
          nextDisabled={!after}
          onPrevious={() => show(before)}
          onNext={() => show(after)}
        />
        {rows.length === 0 ? (
          <EmptyState
            title={isRunning ? t`이번 주는 아직 볼 것이 없어요` : t`이 주에는 기록이 없어요`}
            text={
              isRunning ? t`오늘 적으신 것은 내일부터 여기에 보여요.` : t`하루만 적어도 한 주를 평균으로 보여 드려요.`
            }
            action={<Button kind="soft" render={<Link to="/healthlog/mealRecord" />}>{t`식사 기록하기`}</Button>}
          />
        ) : (
          <div className={css.means}>
            {isKnown(rows) ? (
              <RangeRows withWords label={t`하루 평균`} rows={rows} />
            ) : (
              <p>{t`적으신 음식의 영양을 아직 몰라요. 음식을 찾아서 적으면 여기에 보여요.`}</p>
            )}
          </div>
        )}
      </Card>
      {week.nextStep ? <MenuStep title={week.nextStep.replace(/[.]$/, '')} code={week.stepCode} /> : null}
      {rows.length === 0 ? null : <Fine>{t`적은 날만 세고 오늘은 넣지 않았어요. 참고용이고 진단이 아니에요.`}</Fine>}
    </DetailPage>
  )
}
