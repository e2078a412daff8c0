import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { marketingTerms } from '#src/areas/account/terms/marketing-terms.ts'
import { TermsScreen } from '#src/areas/account/terms/terms.screen.tsx'

export const Route = createFileRoute('/mypage/termsDetailUseMarketing')({
  staticData: screen({ kind: 'detail', title: msg`새 메뉴와 쿠폰 소식` }),
  component: Screen,
})

function Screen() {
  return <TermsScreen terms={marketingTerms} />
}
