// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import type { Kind } from '../challenge.ts'
import { PhoneCard } from './phone-card.tsx'

afterEach(cleanup)

/** How often it was asked what is linked. */
async function open(kind: Kind, linked: object[]): Promise<{ asked: () => number }> {
  const ports = fakePorts(() => answer(envelope(linked)))
  connectApi(ports)
  const Page = () => (
    <>
      <h1>챌린지</h1>
      <PhoneCard challenge={{ kind }} />
    </>
  )
  const data = screen({
    entry: { name: 'challengeChallengeDetail' },
    kind: 'detail',
    title: { id: '챌린지', message: '챌린지' },
  })
  await renderRouter(testRouter([{ path: '/', data, component: Page }]))
  return { asked: () => ports.sent.length }
}
const way = () => page.queryByRole('link', { name: /휴대전화 걸음 잇기/ })

test('who walks without a phone that counts is led to what links one', async () => {
  await open('STEP', [])
  await page.findByRole('link', { name: /휴대전화 걸음 잇기/ })
  expect(way()?.getAttribute('href')).toContain('/healthlog/healthDataLinkSecond')
})

test('whose phone counts is asked for none, and nobody is where steps are not what counts', async () => {
  const { asked } = await open('STEP', [{ deviceType: 'PHONE', linkYn: 'Y' }])
  await expect.poll(asked).toBe(1)
  expect(way()).toBeNull()
  cleanup()
  const other = await open('MISSION', [])
  expect([other.asked(), way()]).toEqual([0, null])
})
