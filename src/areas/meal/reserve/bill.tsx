import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '#src/lib/numbers.ts'
import type { billOf } from './reserve.ts'
import css from './reserve.module.css'

/** What an order costs, what is taken off, and what is left. */
export function Bill({ full, support, coupon, toPay }: ReturnType<typeof billOf>) {
  const { t } = useLingui()
  const won = (amount: number) => {
    const price = formatNumber(amount)
    return t`${price}원`
  }
  return (
    <dl className={css.bill}>
      <div>
        <dt>{t`식사 값`}</dt>
        <dd>{won(full)}</dd>
      </div>
      {support > 0 ? (
        <div>
          <dt>{t`회사 지원`}</dt>
          <dd>−{won(support)}</dd>
        </div>
      ) : null}
      {coupon > 0 ? (
        <div>
          <dt>{t`쿠폰 할인`}</dt>
          <dd>−{won(coupon)}</dd>
        </div>
      ) : null}
      <div>
        <dt>{t`내가 낼 돈`}</dt>
        <dd>{won(toPay)}</dd>
      </div>
    </dl>
  )
}
