// @vitest-environment happy-dom
import { cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { clearToasts, toasts } from '#src/ui/toast/toast.ts'
import './proposals.tsx'
import { MissionScreen } from './mission.screen.tsx'

const act = (actCode: string, actNm: string, doneDt: string | null = null) => ({
  actCode,
  actNm,
  categoryCode: 'MEAL',
  doneYn: doneDt === null ? 'N' : 'Y',
  doneDt,
})
const choice = (actCode: string, actNm: string, categoryCode: string) => ({
  actCode,
  actNm,
  actDesc: '',
  categoryCode,
  imgUrl: null,
  selectYn: 'N',
})
const MONTH = { baseMm: '202611', actDayCnt: 0, fullDayCnt: 0, doneCnt: 0, dayList: [] }
const WORD = { coachSeq: 2026111902, coachTxt: '국물을 반만 먹어 볼까요?', actCode: 'HALFSOUP', replyCode: null }
let sent: { name: string; body: unknown }[]

beforeEach(() => {
  sent = []
  vi.useFakeTimers({ now: new Date('2026-11-19T11:24:00+09:00'), toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  clearToasts()
  vi.useRealTimers()
})

async function draw(
  actList: { doneYn: string }[],
  { day = '20261119', coach = null }: { day?: string; coach?: object | null } = {},
) {
  const getDailyAct = {
    baseDt: day,
    doneCnt: actList.filter(({ doneYn }) => doneYn === 'Y').length,
    totalCnt: actList.length,
    coach,
    actList,
  }
  const getDailyActMst = [
    choice('VEGFIRST', '나물 반찬 먼저 먹기', 'MEAL'),
    choice('LUNCHWALK', '점심 먹고 10분 걷기', 'EXERCISE'),
  ]
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (request.method === 'POST') sent.push({ name, body: await request.clone().json() })
      return answer(
        envelope(
          { getDailyAct, getDailyActMst, getDailyActMonth: MONTH, getDailyActListMonth: [] }[name] ?? { resultCnt: 1 },
        ),
      )
    }),
  )
  const data = screen({
    entry: { name: 'diaryMission' },
    kind: 'list',
    title: { id: '오늘 실천', message: '오늘 실천' },
  })
  await renderRouter(
    testRouter([{ path: '/diary/mission', data, component: () => <MissionScreen day={day} /> }], {
      at: '/diary/mission',
    }),
  )
  await page.findByRole('heading', { level: 1 })
}

test('when a practice was done is told on its own day: ticked a day later, the hour is another day’s', async () => {
  await draw(
    [act('VEGFIRST', '나물 반찬 먼저 먹기', '20261118121400'), act('HALFSOUP', '국물은 반만 먹기', '20261119090000')],
    { day: '20261118' },
  )
  expect(page.getByText('12:14에 했어요')).toBeTruthy()
  expect(page.getAllByText(/에 했어요$/)).toHaveLength(1)
  expect(page.getAllByRole('checkbox').every((box) => (box as HTMLInputElement).checked)).toBe(true)
})

test('of two proposals that are taken one after the other both are chosen', async () => {
  await draw([])
  await userEvent.click(await page.findByRole('button', { name: '나물 반찬 먼저 먹기, 해 볼게요' }))
  await userEvent.click(page.getByRole('button', { name: '점심 먹고 10분 걷기, 해 볼게요' }))
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([
      { actCodeList: ['VEGFIRST'] },
      { actCodeList: ['VEGFIRST', 'LUNCHWALK'] },
    ]),
  )
})

test('with ten practices the coach’s word says there is no room and where to make it; nothing is sent', async () => {
  await draw(
    Array.from({ length: 10 }, (_, index) => act(`A${index}`, `실천 ${index}`)),
    { coach: WORD },
  )
  await userEvent.click(page.getByRole('button', { name: '해 볼게요' }))
  expect(toasts.shown().map(({ text, action }) => [text, action?.label])).toEqual([
    ['열 가지까지 고를 수 있어요.', '실천 고르기'],
  ])
  expect(sent).toEqual([])
})

test('the word of the coach is accepted with one tap where there is room', async () => {
  await draw([act('VEGFIRST', '나물 반찬 먼저 먹기')], { coach: WORD })
  await userEvent.click(page.getByRole('button', { name: '해 볼게요' }))
  await waitFor(() =>
    expect(sent).toEqual([{ name: 'saveUserDailyCoach', body: { coachSeq: WORD.coachSeq, replyCode: 'ACCEPT' } }]),
  )
})
