import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { GuideScreen } from '#src/areas/account/guide/guide.screen.tsx'

export const Route = createFileRoute('/my/useInform')({
  staticData: screen({ kind: 'list', title: msg`이용 안내` }),
  component: GuideScreen,
})
