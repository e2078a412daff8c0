import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { locationTerms } from '#src/areas/account/terms/location-terms.ts'
import { TermsScreen } from '#src/areas/account/terms/terms.screen.tsx'

export const Route = createFileRoute('/mypage/termsDetailLocationService')({
  staticData: screen({ kind: 'detail', title: msg`위치 정보 이용` }),
  component: Screen,
})

function Screen() {
  return <TermsScreen terms={locationTerms} />
}
