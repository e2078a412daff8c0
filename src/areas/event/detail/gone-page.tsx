import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { GonePage } from '#src/app/pages/gone-page.tsx'

/** A number of no event, or of one that is no longer shown: the page says the same of both. */
export function EventGonePage() {
  const { t } = useLingui()
  return (
    <GonePage
      title={t`끝났거나 없는 이벤트예요`}
      text={t`지금 열려 있는 이벤트를 볼까요?`}
      list={<Link to="/service/event/list" replace />}
      backTo="/service/event/list"
      word={t`이벤트 보기`}
    />
  )
}
