import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Clock from 'lucide-react/icons/clock'
import { Suspense, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { DayFlow } from '#src/charts/day-flow.tsx'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { HowList } from '#src/patterns/how-list.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Fine } from '#src/ui/page/page.tsx'
import { Changes } from './changes.tsx'
import { NoReport } from './no-report.tsx'
import { usualMeals, waitingOf } from './report.ts'
import { comparisonQuery, figuresQuery, newestQuery, wordsQuery, type FoundReport } from './report.queries.ts'
import { TryNext } from './try-next.tsx'
import { useRange } from './use-range.ts'
import css from './report.module.css'

const PatternsSheet = lazyPart(() => import('./patterns-sheet.tsx'), 'PatternsSheet')

/**
 * When and how much the member really eats: two weeks in one line of bowls. One screen for both its addresses. [COA-02]
 */
export function ReportScreen({ found }: { found: FoundReport }) {
  if (found === 'none') return <NotYet />
  return found === 'unknown' ? <Unknown /> : <Report reportSeq={found} />
}

function Unknown() {
  const { t } = useLingui()
  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" backTo="/coach/mealBoard" />}
      instead={
        <EmptyState
          level={1}
          title={t`찾을 수 없는 보고서예요`}
          text={t`다른 보고서를 골라 주세요.`}
          action={<Button render={<Link to="/mypage/pattern-list" />}>{t`보고서 모두 보기`}</Button>}
        />
      }
    />
  )
}

function NotYet() {
  const waiting = waitingOf(useSuspenseQuery(newestQuery()).data)
  return (
    <DetailPage bar={<ScreenBar titleAs="p" backTo="/coach/mealBoard" />} instead={<NoReport waiting={waiting} />} />
  )
}

function Report({ reportSeq }: { reportSeq: number }) {
  const { t } = useLingui()
  const range = useRange()
  const mealName = useMealTimeName()
  const numbersOff = useNumbersOff()
  const figures = useSuspenseQuery(figuresQuery(reportSeq)).data
  const comparison = useSuspenseQuery(comparisonQuery(reportSeq)).data
  const words = useSuspenseQuery(wordsQuery(reportSeq)).data
  // The bar tells the page's age by its newest answer; how far the next report is comes with the list.
  const { data: newest } = useQuery(newestQuery())
  const [opened, setOpened] = useState(false)
  const meals = usualMeals(figures)
  const span = range(figures.startDt, figures.endDt)
  // Shares of a day are numbers of energy like any other.
  const nameOf = (code: string, rate: number) =>
    numbersOff || rate < 20 ? mealName(code) : t`${mealName(code)} ${rate}%`
  const isNewest = newest?.list[0]?.reportSeq === reportSeq

  return (
    <DetailPage
      bar={
        <ScreenBar
          titleAs="p"
          backTo="/coach/mealBoard"
          actions={<IconButton label={t`지난 보고서`} icon={Clock} render={<Link to="/mypage/pattern-list" />} />}
        />
      }
      lead={{ above: t`${span}, ${figures.recordDayCnt}일의 기록`, title: words.summaryTxt.replace(/[.]$/, '') }}
    >
      <Card>
        <CardHead title={t`하루의 흐름`} more={<Badge kind="brand">{figures.patternNm}</Badge>} />
        <DayFlow
          label={t`하루의 흐름`}
          meals={meals.map(({ code, days, rate, time, rare, dish }) => ({
            key: code,
            name: nameOf(code, rate),
            days: t`${days}일`,
            time,
            rate,
            rare,
            // Under a lid where nobody knows what it was.
            dish: dish ?? mealName(code),
          }))}
        />
        <p
          className={css.key}
        >{t`그릇이 클수록 많이 드신 끼니고, 담긴 것은 가장 자주 드신 음식이에요. 점선은 드물게 드신 끼니예요.`}</p>
      </Card>
      {words.goodList.length + words.careList.length > 0 ? (
        <Card labelledBy="how">
          <CardHead id="how" title={t`두 주를 돌아보면`} />
          <HowList labelledBy="how" good={words.goodList} care={words.careList} />
        </Card>
      ) : null}
      <Changes comparison={comparison} />
      <TryNext advice={words.nextGoalTxt} code={words.nextGoalCode} isNewest={isNewest} />
      <Card tight>
        <Rows>
          <ListRow
            title={t`다른 식사 습관`}
            sub={t`어떤 습관들이 있는지 봐요`}
            chevron
            onClick={() => setOpened(true)}
          />
        </Rows>
      </Card>
      <Fine>{t`드신 기록으로 계산한 참고용 보고서예요. 진단이 아니에요.`}</Fine>
      <Suspense fallback={null}>{opened ? <PatternsSheet onClose={() => setOpened(false)} /> : null}</Suspense>
    </DetailPage>
  )
}
