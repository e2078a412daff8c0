// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { useSearch } from '@tanstack/react-router'
import { act, cleanup, screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { today } from '#src/lib/days.ts'
import { clearToasts, toasts } from '#src/ui/toast/toast.ts'
import { GreenStampScreen } from './stamp.screen.tsx'

afterEach(() => {
  clearToasts()
  cleanup()
})

const NOW = today(new Date())
const MONTH = NOW.slice(0, 6)
const deed = (deedCode: string, deedNm: string, photoYn: 'Y' | 'N', doneYn: 'Y' | 'N') => ({
  deedCode,
  deedNm,
  descTxt: '이렇게 해요',
  photoYn,
  carbonG: 18,
  doneYn,
})
const stamp = (at: number) => ({ stampSeq: at, stampDtm: `${MONTH}011221`, deedCode: 'NOLEFT', carbonG: 230 })
const boardOf = (stamps: number, more: object = {}) => ({
  baseMm: MONTH,
  stampCnt: stamps,
  goalCnt: 10,
  rewardTxt: '',
  rewardPoint: 500,
  rewardYn: stamps < 10 ? 'N' : 'Y',
  carbonG: stamps * 230,
  carbonSourceTxt: '운영사가 준 수치',
  todayList: [
    deed('NOLEFT', '잔반 없이 비우기', 'Y', 'N'),
    deed('STAIRS', '계단 이용하기', 'N', 'N'),
    deed('TUMBLER', '내 컵 쓰기', 'N', 'Y'),
  ],
  stampList: Array.from({ length: stamps }, (_, at) => stamp(at)),
  ...more,
})

function Opened() {
  const { baseMm } = useSearch({ strict: false }) as { baseMm?: number }
  return (
    <Suspense fallback={null}>
      <GreenStampScreen month={baseMm === undefined ? undefined : String(baseMm)} />
    </Suspense>
  )
}

/** An answer takes longer than a second tap. */
const onTheWay = () => new Promise((done) => setTimeout(done, 50))

async function open(
  boards: object[],
  check: () => Response = () => answer(envelope({ stamp: stamp(99), board: boards.at(-1) })),
  at = '/service/greenStamp',
) {
  const asked: unknown[] = []
  connectApi(
    fakePorts(async (request) => {
      if (request.url.endsWith('/greenStamp'))
        return answer(envelope(boards.length > 1 && asked.length === 0 ? boards[0] : boards.at(-1)))
      if (request.url.endsWith('/greenCheck')) {
        asked.push(await request.clone().json())
        await onTheWay()
        return check()
      }
      if (request.url.endsWith('/greenTip'))
        return answer(
          envelope({ totalCnt: 1, list: [{ tipSeq: 33, tipTxt: '냅킨은 한 장이면 돼요.', imgUrl: null, regDt: NOW }] }),
        )
      return answer(envelope({ totalCnt: 0, list: [] }))
    }),
  )
  const data = screen({
    entry: { name: 'serviceGreenStamp' },
    kind: 'hub',
    title: { id: '그린 스탬프', message: '그린 스탬프' },
  })
  await renderRouter(testRouter([{ path: '/service/greenStamp', data, component: Opened }], { at }))
  await page.findByRole('heading', { level: 1 })
  return asked
}
const lead = () => page.getByRole('heading', { level: 1 }).textContent

test('a board says how many are missing, and what each deed of today needs', async () => {
  await open([boardOf(9)])
  expect(lead()).toBe('한 번만 더 하면\n500포인트예요')
  expect(
    within(page.getByRole('list', { name: '10번 가운데 9번 했어요' }))
      .getAllByRole('listitem')
      .at(-1)?.textContent,
  ).toBe('500P열 번째')
  expect(
    [
      page.queryByRole('button', { name: '잔반 없이 비우기, 찍기' }),
      page.queryByRole('button', { name: '내 컵 쓰기, 했어요' }),
    ].map((found) => found !== null),
  ).toEqual([true, false])
  await page.findByText('냅킨은 한 장이면 돼요.')
  expect(page.getByText('종이컵 188개를 덜 쓴 만큼이에요')).toBeTruthy()
})

test('a deed is told once of a double tap, and the board is read again', async () => {
  const asked = await open([boardOf(0), boardOf(1)])
  expect(lead()).toBe('빈 그릇 하나부터\n시작해요')
  await userEvent.dblClick(page.getByRole('button', { name: '계단 이용하기, 했어요' }))
  await expect.poll(lead).toBe('아홉 번만 더 하면\n500포인트예요')
  expect(asked).toEqual([{ deedCode: 'STAIRS' }])
})

test('what was done on another phone is no failure: the board is read again', async () => {
  await open([boardOf(9), boardOf(10)], () =>
    answer({ error: 'greenToday', errorMessage: '오늘은 이미 했어요.' }, { status: 409 }),
  )
  await userEvent.click(page.getByRole('button', { name: '계단 이용하기, 했어요' }))
  await expect.poll(lead).toBe('500포인트를\n드렸어요')
})

test('a deed whose answer was lost is no failure where it counted, and one where it did not', async () => {
  const lost = () => answer({ error: '', errorMessage: null }, { status: 502 })
  const said = () => toasts.shown().map(({ kind, text }) => [kind, text])
  const done = { todayList: [deed('STAIRS', '계단 이용하기', 'N', 'Y')] }
  await open([boardOf(9), boardOf(10, done)], lost)
  await userEvent.click(page.getByRole('button', { name: '계단 이용하기, 했어요' }))
  await expect.poll(said).toEqual([['good', '열 번을 다 모아서 포인트를 드렸어요']])
  cleanup()
  clearToasts()
  await open([boardOf(9)], lost)
  await userEvent.click(page.getByRole('button', { name: '계단 이용하기, 했어요' }))
  await expect.poll(said).toEqual([['bad', '보내지 못했어요. 다시 시도해 주세요.']])
})

test('beyond ten it is told in words, and a month before has no deeds', async () => {
  await open([boardOf(12)])
  expect(page.getByText('열 번을 다 모으고 두 번 더 했어요.')).toBeTruthy()
  cleanup()
  await open([boardOf(8, { baseMm: '202001', todayList: [] })], undefined, '/service/greenStamp?baseMm=202001')
  expect(lead()).toBe('2020년 1월에는\n여덟 번 했어요')
  expect(page.queryByRole('region', { name: '오늘 할 수 있는 것' })).toBeNull()
})

test('without a source nothing is said of carbon', async () => {
  await open([boardOf(3, { carbonSourceTxt: null })])
  expect(page.queryByText(/종이컵/)).toBeNull()
})

test('who reads English is told first of today’s deeds in Korean alone, unless they are done [LNG-06]', async () => {
  const readIn = async (todayList: object[]) => {
    await open([boardOf(0, { todayList })])
    act(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
    return page.queryAllByText('이 글은 한국어로만 있어요.').length
  }
  const english = { ...deed('STAIRS', 'Take the stairs', 'N', 'N'), descTxt: 'One floor is enough' }
  expect(await readIn([english, deed('TUMBLER', '내 컵 쓰기', 'N', 'Y')])).toBe(0)
  cleanup()
  expect(await readIn([english, deed('NOLEFT', '잔반 없이 비우기', 'Y', 'N')])).toBe(1)
  expect(page.getByText('잔반 없이 비우기').lang).toBe('ko')
})
