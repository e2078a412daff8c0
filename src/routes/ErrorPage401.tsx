import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SignInNeededPage } from '#src/app/pages/error-status-page.tsx'
import { screen } from '#src/app/screen-data.ts'

export const Route = createFileRoute('/ErrorPage401')({
  staticData: screen({ name: 'errorPage401', kind: 'error', public: true, title: msg`로그인 필요` }),
  component: SignInNeededPage,
})
