// @vitest-environment happy-dom
import { cleanup, fireEvent, screen as page, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { addDays, formatDay, today } from '#src/lib/days.ts'
import { SleepHead } from './sleep-head.tsx'
import { SleepScreen } from './sleep.screen.tsx'
import type { Night } from './sleep.ts'

const TODAY = today(new Date())
const DAY = addDays(TODAY, -60)
const STAGES = [{ fromDt: `${DAY}003500`, stageCode: 'L', durationSec: 22_200 }]

afterEach(cleanup)

/** A night of a watch, sixty days ago: the year tells it without its stages, its own day with them. */
async function draw(tellsDay: boolean) {
  const sent: unknown[] = []
  connectApi(
    fakePorts(async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      const called = pathname.split('/').at(-1)
      const [from, to] = [searchParams.get('startDt') ?? '', searchParams.get('endDt') ?? '']
      if (called === 'insertMyHelhIdx') {
        sent.push(JSON.parse(await request.clone().text()))
        return answer(envelope({ saveCnt: 1, removeCnt: 0 }))
      }
      if (called === 'getRecordDayList')
        return answer(envelope([{ helhDate: DAY, indicatorCodeList: [], mealYn: 'N', wrkotYn: 'N' }]))
      if (called !== 'helhGraph' || (from === to && !tellsDay))
        return answer({ error: 'x', errorMessage: '' }, { status: 500 })
      const night = {
        helhDate: DAY,
        indicatorVal: '370',
        subVal: null,
        inptDt: `${DAY}064500`,
        helhidxOriCode: '2',
        sleepDtl: { startDt: `${DAY}003500`, stageList: from === to ? STAGES : [] },
      }
      const nap = {
        helhDate: DAY,
        indicatorVal: '40',
        subVal: null,
        inptDt: `${DAY}150000`,
        helhidxOriCode: '1',
        sleepDtl: { startDt: `${DAY}142000`, stageList: [] },
      }
      const list = searchParams.get('allYn') === 'Y' ? [night, nap] : [night]
      return answer(
        envelope({
          indicatorCode: 'SLP',
          unitNm: '분',
          startDt: from,
          endDt: to,
          rangeList: [],
          list: DAY >= from && DAY <= to ? list : [],
        }),
      )
    }),
  )
  const data = screen({
    entry: { name: 'healthlogSleepRecord' },
    kind: 'graph',
    title: { id: '수면', message: '수면' },
  })
  await renderRouter(
    testRouter([{ path: '/sleep', data, component: () => <SleepScreen adding={false} /> }], { at: '/sleep' }),
  )
  return sent
}

const open = async () => fireEvent.click(await page.findByRole('button', { name: /00:35–06:45/ }))
const NOTE = '단계는 워치를 차고 잔 밤에 나와요.'

test('an old night of a watch is drawn with its stages, and its nap stands in the list', async () => {
  await draw(true)
  expect(await page.findByText('얕은 잠', { selector: 'dt' })).toBeTruthy()
  expect(page.queryByText(NOTE)).toBeNull()
  expect(page.getByRole('button', { name: /40분.*14:20–15:00/ })).toBeTruthy()
})

test('of one whose stages cannot be read nobody says that it has none', async () => {
  await draw(false)
  expect(await page.findByRole('button', { name: /00:35–06:45/ })).toBeTruthy()
  expect(page.queryByText(NOTE)).toBeNull()
})

test('an old night of a watch is opened with its stages: saved again it keeps them', async () => {
  const sent = await draw(true)
  await open()
  fireEvent.click(await page.findByRole('button', { name: '저장하기' }))
  await waitFor(() =>
    expect(sent).toMatchObject([
      [{ helhidxCode: 'SLP', helhidxVal: '370', sleepDtl: { startDt: `${DAY}003500`, stageList: STAGES } }],
    ]),
  )
})

test('a bedtime takes its day from getting up, and what is said of it names the days', async () => {
  await draw(true)
  await open()
  fireEvent.click(await page.findByRole('button', { name: /^잠든 시각/ }))
  const unfolded = within(page.getByRole('group', { name: '잠든 시각' }))
  const bed = (clock: string) => fireEvent.change(unfolded.getByLabelText('시각'), { target: { value: clock } })
  const said = () => page.getAllByRole('status').map(({ textContent }) => textContent)
  const [evening, morning] = [addDays(DAY, -1), DAY].map((day) => formatDay(day, 'ko', 'short'))
  expect(unfolded.queryByLabelText('날짜')).toBeNull()
  bed('23:50')
  expect(said()).toContain(`6시간 55분${evening} 오후 11:50부터 ${morning} 오전 6:45까지`)
  // it was 30 h 5 min: the day stayed that of the evening
  bed('00:40')
  expect(said()).toContain(`6시간 5분${morning} 오전 12:40부터 ${morning} 오전 6:45까지`)
  bed('06:45')
  fireEvent.click(page.getByRole('button', { name: '저장하기' }))
  expect(await page.findByText('잠든 시각과 일어난 시각이 같아요. 둘 가운데 하나를 바꿔 주세요.')).toBeTruthy()
  bed('06:40')
  fireEvent.click(page.getByRole('button', { name: '저장하기' }))
  const short = `${morning} 오전 6:40부터 ${morning} 오전 6:45까지는 5분이에요. 10분부터 적을 수 있어요.`
  expect(await page.findByText(short)).toBeTruthy()
})

test('one whose stages cannot be read is not opened, so that nothing of it can be lost', async () => {
  await draw(false)
  await open()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(page.queryByRole('button', { name: '저장하기' })).toBeNull()
})

test('a night of this week is beside last week, one of an older week beside the week before its own', async () => {
  const night = (day: string, minutes: number): Night => ({
    at: `${day}064000`,
    origin: 'manual',
    minutes,
    startAt: null,
    stages: [],
  })
  const last = night('20261118', 370)
  const readings = [
    last,
    ...['13', '12', '11'].map((date) => night(`202611${date}`, 400)),
    ...['06', '05', '04'].map((date) => night(`202611${date}`, 420)),
  ]
  connectApi(fakePorts(() => answer({ error: 'x', errorMessage: '' }, { status: 500 })))
  const data = screen({
    entry: { name: 'healthlogSleepRecord' },
    kind: 'graph',
    title: { id: '수면', message: '수면' },
  })
  await renderRouter(
    testRouter(
      [{ path: '/sleep', data, component: () => <SleepHead last={last} readings={readings} today="20261119" /> }],
      { at: '/sleep' },
    ),
  )
  const said = async (words: RegExp) => (await page.findByText(words)).textContent
  expect(await said(/평균보다/)).toBe('지난주 평균보다 30분 짧아요')
  fireEvent.click(page.getByRole('button', { name: '전날 밤' }))
  await waitFor(async () => expect(await said(/평균보다/)).toBe('그 전 주 평균보다 20분 짧아요'))
})
