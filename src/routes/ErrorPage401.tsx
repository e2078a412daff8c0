import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SignInNeededPage } from '#src/app/pages/error-status-page.tsx'
import { screen } from '#src/app/screen-data.ts'

export const Route = createFileRoute('/ErrorPage401')({
  staticData: screen({ kind: 'error', title: msg`로그인 필요` }),
  component: SignInNeededPage,
})
