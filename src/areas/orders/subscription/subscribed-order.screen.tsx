import { useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLanguage } from '#src/app/use-language.ts'
import { formatDay } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { clockOf, dayOf } from '#src/lib/wire-time.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { useDraft } from '#src/patterns/form/use-draft.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { TimeCells } from '#src/ui/time-cells/time-cells.tsx'
import { chosenDays, itemsOf, readPicks, timeOf } from './subscription.ts'
import { menuQuery, offersQuery, useSaveSubscription } from './subscription.queries.ts'
import { useRefused } from './use-refused.ts'
import css from './subscription.module.css'

const USUAL = '1150'

interface Props {
  subscribedSeq: number
  pick: string | undefined
  /** When it is picked up, `HHmm`; undefined before anything was chosen here. */
  time: string | undefined
}

/**
 * What is about to be applied for: time, days and price. What was chosen stands in the address, so that back and reload
 * keep it; the time as a draft, too, for whoever goes back to the days and comes again.
 */
export function SubscribedOrderScreen({ subscribedSeq, pick, time }: Props) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const refused = useRefused()
  const { data: offers } = useSuspenseQuery(offersQuery())
  const { data: menu } = useSuspenseQuery(menuQuery(subscribedSeq))
  const apply = useSaveSubscription()
  const offer = offers.find((each) => each.subscribedSeq === subscribedSeq)
  const [before, keepTime, forget] = useDraft<string>(`subscription time ${String(subscribedSeq)}`)
  const pickupTm = offer === undefined ? null : timeOf(offer, [time, before, USUAL])
  const days = chosenDays(menu, readPicks(pick)).filter(({ chosen }) => chosen !== null)
  if (!offer || days.length === 0)
    return <Navigate to="/mypage/wellOrder/subscribedMenu" search={{ subscribedSeq, pick }} replace />

  const count = days.length
  const [price, sum, support] = [
    formatNumber(offer.mealAmt),
    formatNumber(count * offer.mealAmt),
    formatNumber(count * offer.supportAmt),
  ]
  const until = `${formatDay(dayOf(offer.applyEndDtm), i18n.locale, 'short')} ${clockOf(offer.applyEndDtm)}`

  const choose = (next: string) => {
    keepTime(next)
    void navigate({
      to: '/mypage/wellOrder/subscribedOrder',
      search: { subscribedSeq, pick, time: next },
      replace: true,
      viewTransition: false,
      resetScroll: false,
    })
  }
  const send = async () => {
    if (pickupTm === null) return
    let seq = 0
    const applied = apply
      .sendAsync({ body: { subscribedSeq, pickupTm, itemList: itemsOf(days) } })
      .then(({ subscribedOrderSeq }) => (seq = subscribedOrderSeq))
    if (await refused(applied)) {
      forget()
      return void navigate({
        to: '/mypage/wellOrder/subscribedMyMenu',
        search: { subscribedOrderSeq: seq },
        replace: true,
      })
    }
    // Back to the day that failed: the one whose choice has gone since.
    const fresh = chosenDays(
      await queries.fetchQuery(menuQuery(subscribedSeq)).catch(() => menu),
      readPicks(
        itemsOf(days)
          .map(({ menuDt, smartMenuSeq }) => `${menuDt}-${smartMenuSeq}`)
          .join('.'),
      ),
    )
    const day = fresh.find(({ chosen }) => chosen?.soldOutYn === 'Y')?.menuDt
    if (day)
      void navigate({ to: '/mypage/wellOrder/subscribedMenu', search: { subscribedSeq, pick, day }, replace: true })
  }

  return (
    <DetailPage
      bar={
        <ScreenBar
          titleAs="p"
          backTo={`/mypage/wellOrder/subscribedMenu?subscribedSeq=${String(subscribedSeq)}${pick ? `&pick=${pick}` : ''}`}
        />
      }
      lead={{ title: t`이대로 신청할까요?`, below: offer.subscribedNm }}
      action={
        <Button
          block
          busy={apply.isPending}
          disabled={pickupTm === null}
          onClick={() => void send()}
        >{t`${count}일, ${sum}원 신청하기`}</Button>
      }
    >
      <Card>
        <CardHead title={t`받는 시각`} />
        <TimeCells
          label={t`받는 시각`}
          value={pickupTm}
          onChange={choose}
          cells={offer.pickupTmList.map((each) => ({
            value: each,
            time: `${each.slice(0, 2)}:${each.slice(2)}`,
            note: t`매일`,
          }))}
        />
      </Card>
      <Card>
        <CardHead title={t`${count}일 받아요`} id="days" />
        <Rows labelledBy="days">
          {days.map(({ menuDt, chosen }) => (
            <ListRow
              key={menuDt}
              tight
              lead={<DishTile name={chosen?.menuName ?? ''} />}
              title={(language === 'en' && chosen?.menuNameEng) || (chosen?.menuName ?? '')}
              sub={formatDay(menuDt, i18n.locale, 'medium')}
            />
          ))}
        </Rows>
      </Card>
      <Card>
        <dl className={css.facts}>
          <div>
            <dt>{t`한 끼 값`}</dt>
            <dd>{t`${price}원`}</dd>
          </div>
          {offer.supportAmt > 0 ? (
            <div>
              <dt>{t`회사 지원`}</dt>
              <dd>{t`${support}원`}</dd>
            </div>
          ) : null}
          <div>
            <dt>{t`모두`}</dt>
            <dd>
              <b>{t`${sum}원`}</b>
            </dd>
          </div>
        </dl>
      </Card>
      <p className={css.note}>{t`하루씩, 전날 15:00까지 바꾸거나 쉴 수 있어요. ${until}에 확정돼요.`}</p>
    </DetailPage>
  )
}
