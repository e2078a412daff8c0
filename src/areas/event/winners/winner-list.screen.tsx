import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Gift from 'lucide-react/icons/gift'
import Megaphone from 'lucide-react/icons/megaphone'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { koreanIn } from '#src/domain/operator-words/worded.ts'
import { formatDay, today as dayIn } from '#src/lib/days.ts'
import { koreanCount } from '#src/lib/korean.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { nameOf, prizeName } from '../detail/event.ts'
import { ownPrizesQuery, winnersQuery } from './winners.queries.ts'

/** What was drawn so far, and what of it was won. */
export function WinnerListScreen() {
  const { t, i18n } = useLingui()
  const language = i18n.locale
  const year = dayIn(useNow()).slice(0, 4)
  const { data } = useSuspenseQuery(winnersQuery())
  const { data: prizes } = useQuery(ownPrizesQuery())
  const bar = <ScreenBar titleAs="p" backTo="/service/event/list" />
  if (data.list.length === 0)
    return (
      <ListPage
        bar={bar}
        instead={<EmptyState level={1} title={t`아직 발표가 없어요`} text={t`이벤트가 끝나고 뽑히면 여기에 보여요.`} />}
      />
    )

  const all = formatNumber(data.totalCnt)
  const won = data.list.filter(({ winYn }) => winYn === 'Y').length
  const times = language === 'ko' ? koreanCount(won) : formatNumber(won)
  return (
    <ListPage
      bar={bar}
      lead={{
        title: won > 0 ? t`발표 ${all}개 가운데\n${times} 번 뽑혔어요` : t`발표 ${all}개 가운데\n아직 뽑히지 않았어요`,
      }}
    >
      <Card tight>
        <Rows label={t`당첨 발표`}>
          {data.list.map((row) => {
            const isWon = row.winYn === 'Y'
            const count = formatNumber(row.winnerCnt)
            const day = formatDay(row.announceDt, language, row.announceDt.slice(0, 4) === year ? 'short' : 'dated')
            const own = prizes?.get(row.eventSeq)
            const prize = own && prizeName(own, language)
            return (
              <ListRow
                key={row.eventSeq}
                render={<Link to="/service/event/res-detail" search={{ eventSeq: row.eventSeq }} />}
                lead={<RowIcon icon={isWon ? Gift : Megaphone} />}
                title={<span lang={koreanIn(nameOf(row, language), language)}>{nameOf(row, language)}</span>}
                sub={
                  <>
                    {day} ·{' '}
                    {prize ? (
                      <span lang={koreanIn(prize, language)}>{prize}</span>
                    ) : row.winnerCnt === 0 ? (
                      t`뽑힌 분이 없어요`
                    ) : (
                      t`${count}명이 뽑혔어요`
                    )}
                  </>
                }
                end={isWon ? <Badge kind="food">{t`뽑혔어요`}</Badge> : undefined}
                chevron
              />
            )
          })}
        </Rows>
      </Card>
    </ListPage>
  )
}
