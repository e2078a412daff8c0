import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ForbiddenPage } from '#src/app/pages/error-status-page.tsx'
import { screen } from '#src/app/screen-data.ts'

export const Route = createFileRoute('/ErrorPage403')({
  staticData: screen({ kind: 'error', title: msg`권한 없음` }),
  component: ForbiddenPage,
})
