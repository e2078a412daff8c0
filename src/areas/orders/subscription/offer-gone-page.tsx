import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { GonePage } from '#src/app/pages/gone-page.tsx'

/** A subscription that is not offered, or not to this member. */
export function OfferGonePage() {
  const { t } = useLingui()
  return (
    <GonePage
      title={t`지금은 볼 수 없는 구독이에요`}
      text={t`지금 신청할 수 있는 구독을 볼까요?`}
      list={<Link to="/mypage/wellOrder/subscribedList" replace />}
      backTo="/mypage/wellOrder/subscribedList"
      word={t`구독 둘러보기`}
    />
  )
}
