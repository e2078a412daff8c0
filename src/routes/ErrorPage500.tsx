import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ServerErrorPage } from '#src/app/pages/error-status-page.tsx'
import { screen } from '#src/app/screen-data.ts'

export const Route = createFileRoute('/ErrorPage500')({
  staticData: screen({ kind: 'error', title: msg`오류`, bottomNavigation: true }),
  component: ServerErrorPage,
})
