import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { operatorTerms } from '#src/areas/account/terms/operator-terms.ts'
import { TermsScreen } from '#src/areas/account/terms/terms.screen.tsx'

export const Route = createFileRoute('/mypage/termsDetailProvidePersonal')({
  staticData: screen({ kind: 'detail', title: msg`식당 운영사에 정보 제공` }),
  component: Screen,
})

function Screen() {
  return <TermsScreen terms={operatorTerms} />
}
