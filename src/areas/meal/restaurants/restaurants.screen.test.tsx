// @vitest-environment happy-dom
import { act, cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { clearToasts, toasts } from '#src/ui/toast/toast.ts'
import { RestaurantsScreen } from './restaurants.screen.tsx'

const row = (restaurantCode: string, restaurantName: string, mainDiv: 'Y' | 'N') => ({
  restaurantId: restaurantCode,
  restaurantCode,
  restaurantName,
  restaurantDesc: '한빛│타워|지하 1층',
  mainDiv,
  orderSeq: 1,
  useBeacon: 'N',
  engMenuYn: 'N',
})
const all = [row('R1', '한빛타워점', 'Y'), row('R2', '그린캠퍼스점', 'N')]
const menu = {
  restaurantCode: 'R1',
  menuDt: '20261119',
  weekList: [],
  mealTimeList: [{ menuMealType: '2', menuMealTypeTxt: '', startTm: '0000', endTm: '2400', tmYn: 'Y' }],
  menuList: [
    {
      menuDt: '20261119',
      hallNo: 'E1',
      menuCourseType: 'AA',
      menuMealType: '2',
      restaurantCode: 'R1',
      menuName: '고등어구이',
      setName: '고등어구이',
      engSetMenuName: null,
      menuNameEng: null,
      courseNm: '한식',
      courseNmEng: '',
      sumKcal: '637',
      myLikeMenuYn: 'N',
      choochunGubun: null,
      rcmdReasonTxt: null,
      soldOutYn: null,
      remainCnt: null,
      photoUrl: null,
      photoCd: null,
      dishList: [{ menuName: '고등어구이', menuNameEng: null }],
    },
  ],
}

let mine: typeof all
let writes: [path: string, body: unknown][]

/** A server that keeps the member's restaurants. */
function serve() {
  mine = [...all]
  writes = []
  connectApi(
    fakePorts(async (request) => {
      const { pathname } = new URL(request.url)
      const name = pathname.split('/').at(-1) ?? ''
      if (request.method === 'POST') {
        const body = (await request.json()) as { restaurantId: string }[]
        writes.push([name, body])
        if (name === 'rest-delete') mine = mine.filter(({ restaurantCode }) => restaurantCode !== body[0]?.restaurantId)
        if (name === 'rest-regi') mine = all
        return answer(envelope({ resultCnt: 1 }))
      }
      if (name === 'getTodayMenuList') return answer(envelope(menu))
      return answer(envelope(name === 'rest-my-list' ? mine : all))
    }),
  )
}

async function draw() {
  serve()
  const data = screen({
    entry: { name: 'mypageRestManage' },
    kind: 'list',
    title: { id: '식당 관리', message: '식당 관리' },
  })
  await renderRouter(
    testRouter([{ path: '/mypage/rest-manage', data, component: RestaurantsScreen }], { at: '/mypage/rest-manage' }),
  )
}

afterEach(() => {
  cleanup()
  clearToasts()
})

test('the first line says with which restaurant the app opens, and each shows what it serves', async () => {
  await draw()
  expect((await page.findByRole('heading', { level: 1 })).textContent).toMatch(/앱은 한빛타워점으로\s열려요/)
  await waitFor(() => expect(page.getAllByText('고등어구이')).toHaveLength(2))
  expect(page.getByRole('link', { name: '한빛타워점 오늘 식단' }).getAttribute('href')).toContain('restaurantCode=R1')
})

test('one that is taken away goes at once and can be put back as it stood, the main one as the main one', async () => {
  await draw()
  await userEvent.click(await page.findByRole('button', { name: '한빛타워점 삭제' }))
  await vi.waitFor(() => expect(toasts.shown()).toMatchObject([{ text: '한빛타워점, 내 식당에서 뺐어요' }]))
  expect(page.queryByRole('button', { name: '한빛타워점 삭제' })).toBeNull()
  await act(async () => toasts.shown()[0]?.action?.onPress())
  await page.findByRole('button', { name: '한빛타워점 삭제' })
  expect(writes).toEqual([
    ['rest-delete', [{ restaurantId: 'R1', hcId: '' }]],
    ['rest-regi', [{ restaurantId: 'R1', mainDiv: 'Y', orderSeq: 1 }]],
  ])
})
