// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { HubBar } from './hub-bar.tsx'

afterEach(cleanup)

test.each([
  [2, '알림, 새 소식 있음'],
  [0, '알림'],
])('with %i unread the bell says %s, as at home [PSH-04]', async (unreadCnt, name) => {
  const ports = fakePorts(() => answer(envelope({ unreadCnt })))
  connectApi(ports)
  const Page = () => (
    <>
      <HubBar />
      <h1>챌린지</h1>
    </>
  )
  const data = screen({
    entry: { name: 'challengeChallenge' },
    kind: 'hub',
    title: { id: '챌린지', message: '챌린지' },
    logo: false,
    bottomNavigation: false,
  })
  await renderRouter(testRouter([{ path: '/', data, component: Page }]))
  await expect.poll(() => ports.sent.length).toBe(1)
  await page.findByRole('link', { name })
})
