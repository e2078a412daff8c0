import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { MallAgreeScreen } from '#src/areas/meal/mall/mall-agree.screen.tsx'
import { agreementQuery } from '#src/domain/mall/enter-mall.ts'

export const Route = createFileRoute('/meal/welmallAgree')({
  staticData: screen({ kind: 'flow', title: msg`쇼핑몰` }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(agreementQuery()),
  component: MallAgreeScreen,
})
