// @vitest-environment happy-dom
import { cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { Picture } from './picture-form.tsx'

// Opening and cutting a photo is the widget's own; its test draws it.
vi.mock('#src/ui/image-picker/image-picker.tsx', () => ({
  ImagePicker: ({ label, value, onPick }: { label: string; value: string | null; onPick: (image: Blob) => void }) => (
    <button type="button" onClick={() => onPick(new Blob(['cut'], { type: 'image/jpeg' }))}>
      {label} {value ?? 'none'}
    </button>
  ),
}))

const ADDRESS = 'https://upload.example.com/put/PROFILE/IMG7Q2KX9D4V0TZ?ticket=t'
let sent: { name: string; body: Record<string, unknown> }[]
let save: () => Response
let limit: number
const puts = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 204 })))

async function draw(usrImg: string) {
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      // a test's own calls send objects
      sent.push({ name, body: JSON.parse((await request.clone().text()) || '{}') as Record<string, unknown> })
      if (name === 'getUploadFileSize') return answer(envelope({ uploadFileSize: limit }))
      if (name === 'uploadUrl.do') return answer(envelope(ADDRESS))
      return name === 'modifyUsrInfoUsrImg' ? save() : answer(envelope({}))
    }),
  )
  const onClose = vi.fn<() => void>()
  const data = screen({ kind: 'settings', title: { id: '내 정보', message: '내 정보' } })
  await renderRouter(
    testRouter(
      [
        {
          path: '/info',
          data,
          component: () => (
            <>
              <h1>내 정보</h1>
              <Picture usrImg={usrImg} onClose={onClose} />
            </>
          ),
        },
      ],
      { at: '/info' },
    ),
  )
  await page.findByRole('radiogroup')
  return onClose
}
const picker = () => page.getByRole('button', { name: /^내 사진/ })
const press = () => userEvent.click(page.getByRole('button', { name: '저장하기' }))
const chosen = () => page.getAllByRole<HTMLInputElement>('radio').findIndex(({ checked }) => checked) + 1

beforeEach(() => {
  sent = []
  limit = 10_485_760
  save = () => answer(envelope({ resultCnt: 1 }))
  vi.stubGlobal('fetch', puts)
  puts.mockClear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a photo replaces the drawn one, is sent on saving, and is the picture by its id [MBR-03] [UPL-02]', async () => {
  const onClose = await draw('03')
  expect([chosen(), picker().textContent]).toEqual([3, '내 사진 none'])
  await userEvent.click(picker())
  expect([chosen(), picker().textContent]).toEqual([0, expect.stringContaining('blob:')])
  expect(sent).toEqual([])
  await press()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent.find(({ name }) => name === 'uploadUrl.do')?.body).toMatchObject({
    contentType: 'image/jpeg',
    imgTyCode: 'PROFILE',
  })
  expect(sent.find(({ name }) => name === 'modifyUsrInfoUsrImg')?.body).toEqual({ usrImg: 'IMG7Q2KX9D4V0TZ' })
})

test('a drawn picture takes the place of a photo, chosen before or now', async () => {
  await draw('IMG7Q2KX9D4V0TZ')
  expect([chosen(), picker().textContent]).toEqual([0, expect.stringContaining('imgId=IMG7Q2KX9D4V0TZ')])
  expect(page.getByRole<HTMLButtonElement>('button', { name: '저장하기' }).disabled).toBe(true)
  await userEvent.click(picker())
  await userEvent.click(page.getByRole('radio', { name: '5번째 그림' }))
  expect([chosen(), picker().textContent]).toEqual([5, '내 사진 none'])
  await press()
  await waitFor(() => expect(sent.at(-1)).toEqual({ name: 'modifyUsrInfoUsrImg', body: { usrImg: '05' } }))
  expect(puts).not.toHaveBeenCalled()
})

test('where saving failed the photo stays, and what has arrived is not sent twice; a refusal says why', async () => {
  const onClose = await draw('03')
  await userEvent.click(picker())
  save = () => {
    throw new TypeError('cut')
  }
  await press()
  expect((await page.findByRole('alert')).textContent).toBe('저장하지 못했어요. 다시 시도해 주세요.')
  expect(picker().textContent).toContain('blob:')
  save = () =>
    answer({ error: 'badRequest', errorMessage: '고를 수 없는 사진이에요. 다시 골라 주세요.' }, { status: 400 })
  await press()
  await waitFor(() => expect(page.getByRole('alert').textContent).toBe('고를 수 없는 사진이에요. 다시 골라 주세요.'))
  expect(puts).toHaveBeenCalledOnce()
  save = () => answer(envelope({ resultCnt: 1 }))
  await press()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(puts).toHaveBeenCalledTimes(2)
})

test('a photo above the server’s limit is said to be too big before anything is sent [UPL-04]', async () => {
  await draw('03')
  limit = 1
  await userEvent.click(picker())
  await press()
  expect((await page.findByRole('alert')).textContent).toBe('사진이 너무 커요. 더 작은 사진을 골라 주세요.')
  expect(puts).not.toHaveBeenCalled()
})
