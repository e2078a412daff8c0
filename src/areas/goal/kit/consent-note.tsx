import { useLingui } from '@lingui/react/macro'
import { Fine } from '#src/ui/page/page.tsx'

/** What saving agrees to, above the button that says so. */
export function ConsentNote() {
  const { t } = useLingui()
  return <Fine>{t`기록을 저장하려면 건강정보 수집·이용 동의가 필요해요. 언제든 거둘 수 있어요.`}</Fine>
}
