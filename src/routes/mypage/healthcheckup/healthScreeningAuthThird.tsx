import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { WaitScreen } from '#src/areas/checkup/sign-in/wait.screen.tsx'

export const Route = createFileRoute('/mypage/healthcheckup/healthScreeningAuthThird')({
  staticData: screen({ kind: 'survey', title: msg`건강검진 불러오기` }),
  beforeLoad: async () => (await import('#src/areas/checkup/sign-in/arrive.ts')).arriveAtWait(),
  component: WaitScreen,
})
