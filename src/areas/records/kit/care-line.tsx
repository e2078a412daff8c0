import { Trans } from '@lingui/react/macro'
import { Notice } from '#src/ui/notice/notice.tsx'

/** Under a value that nobody should be alone with. It says no illness and does not alarm. */
export function CareLine() {
  return (
    <Notice>
      <Trans>
        몸이 불편하면 지금 의료진에게 물어봐 주세요. <a href="tel:119">119</a>
      </Trans>
    </Notice>
  )
}
