import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { useNow } from '#src/app/use-now.ts'
import { HorizontalBar } from '#src/charts/bar.tsx'
import { addMonths, formatDay } from '#src/lib/days.ts'
import { formatQuantity } from '#src/lib/units.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { DateStepper } from '#src/ui/date-stepper/date-stepper.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { kindsQuery, monthOf, themesOfMonthQuery, type Month } from './my-log.queries.ts'

/** A month of programmes: whether strength, endurance and stretching are in balance, and for which moments. */
export function MyLogScreen({ month }: { month: Month }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const numbersOff = useNumbersOff()
  const thisMonth = monthOf(useNow())
  const { data: kinds } = useSuspenseQuery(kindsQuery(month))
  const { data: themes } = useSuspenseQuery(themesOfMonthQuery(month))
  const { doneCnt, doneMin, useKcal, list } = kinds
  const show = (months: number) =>
    void navigate({
      to: '/healthlog/exerciseAiMyLog',
      search: { month: addMonths(`${month}01`, months).slice(0, 6) },
      replace: true,
      viewTransition: false,
    })
  const steps = (
    <Card tight>
      <DateStepper
        text={formatDay(`${month}01`, i18n.locale, 'month')}
        previousLabel={t`앞 달`}
        nextLabel={t`다음 달`}
        nextDisabled={month >= thisMonth}
        onPrevious={() => show(-1)}
        onNext={() => show(1)}
      />
    </Card>
  )
  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo="/healthlog/exercise" />}
      lead={{
        title: doneCnt === 0 ? t`프로그램으로\n운동한 날이 없어요` : t`프로그램을 ${doneCnt}번,\n${doneMin}분 했어요`,
        below: doneCnt === 0 || numbersOff ? undefined : formatQuantity(useKcal, 'kcal'),
      }}
      filter={steps}
    >
      {doneCnt === 0 ? (
        <EmptyState
          title={t`이 달은 비어 있어요`}
          text={t`짧은 것부터 하나 골라 보세요.`}
          action={<Button render={<Link to="/healthlog/exerciseAiPrgmThm" />}>{t`운동 둘러보기`}</Button>}
        />
      ) : (
        <>
          <Card>
            <CardHead title={t`어떤 운동을 했나요`} />
            {list.map(({ categoryCode, categoryNm, doneMin: minutes }) => (
              <HorizontalBar
                key={categoryCode}
                name={categoryNm}
                value={t`${minutes}분`}
                percent={doneMin === 0 ? 0 : (minutes / doneMin) * 100}
                color="brand"
              />
            ))}
          </Card>
          <Card>
            <CardHead title={t`언제 했나요`} />
            <Rows label={t`언제 했나요`}>
              {themes.list.map(({ thm, doneCnt: times, doneMin: minutes, lastDt }) => (
                <ListRow
                  key={thm.thmCode}
                  title={thm.thmNm}
                  sub={t`마지막은 ${formatDay(lastDt, i18n.locale)}`}
                  end={t`${times}번 · ${minutes}분`}
                  chevron
                  render={<Link to="/healthlog/exerciseAiMyLog" search={{ thm: thm.thmCode, month }} />}
                />
              ))}
            </Rows>
          </Card>
        </>
      )}
    </ListPage>
  )
}
