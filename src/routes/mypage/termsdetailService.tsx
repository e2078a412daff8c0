import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { serviceTerms } from '#src/areas/account/terms/service-terms.ts'
import { TermsScreen } from '#src/areas/account/terms/terms.screen.tsx'

export const Route = createFileRoute('/mypage/termsdetailService')({
  staticData: screen({ kind: 'detail', title: msg`서비스 이용약관` }),
  component: Screen,
})

function Screen() {
  return <TermsScreen terms={serviceTerms} />
}
