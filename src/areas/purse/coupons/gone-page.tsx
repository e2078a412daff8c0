import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { GonePage } from '#src/app/pages/gone-page.tsx'

/** A number that is no coupon of the member’s. */
export function CouponGonePage() {
  const { t } = useLingui()
  return (
    <GonePage
      title={t`내 쿠폰에 없는 쿠폰이에요`}
      text={t`받은 쿠폰은 목록에 모두 있어요.`}
      list={<Link to="/mypage/coupon-list" replace />}
      backTo="/mypage/coupon-list"
      word={t`쿠폰 목록으로`}
    />
  )
}
