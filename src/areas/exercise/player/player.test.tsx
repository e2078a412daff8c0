// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen as page } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { endDrafts } from '#src/patterns/form/drafts.ts'
import { endProgramme, openProgramme } from '../programme/flow.ts'
import type { Plan } from '../programme/run.ts'
import { PlayerScreen } from './player.screen.tsx'

const kept = new Map<string, string>()
/** What was begun to be written, and what it waits for on a slow phone. */
const written: string[] = []
let sealed = Promise.resolve()
vi.mock('#src/app/kept/kept.ts', () => ({
  keptTexts: {
    read: async (name: string) => kept.get(name) ?? null,
    write: async (name: string, text: string) => {
      written.push(text)
      await sealed
      kept.set(name, text)
    },
  },
}))

const plan: Plan = {
  code: 'PG0012',
  name: '퇴근 뒤 전신 근력',
  moves: [
    {
      sn: 1,
      name: '제자리 걷기',
      sets: 1,
      reps: null,
      setS: 60,
      restS: 30,
      guide: '팔을 크게 흔들며 걸어요.',
      drawing: 'MARCH',
    },
    { sn: 2, name: '스쿼트', sets: 2, reps: 10, setS: 60, restS: 30, guide: null, drawing: 'SQUAT' },
  ],
}

const sent: { prgmCode: string; startDt: string; moveList: { doneYn: string }[] }[] = []
/** Null is nobody. */
let saving: { status: number } | null = { status: 200 }

async function open(code = 'PG0012') {
  connectApi(
    fakePorts(async (request) => {
      if (!request.url.includes('saveHealthCare')) return answer(envelope(null))
      sent.push((await request.clone().json()) as (typeof sent)[number]) // what saved-run.ts makes
      if (!saving) throw new TypeError('Failed to fetch')
      return saving.status === 200
        ? answer(envelope({ wrkotSn: 7, wrkotMin: 4, useKcal: 30, doneCnt: 1 }))
        : answer({ error: 'badRequest', errorMessage: '' }, { status: saving.status })
    }),
  )
  await openProgramme(new QueryClient())
  const data = screen({ entry: { name: 'main' }, kind: 'detail', title: { id: '운동', message: '운동' } })
  const router = testRouter(
    [
      { path: '/play', data, component: () => <PlayerScreen code={code} plan={{ ...plan, code }} /> },
      { path: '/healthlog/exercise', data, component: () => <h1>운동으로 왔어요</h1> },
    ],
    { at: '/play' },
  )
  await renderRouter(router)
}

