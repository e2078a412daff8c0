import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { GonePage } from '#src/app/pages/gone-page.tsx'

/** A dish that cannot be reserved, or no longer. */
export function TakeHomeGonePage() {
  const { t } = useLingui()
  return (
    <GonePage
      title={t`지금은 예약할 수 없는 메뉴예요`}
      text={t`예약할 수 있는 메뉴를 볼까요?`}
      list={<Link to="/meal/takeHomeList" replace />}
      backTo="/meal/takeHomeList"
      word={t`예약할 메뉴 보기`}
    />
  )
}
