import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { privacyTerms } from '#src/areas/account/terms/privacy-terms.ts'
import { TermsScreen } from '#src/areas/account/terms/terms.screen.tsx'

export const Route = createFileRoute('/mypage/termsDetailPrivacyPolicy')({
  staticData: screen({ kind: 'detail', title: msg`개인정보 수집·이용` }),
  component: Screen,
})

function Screen() {
  return <TermsScreen terms={privacyTerms} />
}
