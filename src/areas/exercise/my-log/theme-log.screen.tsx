import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { formatDay } from '#src/lib/days.ts'
import { clockOf, dayOf } from '#src/lib/wire-time.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { NoSuch } from '../programme/programme.screen.tsx'
import { themeOfMonthQuery, type Month } from './my-log.queries.ts'

/** Each time that something of a theme was done in a month, the newest first. */
export function ThemeLogScreen({ thm, month }: { thm: string; month: Month }) {
  const { t, i18n } = useLingui()
  const { data } = useSuspenseQuery(themeOfMonthQuery(thm, month))
  if (!data) return <NoSuch />
  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo="/healthlog/exerciseAiMyLog" />}
      lead={{ above: formatDay(`${month}01`, i18n.locale, 'month'), title: data.thm.thmNm }}
      instead={
        data.list.length === 0 ? (
          <EmptyState
            title={t`이 달은 비어 있어요`}
            action={
              <Button render={<Link to="/healthlog/exerciseAiPrgmThm" search={{ thm }} />}>{t`운동 둘러보기`}</Button>
            }
          />
        ) : undefined
      }
    >
      <Card tight>
        <Rows label={data.thm.thmNm}>
          {data.list.map(({ wrkotSn, prgmNm, startDt, wrkotMin, doneRate }) => (
            <ListRow
              key={wrkotSn}
              title={prgmNm}
              sub={[formatDay(dayOf(startDt), i18n.locale), clockOf(startDt), t`동작 ${doneRate}%`].join(' · ')}
              end={t`${wrkotMin}분`}
              chevron
              render={<Link to="/healthlog/exerciselog" search={{ wrkot: wrkotSn, from: 'AI' }} />}
            />
          ))}
        </Rows>
      </Card>
    </ListPage>
  )
}
