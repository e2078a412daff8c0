// @vitest-environment happy-dom
import { cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { ShakeScreen } from './shake.screen.tsx'

const CHOICES = [
  { url: '/main?show=qr', urlNm: '내 QR', urlNmEng: 'My QR code' },
  { url: '/mypage/coupon-list', urlNm: '쿠폰', urlNmEng: 'Coupons' },
]

let on: 'Y' | 'N'
let url: string
let sent: unknown[]
beforeEach(() => {
  on = 'N'
  url = '/main?show=qr'
  sent = []
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The setting on a phone whose system asks (or not) and answers `says`. */
async function draw(says: 'granted' | 'denied' | 'unasked') {
  vi.stubGlobal(
    'DeviceMotionEvent',
    says === 'unasked' ? () => {} : Object.assign(() => {}, { requestPermission: () => Promise.resolve(says) }),
  )
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1)
      // as the screen sends it
      const body = request.method === 'POST' ? ((await request.clone().json()) as Record<string, string>) : {}
      if (name === 'saveShakeSettingYn') on = body.shakeSettingYn === 'Y' ? 'Y' : 'N'
      if (name === 'setUrlSetting') url = body.url ?? ''
      if (/^(?:save|set)/.test(name ?? '')) sent.push(body)
      return answer(
        envelope(name?.endsWith('UrlSetting') ? { urlType: 'SHAKE', url, urlList: CHOICES } : { shakeSettingYn: on }),
      )
    }),
  )
  const data = screen({
    entry: { name: 'mySettingShake' },
    kind: 'settings',
    title: { id: '흔들어서 열기', message: '흔들어서 열기' },
  })
  await renderRouter(
    testRouter([{ path: '/my/settingShake', data, component: ShakeScreen }], { at: '/my/settingShake' }),
  )
  await page.findByRole('switch', { name: '흔들어서 열기' })
}
const isOn = () => page.getByRole<HTMLInputElement>('switch', { name: '흔들어서 열기' }).checked

test('the switch asks the phone first, says what a shake opens, and what is chosen is kept [MYP-03]', async () => {
  await draw('granted')
  expect(page.getByText('지금은 꺼져 있어요')).toBeTruthy()
  await userEvent.click(page.getByRole('switch', { name: '흔들어서 열기' }))
  await waitFor(() => expect(isOn()).toBe(true))
  expect(page.getByText('내 QR 화면이 열려요')).toBeTruthy()
  await userEvent.click(page.getByRole('radio', { name: '쿠폰' }))
  expect(await page.findByText('쿠폰 화면이 열려요')).toBeTruthy()
  await waitFor(() => expect(sent).toEqual([{ shakeSettingYn: 'Y' }, { urlType: 'SHAKE', url: '/mypage/coupon-list' }]))
})

test('a phone that says no leaves it off and says where to allow it', async () => {
  await draw('denied')
  await userEvent.click(page.getByRole('switch', { name: '흔들어서 열기' }))
  expect(await page.findByText('움직임을 알 수 없어요')).toBeTruthy()
  expect([isOn(), sent]).toEqual([false, []])
})

test('switched on with another phone, this one is asked for its own leave, where it has to be', async () => {
  on = 'Y'
  await draw('denied')
  await userEvent.click(page.getByRole('button', { name: '이 휴대폰에서 움직임 허락하기' }))
  expect(await page.findByText('움직임을 알 수 없어요')).toBeTruthy()
  expect(isOn()).toBe(true)
  cleanup()
  await draw('unasked')
  expect(page.queryByRole('button', { name: '이 휴대폰에서 움직임 허락하기' })).toBeNull()
})
