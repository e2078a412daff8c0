import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { GonePage } from '#src/app/pages/gone-page.tsx'

/** A number that is no order of the member’s. */
export function OrderGonePage() {
  const { t } = useLingui()
  return (
    <GonePage
      title={t`내 예약에 없는 예약이에요`}
      text={t`예약한 식사는 목록에 모두 있어요.`}
      list={<Link to="/mypage/wellOrder/wellOrderList" replace />}
      backTo="/mypage/wellOrder/wellOrderList"
      word={t`예약 목록으로`}
    />
  )
}
