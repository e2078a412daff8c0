import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { StackedBar } from '#src/charts/stacked-bar.tsx'
import { formatDay, today as dayIn } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { clockOf, dayOf } from '#src/lib/wire-time.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Chip } from '#src/ui/chip/chip.tsx'
import { DateStepper } from '#src/ui/date-stepper/date-stepper.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { DateTile, ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { monthShown, placesOf, stepMonth, sumsOf, type Month, type Payment } from './payments.ts'
import { paymentsQuery } from './payments.queries.ts'
import css from './payments.module.css'

interface Props {
  month: Month | undefined
  /** One restaurant alone; one where nothing was paid this month is none. */
  rest: string | undefined
}

/** What the meals of a month have cost, and what of it the employer paid. [CUS-02] */
export function PaymentsScreen({ month: asked, rest }: Props) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const today = dayIn(useNow())
  const month = monthShown(asked, today)
  const { list } = useSuspenseQuery(paymentsQuery(month)).data
  const places = placesOf(list)
  const place = places.find(({ code }) => code === rest)
  const rows = place ? list.filter(({ restaurantCode }) => restaurantCode === place.code) : list
  const { paid, support } = sumsOf(rows)
  const won = (amount: number) => t`${formatNumber(amount)}원`
  const sum = won(paid)
  const name = formatDay(`${month}01`, i18n.locale, month.slice(0, 4) === today.slice(0, 4) ? 'monthName' : 'month')
  const isLast = month === monthShown(undefined, today)
  const go = (search: { month?: Month; rest?: string | undefined }) =>
    void navigate({ to: '/customer/mealPaymentList', search, replace: true, viewTransition: false })
  const stepper = (
    <DateStepper
      text={formatDay(`${month}01`, i18n.locale, 'month')}
      previousLabel={t`전달`}
      nextLabel={t`다음 달`}
      nextDisabled={isLast}
      onPrevious={() => go({ month: stepMonth(month, -1), rest })}
      onNext={() => (isLast ? undefined : go({ month: stepMonth(month, 1), rest }))}
    />
  )
  const parts = [
    { key: 'own', name: t`내 몫`, amount: paid, value: won(paid), color: 'brand' as const },
    { key: 'employer', name: t`회사 몫`, amount: support, value: won(support), color: 'intake' as const },
  ]

  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo="/mypage/home" under={stepper} />}
      lead={list.length === 0 ? undefined : { title: t`${name}에 ${sum}을 냈어요` }}
      instead={
        list.length === 0 ? (
          <EmptyState
            level={1}
            title={t`${name}에는 낸 것이 없어요`}
            text={t`예약해서 받은 식사의 값이 여기에 모여요.`}
            action={
              <Button kind="soft" render={<Link to="/mypage/wellOrder/wellOrderList" />}>{t`예약한 식사 보기`}</Button>
            }
          />
        ) : undefined
      }
    >
      {support > 0 ? (
        <Card>
          <StackedBar parts={parts} label={parts.map((part) => `${part.name} ${part.value}`).join(', ')} emptyText="" />
        </Card>
      ) : null}
      {places.length > 1 ? (
        <div className={css.places} role="group" aria-label={t`식당 고르기`}>
          <Chip pressed={place === undefined} onClick={() => go({ month })}>{t`전체`}</Chip>
          {places.map((each) => (
            <Chip key={each.code} pressed={each === place} onClick={() => go({ month, rest: each.code })}>
              {each.name}
            </Chip>
          ))}
        </div>
      ) : null}
      <Card tight label={t`결제 내역`}>
        <Rows>
          {rows.map((payment) => (
            <PaymentRow key={payment.paySeq} payment={payment} />
          ))}
        </Rows>
      </Card>
    </ListPage>
  )
}

/** A meal that was paid; one that was taken back stands beside it with its minus. */
function PaymentRow({
  payment: { payDtm, menuName, restaurantName, payTypeCode, payAmt, cancelYn },
}: {
  payment: Payment
}) {
  const { t, i18n } = useLingui()
  const day = dayOf(payDtm)
  const ways = { POINT: t`회사 포인트`, CARD: t`카드`, DEDUCT: t`월급에서` }
  const amount = t`${formatNumber(payAmt)}원`
  return (
    <ListRow
      lead={<DateTile weekday={formatDay(day, i18n.locale, 'weekday')} day={String(Number(day.slice(6)))} />}
      title={cancelYn === 'Y' ? t`${menuName} 취소` : menuName}
      sub={[clockOf(payDtm), restaurantName, ways[payTypeCode]].join(' · ')}
      end={<b>{amount}</b>}
    />
  )
}
