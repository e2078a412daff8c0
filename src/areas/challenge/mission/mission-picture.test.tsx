// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { endDrafts } from '#src/patterns/form/drafts.ts'
import type { Mission } from './mission.ts'
import { MissionPictures } from './mission-pictures.tsx'
import { MissionSheet } from './mission-sheet.tsx'

// Opening and cutting a photo is the widget's own; its test draws it.
vi.mock('#src/ui/image-picker/image-picker.tsx', () => ({
  ImagePicker: ({ label, value, onPick }: { label: string; value: string | null; onPick: (image: Blob) => void }) => (
    <button type="button" onClick={() => onPick(new Blob(['cut'], { type: 'image/jpeg' }))}>
      {label} {value ?? 'none'}
    </button>
  ),
}))

const STAIRS: Mission = {
  seq: 2,
  challenge: 'CH20261102',
  name: '계단으로 5층 오르기',
  how: '',
  isDone: false,
  count: null,
  needsPicture: false,
  isSettled: false,
  entry: null,
  choices: [],
}
const DONE: Mission = {
  ...STAIRS,
  isDone: true,
  entry: { seq: 9, value: null, memo: '', at: '08:51', picture: 'IMGOLD' },
}
const puts = vi.fn<typeof fetch>()
const onClose = vi.fn()
let sent: { name: string; body: Record<string, unknown> }[]
let save: () => Response
let pictures: object[]

beforeEach(() => {
  sent = []
  pictures = []
  save = () => answer(envelope({}))
  onClose.mockClear()
  puts.mockReset().mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })))
  vi.stubGlobal('fetch', puts)
})
afterEach(() => {
  cleanup()
  endDrafts('')
  vi.unstubAllGlobals()
})

async function open(mission: Mission) {
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (name === 'myMissonImgList') return answer(envelope({ totalCnt: pictures.length, list: pictures }))
      if (name === 'getUploadFileSize') return answer(envelope({ uploadFileSize: 10_485_760 }))
      // a test's own calls send objects
      sent.push({ name, body: JSON.parse((await request.clone().text()) || '{}') as Record<string, unknown> })
      if (name === 'uploadUrl.do') return answer(envelope('https://upload.example.com/put/MISSION/IMG7?ticket=t'))
      return save()
    }),
  )
  const Page = () => (
    <>
      <h1>미션</h1>
      <MissionPictures />
      <MissionSheet mission={mission} day="20261119" onClose={onClose} />
    </>
  )
  const data = screen({
    entry: { name: 'challengeMission' },
    kind: 'list',
    title: { id: '오늘의 미션', message: '오늘의 미션' },
  })
  await renderRouter(testRouter([{ path: '/', data, component: Page }]))
}
const picker = () => page.findByRole('button', { name: /^사진.*(none|IMG|blob:)/ })
const written = (name: string) => sent.filter((one) => one.name === name).map(({ body }) => body)

test('a picture that is chosen goes along with the tick, and it is said who sees it [MIS-01] [UPL-01]', async () => {
  await open(STAIRS)
  await page.findByText('사진은 나만 볼 수 있어요.')
  await userEvent.click(await picker())
  await userEvent.click(page.getByRole('button', { name: '했어요' }))
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(written('uploadUrl.do')).toMatchObject([{ imgTyCode: 'MISSION' }])
  expect(written('insertMissonDaily')).toEqual([{ missionSeq: 2, missionDt: '20261119', memoTxt: '', imgId: 'IMG7' }])
})

test('a mission without a picture says nothing of one; a kept one stays unless it is taken out [MIS-02]', async () => {
  await open(STAIRS)
  await userEvent.click(await page.findByRole('button', { name: '했어요' }))
  await expect.poll(() => written('insertMissonDaily')).toEqual([{ missionSeq: 2, missionDt: '20261119', memoTxt: '' }])
  cleanup()
  await open(DONE)
  expect((await picker()).textContent).toContain('imgId=IMGOLD&imgTyCode=MISSION')
  await userEvent.click(page.getByRole('button', { name: '고치기' }))
  await expect.poll(() => written('updateMissonDaily')).toEqual([{ missionDailySeq: 9, memoTxt: '' }])
  await userEvent.click(page.getByRole('button', { name: '사진 빼기' }))
  await userEvent.click(page.getByRole('button', { name: '고치기' }))
  await expect.poll(() => written('updateMissonDaily')[1]).toEqual({ missionDailySeq: 9, memoTxt: '', imgId: '' })
})

test('a picture that did not arrive is said so and stays chosen; nothing is ticked without it', async () => {
  puts.mockImplementationOnce(() => Promise.reject(new TypeError('offline')))
  await open(STAIRS)
  await userEvent.click(await picker())
  await userEvent.click(page.getByRole('button', { name: '했어요' }))
  expect((await page.findByRole('alert')).textContent).toContain('사진을 올리지 못했어요.')
  expect([written('insertMissonDaily'), onClose.mock.calls]).toEqual([[], []])
  await userEvent.click(page.getByRole('button', { name: '했어요' }))
  await expect.poll(() => written('insertMissonDaily')).toMatchObject([{ imgId: 'IMG7' }])
})

test('a tick of the other phone has not this picture: the sheet stays', async () => {
  save = () => answer({ error: 'alreadyEntered', errorMessage: '이미 기록한 미션이에요.' }, { status: 409 })
  await open(STAIRS)
  await userEvent.click(await picker())
  await userEvent.click(page.getByRole('button', { name: '했어요' }))
  await expect.poll(() => written('insertMissonDaily').length).toBe(1)
  expect(onClose).not.toHaveBeenCalled()
})

test('a mission that is proved by a picture is done with one, and keeps it', async () => {
  await open({ ...STAIRS, needsPicture: true })
  const tick = await page.findByRole('button', { name: '했어요' })
  expect(tick.hasAttribute('disabled') || tick.getAttribute('aria-disabled') === 'true').toBe(true)
  await userEvent.click(await picker())
  expect(page.queryByRole('button', { name: '사진 빼기' })).toBeNull()
  await userEvent.click(page.getByRole('button', { name: '했어요' }))
  await expect.poll(() => written('insertMissonDaily')).toMatchObject([{ imgId: 'IMG7' }])
})

test('what was kept stands together, each with its mission', async () => {
  pictures = [{ missionDailySeq: 9, missionNm: '나물부터 먹기', missionDt: '20261119', imgId: 'IMG1' }]
  await open(STAIRS)
  expect((await page.findByRole('img', { name: '나물부터 먹기', hidden: true })).getAttribute('src')).toContain(
    'imgId=IMG1&imgTyCode=MISSION',
  )
})
