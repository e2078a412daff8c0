import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { KeepingScreen } from '#src/areas/records/keeping/keeping.screen.tsx'

// Public, and nothing is asked before somebody is signed in. [ROU-13]
export const Route = createFileRoute('/mypage/health')({
  staticData: screen({ kind: 'detail', title: msg`건강정보` }),
  component: KeepingScreen,
})
