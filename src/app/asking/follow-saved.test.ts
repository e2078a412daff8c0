// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerOverlay } from '#src/ui/overlay/overlay-stack.ts'
import { clearToasts, toast } from '#src/ui/toast/toast.ts'
import { followSaved, type Saved } from './follow-saved.ts'
import { promisedBy } from './start-asking.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  clearToasts()
  vi.useRealTimers()
})

/** What was heard of a write of this path. */
async function after(id: string, variables: unknown, answer: unknown, fails = false) {
  const queries = new QueryClient()
  const heard: Saved[] = []
  followSaved(queries, (saved) => heard.push(saved))
  const write = new MutationObserver<unknown, Error, unknown>(queries, {
    scope: { id },
    retry: false,
    mutationFn: async () => (fails ? Promise.reject(new Error('no')) : answer),
  })
  await write.mutate(variables).catch(() => {})
  return heard
}

test('a record, an order and a like are heard of once their notice has gone', async () => {
  toast({ text: '점심으로 기록했어요' })
  const heard = await after('/api/meal/detail/mealRegi', { body: {} }, {})
  await vi.advanceTimersByTimeAsync(2500)
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect(heard).toEqual([{ is: 'record' }])
})

test('what failed, what was taken back and what is no record is not heard of', async () => {
  const none = [
    await after('/api/meal/detail/mealRegi', { body: {} }, {}, true),
    await after('/api/meal/like', { body: { menuCode: '1', likeYn: 'N' } }, {}),
    await after('/api/main/putFavoriteMenuList', { body: {} }, {}),
  ]
  const like = await after('/api/meal/like', { body: { menuCode: '1', likeYn: 'Y' } }, {})
  await vi.advanceTimersByTimeAsync(5000)
  expect(none).toEqual([[], [], []])
  expect(like).toEqual([{ is: 'like', menuCode: '1' }])
  const appointment = await after(
    '/api/welfit/registReservation',
    { body: { rsrvType: 'TALK', rsrvDtm: '202611251530' } },
    { rsrvSeq: 1 },
  )
  await vi.advanceTimersByTimeAsync(5000)
  expect(appointment).toEqual([{ is: 'appointment', rsrvDtm: '202611251530' }])
})

test('who goes on with something else is not followed', async () => {
  const close = registerOverlay(() => {})
  const heard = await after('/api/meal/detail/mealRegi', { body: {} }, {})
  await vi.advanceTimersByTimeAsync(31_000)
  close()
  await vi.advanceTimersByTimeAsync(5000)
  expect(heard).toEqual([])
})

test('the message that is promised is of what was saved', () => {
  i18n.load('ko', {})
  i18n.activate('ko')
  const queries = new QueryClient()
  const answer = {
    pickupNo: 'A-17',
    pickupPlace: '지하 1층 테이크아웃 코너',
    pickupTm: '1150',
    menuDt: '20261119',
  }
  expect(promisedBy(queries, { is: 'order', answer })).toEqual({
    kind: 'order',
    // As the server tells it, ten minutes before the time (server/domain/order/reminder.rules.ts).
    title: '지금 받을 수 있어요',
    text: '받는 번호 A-17 · 지하 1층 테이크아웃 코너',
    at: '11:40',
  })
  expect(promisedBy(queries, { is: 'like', menuCode: '7' })).toBeUndefined()
  queries.setQueryData(['/api/menu/getTodayMenuList', {}], {
    menuList: [{ menuCode: '7', dishList: [{ menuName: '고등어구이', menuNameEng: null }] }],
  })
  expect(promisedBy(queries, { is: 'like', menuCode: '7' })).toMatchObject({
    kind: 'like',
    title: '오늘 점심에 좋아하는 메뉴가 나와요',
    text: '고등어구이',
  })
  expect(promisedBy(queries, { is: 'record' })).toBeUndefined()
  expect(promisedBy(queries, { is: 'appointment', rsrvDtm: '202611251530' })).toEqual({
    kind: 'appointment',
    title: '내일 약속이 있어요',
    text: '내일 15:30, 예약한 시간에 만나요.',
    at: '18:00',
  })
})