async function tap(name: string) {
  const button = await page.findByRole('button', { name })
  await act(async () => void fireEvent.click(button))
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const heading = () => page.getByRole('heading', { level: 1 }).textContent

beforeEach(() => {
  vi.useFakeTimers({
    now: new Date('2026-11-19T18:40:00+09:00'),
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    shouldAdvanceTime: true,
  })
  saving = { status: 200 }
  sent.length = 0
  written.length = 0
  sealed = Promise.resolve()
  kept.clear()
})
afterEach(() => {
  cleanup()
  endProgramme()
  endDrafts('')
  vi.useRealTimers()
})

test('says what to do now, how often, and what comes next', async () => {
  await open()
  expect(heading()).toBe('팔을 크게 흔들며 걸어요')
  expect(page.getByText('1:00')).toBeTruthy()
  expect(page.getByText('다음 · 30초 쉬고')).toBeTruthy()
  await tap('시작')
  await pass(61)
  expect(heading()).toBe('잠깐 쉬어요')
  await pass(30)
  expect(heading()).toBe('스쿼트')
  await pass(8)
  expect(page.getByRole('img', { name: '10회 가운데 2회' })).toBeTruthy()
})

test('a phone that is set while a set runs counts on as if nothing had been', async () => {
  await open()
  await tap('시작')
  await pass(10)
  vi.setSystemTime(new Date('2026-11-18T18:40:00+09:00'))
  await pass(10)
  expect(page.getByText('0:40')).toBeTruthy()
  vi.setSystemTime(new Date('2026-11-21T18:40:00+09:00'))
  await pass(10)
  expect(page.getByText('0:30')).toBeTruthy()
  await pass(31)
  expect(heading()).toBe('잠깐 쉬어요')
})

test('two taps at once leave out one set, not two', async () => {
  await open()
  const skip = await page.findByRole('button', { name: '건너뛰기' })
  await act(async () => {
    fireEvent.click(skip)
    fireEvent.click(skip)
  })
  expect(page.getByText('스쿼트 · 1세트째', { selector: 'p:not([role])' })).toBeTruthy()
})

test('asks before it is left in the middle, stands meanwhile, and saves what was done', async () => {
  await open()
  await tap('시작')
  await tap('세트 끝')
  await tap('닫기')
  expect(await page.findByRole('dialog', { name: '여기까지 저장할까요?' })).toBeTruthy()
  await tap('저장하고 끝내기')
  expect(await page.findByRole('heading', { level: 1, name: '여기까지 저장했어요' })).toBeTruthy()
  expect(sent.map(({ moveList }) => moveList.map(({ doneYn }) => doneYn).join(''))).toEqual(['YN'])
  await tap('운동으로')
  expect(await page.findByRole('heading', { level: 1, name: '운동으로 왔어요' })).toBeTruthy()
})

test('left for later it is kept, and a page that is loaded anew goes on with it', async () => {
  await open()
  await tap('시작')
  await tap('세트 끝')
  await tap('바로 시작')
  await tap('닫기')
  await tap('나중에 이어서 하기')
  expect(await page.findByRole('heading', { level: 1, name: '운동으로 왔어요' })).toBeTruthy()
  cleanup()
  endProgramme()
  await open()
  expect(page.getByText('스쿼트 · 1세트째', { selector: 'p:not([role])' })).toBeTruthy()
  expect(page.getByRole('button', { name: '이어서' })).toBeTruthy()
})

test('on a phone that is slow to write, the newest step is kept next and not each of those before it', async () => {
  const slow = Promise.withResolvers<void>()
  sealed = slow.promise
  await open()
  await tap('시작')
  await tap('세트 끝')
  await tap('바로 시작')
  expect(written).toHaveLength(1)
  await act(async () => slow.resolve())
  expect(written).toHaveLength(2)
  expect(kept.get('programme')).toMatch(/"phase":"moving".*"at":\{"move":1,"set":0\}/)
})

test('without a connection it stays on the phone, says so, and is resent by itself with the same start', async () => {
  saving = null
  await open()
  await tap('시작')
  await tap('세트 끝')
  await tap('닫기')
  await tap('저장하고 끝내기')
  expect(await page.findByText('연결이 끊겨 이 휴대폰에 두었어요. 연결되면 저장해요.')).toBeTruthy()
  expect(kept.get('programme')).toContain('"phase":"saving"')
  saving = { status: 200 }
  await pass(16)
  expect(await page.findByRole('heading', { level: 1, name: '여기까지 저장했어요' })).toBeTruthy()
  expect(new Set(sent.map(({ startDt }) => startDt)).size).toBe(1)
  expect(kept.get('programme')).toBe('')
})

test('what the server does not take stays too, and may be let go', async () => {
  saving = { status: 400 }
  await open()
  await tap('시작')
  await tap('세트 끝')
  await tap('닫기')
  await tap('저장하고 끝내기')
  expect(await page.findByRole('heading', { level: 1, name: '저장하지 못했어요' })).toBeTruthy()
  await tap('저장하지 않고 끝내기')
  expect(await page.findByRole('heading', { level: 1, name: '운동으로 왔어요' })).toBeTruthy()
})

test('another programme waits until the one that is under way is over', async () => {
  await open()
  await tap('시작')
  cleanup()
  await open('PG0020')
  expect(heading()).toBe('하던 운동이 있어요')
  await tap('그만두고 새로 시작')
  expect(heading()).toBe('팔을 크게 흔들며 걸어요')
  expect(sent).toEqual([])
})

test('a programme of which nothing has begun makes room for another', async () => {
  await open()
  cleanup()
  await open('PG0020')
  expect(heading()).toBe('팔을 크게 흔들며 걸어요')
  await tap('시작')
  await tap('세트 끝')
  await tap('닫기')
  await tap('저장하고 끝내기')
  expect(await page.findByRole('heading', { level: 1, name: '여기까지 저장했어요' })).toBeTruthy()
  expect(sent.map(({ prgmCode }) => prgmCode)).toEqual(['PG0020'])
})

/** One programme has a set that was done, and another is opened. */
async function openBeside() {
  await open()
  await tap('시작')
  await tap('세트 끝')
  cleanup()
  await open('PG0020')
}

test('sets that were done are not thrown away unasked: saved, they make room for the other programme', async () => {
  await openBeside()
  await tap('그만두고 새로 시작')
  expect(page.getByRole('dialog', { name: '여기까지 저장할까요?' })).toBeTruthy()
  await tap('저장하고 끝내기')
  await vi.waitFor(() => expect(heading()).toBe('팔을 크게 흔들며 걸어요'))
  expect(sent.map(({ prgmCode, moveList }) => [prgmCode, moveList.map(({ doneYn }) => doneYn)])).toEqual([
    ['PG0012', ['Y', 'N']],
  ])
})

test('whoever is asked may drop them, or leave all as it is', async () => {
  await openBeside()
  await tap('그만두고 새로 시작')
  await tap('나중에 이어서 하기')
  expect(await page.findByRole('heading', { level: 1, name: '운동으로 왔어요' })).toBeTruthy()
  cleanup()
  await open('PG0020')
  expect(heading()).toBe('하던 운동이 있어요')
  await tap('그만두고 새로 시작')
  await tap('저장하지 않고 끝내기')
  expect(heading()).toBe('팔을 크게 흔들며 걸어요')
  expect(sent).toEqual([])
})

test('found after half a day without a set that was done, it is over and promises no saving', async () => {
  await open()
  await tap('시작')
  cleanup()
  endProgramme()
  vi.setSystemTime(new Date('2026-11-20T09:00:00+09:00'))
  await open()
  expect(
    await page.findByText('열두 시간이 지나 이어서 할 수는 없어요. 끝낸 세트가 없어 저장할 것도 없어요.'),
  ).toBeTruthy()
  expect(page.queryByRole('button', { name: '저장하고 끝내기' })).toBeNull()
  await tap('끝내기')
  expect(await page.findByRole('heading', { level: 1, name: '운동으로 왔어요' })).toBeTruthy()
})

test.each([408, 429])('an answer %i is no refusal: it is saved by itself a little later', async (status) => {
  saving = { status }
  await open()
  await tap('시작')
  await tap('세트 끝')
  await tap('닫기')
  await tap('저장하고 끝내기')
  expect(await page.findByRole('heading', { level: 1, name: '운동을 마쳤어요' })).toBeTruthy()
  saving = { status: 200 }
  await pass(16)
  expect(await page.findByRole('heading', { level: 1, name: '여기까지 저장했어요' })).toBeTruthy()
})

test('a programme of which nothing has begun is left without a question', async () => {
  await open()
  await tap('닫기')
  expect(await page.findByRole('heading', { level: 1, name: '운동으로 왔어요' })).toBeTruthy()
  expect(page.queryByRole('dialog')).toBeNull()
})
