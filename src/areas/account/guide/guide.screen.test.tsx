// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { GuideScreen } from './guide.screen.tsx'

const SHELL =
  'Mozilla/5.0 (Linux; Android 14; SM-S921N; wv) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 App/1.01.16'
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function draw(agent: string, updateVer: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  const ports = fakePorts(() =>
    answer(envelope({ updateVer, forceYn: 'N', storeUrl: 'https://store.example/hansang', contents: null })),
  )
  connectApi(ports)
  const data = screen({
    entry: { name: 'myUseInform' },
    kind: 'list',
    title: { id: '이용 안내', message: '이용 안내' },
  })
  await renderRouter(testRouter([{ path: '/my/useInform', data, component: GuideScreen }], { at: '/my/useInform' }))
  await page.findByRole('heading', { level: 1 })
  return ports
}

test('an older shell is told of the newer one, and where to get it [NTC-02]', async () => {
  await draw(SHELL, '1.01.17')
  expect((await page.findByRole('link', { name: /새 버전 1\.01\.17 받기/ })).getAttribute('href')).toBe(
    'https://store.example/hansang',
  )
})

test('the newest says so, and leads nowhere', async () => {
  await draw(SHELL, '1.01.16')
  expect(await page.findByText('가장 새 버전이에요')).toBeTruthy()
  expect(page.queryByRole('link', { name: /앱 버전/ })).toBeNull()
})

test('a browser has no shell to ask about', async () => {
  const { sent } = await draw(BROWSER, '1.01.17')
  expect(page.queryByText(/앱 버전/)).toBeNull()
  expect(sent.filter(({ url }) => url.includes('getUpdateVer'))).toEqual([])
})
