import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { koreanIn } from '#src/domain/operator-words/worded.ts'
import { formatDay, today as dayIn } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { clockOf, dayOf } from '#src/lib/wire-time.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { MealTicket } from '#src/ui/meal-ticket/meal-ticket.tsx'
import { nameOf, prizeName } from '../detail/event.ts'
import { winnerResultQuery, type WinnerResult } from './winners.queries.ts'
import css from './winners.module.css'

/** Who has won: the own prize with the way to it first, then how it was drawn, then everybody. */
export function WinnerResultScreen({ eventSeq }: { eventSeq: number }) {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(winnerResultQuery(eventSeq))
  const bar = <ScreenBar titleAs="p" backTo="/service/event/res-list" />
  if (data !== null) return <Announced data={data} bar={bar} />
  return (
    <DetailPage
      bar={bar}
      instead={
        <EmptyState
          level={1}
          title={t`아직 발표하지 않았어요`}
          text={t`발표한 이벤트는 목록에서 볼 수 있어요.`}
          action={<Button render={<Link to="/service/event/res-list" replace />}>{t`당첨 발표 목록으로`}</Button>}
        />
      }
    />
  )
}

function Announced({ data, bar }: { data: WinnerResult; bar: ReactNode }) {
  const { t, i18n } = useLingui()
  const language = i18n.locale
  const way = useWayToPrize(data)
  const year = dayIn(useNow()).slice(0, 4)
  const day = formatDay(data.announceDt, language, data.announceDt.slice(0, 4) === year ? 'short' : 'dated')
  const own = data.prizeNm === null ? null : prizeName({ prizeNm: data.prizeNm, prizeNmEng: data.prizeNmEng }, language)
  const name = nameOf(data, language)
  return (
    <DetailPage
      bar={bar}
      lead={{
        above: <span lang={koreanIn(name, language)}>{`${name} · ${day}`}</span>,
        title:
          own !== null
            ? t`${own}에\n뽑혔어요`
            : data.winnerCnt === 0
              ? t`뽑힌 분이\n없어요`
              : t`이번에는\n뽑히지 않았어요`,
      }}
      action={way}
    >
      {own === null ? null : (
        <MealTicket title={own} place={<PlaceOf result={data} />} dish={data.artCode ?? undefined} />
      )}
      <Card label={t`어떻게 뽑았나요`}>
        {data.contentsTxt === '' ? null : (
          <p className={css.words} lang={koreanIn(data.contentsTxt, language)}>
            {data.contentsTxt}
          </p>
        )}
        {data.entryCnt === 0 ? null : (
          <dl className={css.facts}>
            {data.myEntryCnt === 0 ? null : (
              <div>
                <dt>{t`내 응모권`}</dt>
                <dd>{t`${formatNumber(data.myEntryCnt)}장`}</dd>
              </div>
            )}
            <div>
              <dt>{t`모인 응모권`}</dt>
              <dd>{t`${formatNumber(data.entryCnt)}장`}</dd>
            </div>
            <div>
              <dt>{t`뽑은 때`}</dt>
              <dd>{`${formatDay(dayOf(data.announceDtm), language, 'short')} ${clockOf(data.announceDtm)}`}</dd>
            </div>
          </dl>
        )}
      </Card>
      {data.prizeList.map((prize) => {
        const title = prizeName(prize, language)
        return (
          <Card key={prize.prizeNm} label={title}>
            <CardHead
              title={<span lang={koreanIn(title, language)}>{title}</span>}
              more={<span className={css.count}>{t`${formatNumber(prize.winnerCnt)}명`}</span>}
            />
            <ul className={css.winners}>
              {prize.winnerList.map(({ usrIdMask, bizNm, myYn }, place) => (
                <li key={place}>
                  <b>{usrIdMask}</b>
                  {bizNm === '' ? null : <span lang={koreanIn(bizNm, language)}>{bizNm}</span>}
                  {myYn === 'Y' ? <Badge kind="brand">{t`나`}</Badge> : null}
                </li>
              ))}
            </ul>
          </Card>
        )
      })}
    </DetailPage>
  )
}

/** Where the own prize is. */
function PlaceOf({ result: { prizeCode, savePoint } }: { result: WinnerResult }) {
  const { t } = useLingui()
  const points = formatNumber(savePoint)
  if (prizeCode === 'COUPON') return t`쿠폰함에 넣어 두었어요`
  return prizeCode === 'POINT' ? t`${points}포인트를 드렸어요` : t`담당자가 연락드려요`
}

/** The way to the own prize; undefined where there is none. */
function useWayToPrize({ couponNo, prizeCode }: WinnerResult): ReactNode {
  const { t } = useLingui()
  if (couponNo !== null)
    return (
      <Button size="l" block render={<Link to="/mypage/coupon-detail" search={{ couponNo }} />}>{t`쿠폰 보기`}</Button>
    )
  if (prizeCode === 'COUPON')
    return <Button size="l" block render={<Link to="/mypage/coupon-list" />}>{t`쿠폰함 보기`}</Button>
  return prizeCode === 'POINT' ? (
    <Button size="l" block render={<Link to="/mypage/point" />}>{t`포인트 보기`}</Button>
  ) : undefined
}
