import { useLingui } from '@lingui/react/macro'
import { PreviewBar } from '#src/domain/preview/preview-bar.tsx'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'

/** No number in the address, or one of no draft: who writes one looks at the address again. */
export function NoDraft() {
  const { t } = useLingui()
  return (
    <DetailPage
      bar={<PreviewBar />}
      instead={<EmptyState level={1} title={t`미리 볼 것을 찾지 못했어요`} text={t`주소의 번호를 확인해 주세요.`} />}
    />
  )
}
