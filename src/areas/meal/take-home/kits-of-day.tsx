import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState, type ReactNode } from 'react'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useLanguage } from '#src/app/use-language.ts'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import { todayMenuQuery } from '#src/domain/meal/menu.queries.ts'
import { addDays, formatDay, today as dayIn, type Day } from '#src/lib/days.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Rows } from '#src/ui/list-row/list-row.tsx'
import { FeaturedKit } from './featured-kit.tsx'
import { KitRow } from './kit-row.tsx'
import { OwnOrders } from './own-orders.tsx'
import { kitsQuery, ordersFromQuery, placeQuery } from './take-home.queries.ts'
import { arrange, clock, nextServed, ownOrders, toKit, type Kit, type KitsPhase } from './take-home.ts'
import css from './take-home.module.css'

const KitSheet = lazyPart(() => import('./kit-sheet.tsx'), 'KitSheet')
const ReserveSheet = lazyPart(() => import('../reserve/reserve-sheet.tsx'), 'ReserveSheet')

interface Props {
  bar: ReactNode
  code: string
  salesDt: Day | undefined
  /** Name of the restaurant. */
  place: string
}

/** The kits of one day at a restaurant that sells them: the deadline, what is left, where it is handed out. */
export function KitsOfDay({ bar, code, salesDt, place }: Props) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const today = dayIn(useLatestServerNow())
  const [{ data: info }, { data: rows }] = useSuspenseQueries({ queries: [placeQuery(code), kitsQuery(code, salesDt)] })
  const { data: orders } = useQuery(ordersFromQuery(today))
  const [seen, setSeen] = useState<Kit>()
  const [reserving, setReserving] = useState<Kit>()

  const kits = rows.map((row) => toKit(row, language))
  const { phase, featured, rows: others } = arrange(kits)
  const day = kits[0]?.day ?? salesDt ?? today
  const { data: ahead } = useQuery({ ...todayMenuQuery(code, addDays(day, 1), true), enabled: phase !== 'open' })
  const next = nextServed(ahead?.weekList, day)
  const nextDate = formatDay(next, i18n.locale, 'medium')
  const own = ownOrders(orders?.list ?? [], today)
  const dayWord = () => {
    if (day === today) return t`오늘`
    return day === addDays(today, 1) ? t`내일` : formatDay(day, i18n.locale, 'medium')
  }
  const date = dayWord()
  const until = clock(info.orderEndTm ?? '')
  const titles: Record<KitsPhase, string> = {
    open: day === today ? t`오늘 저녁거리,\n챙겨 갈까요?` : t`${date} 저녁거리,\n미리 챙길까요?`,
    soldOut: t`${date} 것은\n다 나갔어요`,
    closed: t`${date} 예약은\n끝났어요`,
    none: t`이날은 저녁거리가\n없어요`,
  }
  const reserve = (kit: Kit) => {
    setSeen(undefined)
    setReserving(kit)
  }

  return (
    <ListPage
      bar={bar}
      lead={{ above: phase === 'open' ? t`${date} ${until}까지 예약 · ${place}` : place, title: titles[phase] }}
    >
      <OwnOrders {...own} />
      {featured ? (
        <FeaturedKit kit={featured} onOpen={() => setSeen(featured)} onReserve={() => reserve(featured)} />
      ) : null}
      {phase === 'open' ? null : (
        <Button
          block
          size="l"
          render={<Link to="/meal/takeHomeList" search={{ restaurantCode: code, salesDt: next }} />}
        >
          {next === addDays(today, 1) ? t`내일 것 보기` : t`${nextDate} 것 보기`}
        </Button>
      )}
      {others.length > 0 ? (
        <Card tight>
          <Rows label={t`다른 저녁거리`}>
            {others.map((kit) => (
              <KitRow key={kit.prodSeq} kit={kit} onOpen={() => setSeen(kit)} />
            ))}
          </Rows>
        </Card>
      ) : null}
      <Card>
        <CardHead title={t`받는 곳`} />
        <p className={css.place}>
          {[info.pickupPlace, `${clock(info.pickupStartTm ?? '')}–${clock(info.pickupEndTm ?? '')}`].join(', ')}
        </p>
        <p className={css.place}>{info.noticeTxt}</p>
      </Card>
      <Suspense fallback={null}>
        {seen ? <KitSheet kit={seen} onReserve={() => reserve(seen)} onClose={() => setSeen(undefined)} /> : null}
        {reserving ? (
          <ReserveSheet
            id={String(reserving.prodSeq)}
            what={[reserving.name, info.pickupPlace].join(' · ')}
            onClose={() => setReserving(undefined)}
          />
        ) : null}
      </Suspense>
    </ListPage>
  )
}
