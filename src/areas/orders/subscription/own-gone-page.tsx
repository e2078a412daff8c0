import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { GonePage } from '#src/app/pages/gone-page.tsx'

/** A number that is no subscription of the member’s. */
export function OwnSubscriptionGonePage() {
  const { t } = useLingui()
  return (
    <GonePage
      title={t`내 구독에 없는 구독이에요`}
      text={t`신청한 구독은 목록에 모두 있어요.`}
      list={<Link to="/mypage/wellOrder/subscribedOrderList" replace />}
      backTo="/mypage/wellOrder/subscribedOrderList"
      word={t`신청한 구독 보기`}
    />
  )
}
