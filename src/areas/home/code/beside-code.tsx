import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import Coins from 'lucide-react/icons/coins'
import QrCode from 'lucide-react/icons/qr-code'
import Ticket from 'lucide-react/icons/ticket'
import type { Schemas } from '#src/contract/schemas.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { purseQuery } from './code.queries.ts'
import css from './my-qr-sheet.module.css'

interface Props {
  coupon: Schemas['CouponDetail'] | undefined
  /** The coupon's bars stand above now. */
  isCoupon: boolean
  isOffline: boolean
  onTurn: () => void
}

/** What pays beside the code: the coupon that fits here and now, and the points. */
export function BesideCode({ coupon, isCoupon, isOffline, onTurn }: Props) {
  const { t } = useLingui()
  const { data: purse } = useQuery(purseQuery())
  const points = purse && purse.point > 0 && !isOffline ? formatNumber(purse.point) : null
  if (!coupon && points === null) return null
  const couponWord = isOffline ? t`받아 둔 바코드는 보여 줄 수 있어요` : t`쿠폰 보여 주기`
  return (
    <div className={css.beside}>
      {coupon ? (
        <button type="button" onClick={onTurn}>
          <Icon of={isCoupon ? QrCode : Ticket} />
          <span>
            <b>{isCoupon ? t`내 QR` : coupon.couponNm}</b>
            {isCoupon ? t`코드로 돌아가기` : couponWord}
          </span>
        </button>
      ) : null}
      {points === null ? null : (
        <p>
          <Icon of={Coins} />
          <span>
            <b>{t`${points}P`}</b>
            {t`단말기에서 써요`}
          </span>
        </p>
      )}
    </div>
  )
}
