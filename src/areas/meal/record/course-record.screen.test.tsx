// @vitest-environment happy-dom
// Over 300 lines: every case records one course from the same page, against the same few answers.
import { act, cleanup, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { api } from '#src/contract/api.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { endDrafts } from '#src/patterns/form/drafts.ts'
import { clearToasts, toasts, TOAST_ACTION_MS, TOAST_FADE_MS } from '#src/ui/toast/toast.ts'
import { CourseRecordScreen } from './course-record.screen.tsx'
import './record-more.tsx'
import { dayFoodsQuery, dayMealsQuery } from '../day/day.queries.ts'
import { courseDetailQuery } from '../detail/detail.queries.ts'
import { eatenQuery, mealHoursQuery } from './record.queries.ts'

const removeMeal = vi.hoisted(() => vi.fn<(datauuid: string) => Promise<boolean>>(() => Promise.resolve(true)))
vi.mock('#src/health-sync/use-health-sync.ts', () => ({ removeMeal }))

const course = {
  menuDt: '20261119',
  hallNo: 'E31A',
  menuCourseType: 'AA',
  menuMealType: '2',
  restaurantCode: 'REST000311',
}
const NOTHING: Schemas['MealEatNutrient'] = {
  mealRegiYn: 'N',
  hcUclSeqNo: null,
  eatQty: null,
  eatDt: null,
  exceptMenuCodeList: [],
  memoTxt: null,
  kcal: null,
  totCho: null,
  totProtein: null,
  totFat: null,
  totSugar: null,
  totNa: null,
}
const EATEN: Schemas['MealEatNutrient'] = {
  ...NOTHING,
  mealRegiYn: 'Y',
  hcUclSeqNo: 7,
  eatQty: 1,
  eatDt: '20261119121000',
  exceptMenuCodeList: ['B'],
  kcal: '557',
}

const dish = (menuCode: string, menuName: string, kcal: string): Schemas['MealDetailRow'] => ({
  ...course,
  menuMealType: '2',
  menuCode,
  menuName,
  kcal,
  menuNameEng: menuName,
  courseTxt: 'A:한식',
  courseNmEng: 'Korean',
  sumKcal: '637',
  totKcal: '637',
  totCho: '73.5',
  totProtein: '37',
  totFat: '22',
  totSugar: '3',
  totNa: '1,120',
  totCalcium: null,
  photoUrl: null,
  photoCd: null,
  soldOutYn: null,
  typicalMenu: menuCode === 'A' ? 'Y' : 'N',
  likeCnt: 0,
  myLikeMenuYn: 'N',
})
const TRAY = [dish('A', '고등어구이', '557'), dish('B', '소고기미역국', '80')]

/** What the server answers, by the end of the path; a number is a status that refuses. */
let answers: Record<string, unknown>
/** What writes wait for before they are answered. */
let held: Promise<void> = Promise.resolve()
const sent: { path: string; body: unknown }[] = []

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-19T12:30:00+09:00'), toFake: ['Date'] })
  sent.length = 0
  removeMeal.mockClear()
  vi.spyOn(api, 'request').mockImplementation(((method: string, path: string, init: { body?: unknown }) => {
    const answer = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1]
    if (method === 'post') sent.push({ path, body: init.body })
    const status = typeof answer === 'number' ? answer : 200
    return (method === 'post' ? held : Promise.resolve()).then(() => ({
      response: new Response(null, { status }),
      ...(status === 200 ? { data: { data: answer ?? [] } } : { error: { error: 'notFound', errorMessage: '' } }),
    }))
  }) as typeof api.request) // one answer for every operation: the test says what each gives
})
afterEach(() => {
  held = Promise.resolve()
  cleanup()
  clearToasts()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

async function open(rows: Schemas['MealDetailRow'][], eaten: Schemas['MealEatNutrient']) {
  answers = { '/api/meal/detail': rows, '/eatNutrient': eaten, '/meal-time': [], ...answers }
  const data = screen({ entry: { name: 'mealReg' }, kind: 'form', title: { id: '식단 기록', message: '식단 기록' } })
  const home = screen({ entry: { name: 'main' }, kind: 'hub', title: { id: '홈', message: '홈' } })
  const router = testRouter(
    [
      { path: '/meal/reg', data, component: () => <CourseRecordScreen course={course} /> },
      { path: '/menu/todayMenu', data: home, component: () => <p>오늘 식단</p> },
    ],
    { at: '/meal/reg' },
  )
  const { queryClient } = router.options.context as { queryClient: QueryClient }
  queryClient.setQueryData(courseDetailQuery(course).queryKey, rows)
  queryClient.setQueryData(eatenQuery(course).queryKey, eaten)
  queryClient.setQueryData(mealHoursQuery(course.restaurantCode).queryKey, [])
  await renderRouter(router)
  return { queryClient }
}
const bowls = () => within(page.getByRole('group', { name: '남긴 요리' }))
const said = () => toasts.shown().map(({ text }) => text)

describe('the record of a course', () => {
  beforeEach(() => {
    answers = {}
  })

  test('says what the tray comes to while bowls are put aside, and sends it once [MEA-09]', async () => {
    answers = { '/mealRegi': { hcUclSeqNo: 7, kcal: '279' } }
    await open(TRAY, NOTHING)
    expect(page.getByRole('button', { name: '637 kcal 기록하기' })).toBeTruthy()
    await userEvent.click(bowls().getByRole('checkbox', { name: '소고기미역국' }))
    await userEvent.click(page.getByRole('radio', { name: '반' }))
    const save = page.getByRole('button', { name: '279 kcal 기록하기' })
    await Promise.all([userEvent.click(save), userEvent.click(save)])
    await waitFor(() => expect(page.getByText('오늘 식단')).toBeTruthy())
    expect(sent).toEqual([
      {
        path: '/api/meal/detail/mealRegi',
        body: expect.objectContaining({ ...course, eatQty: 0.5, exceptMenuCodeList: ['B'] }),
      },
    ])
    expect(said()[0]).toMatch(/기록했어요$/)
  })

  test('of two days ago says its day, and stands on it, also on a phone that has stayed behind', async () => {
    answers = { '/mealRegi': { hcUclSeqNo: 7, kcal: '637' } }
    const { queryClient } = await open(TRAY, NOTHING)
    // By the phone it is still the noon of its meal.
    act(() => {
      queryClient.setQueryData(['/api/main/mainData'], { nowDt: '20261121123000' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(page.getByText('11월 19일 (목) 점심')).toBeTruthy()
    await userEvent.click(page.getByRole('button', { name: '637 kcal 기록하기' }))
    await waitFor(() =>
      expect(sent).toMatchObject([{ body: { menuDt: '20261119', menuMealType: '2', eatDt: '20261119121000' } }]),
    )
  })

  test('is followed by the question how it was, though the form is left; not for who has signed out', async () => {
    localStorage.clear()
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    answers = { '/mealRegi': { hcUclSeqNo: 7, kcal: '637' } }
    const record = async () => {
      await open(TRAY, NOTHING)
      await userEvent.click(page.getByRole('button', { name: '637 kcal 기록하기' }))
      await waitFor(() => expect(page.getByText('오늘 식단')).toBeTruthy())
    }
    await record()
    const noticeIsOver = () => act(() => vi.advanceTimersByTimeAsync(TOAST_ACTION_MS + TOAST_FADE_MS + 100))
    await noticeIsOver()
    expect(said()).toContain('식사는 어떠셨어요?')
    localStorage.clear()
    cleanup()
    clearToasts()
    await record()
    endDrafts('')
    await noticeIsOver()
    expect(said()).not.toContain('식사는 어떠셨어요?')
  })

  test('stands on its day before the server has answered, and goes again when it refuses', async () => {
    answers = { '/mealRegi': 500 }
    const { queryClient } = await open(TRAY, NOTHING)
    const baseDt = course.menuDt // nobody has told the hours: it was eaten now
    const [day, info] = [dayFoodsQuery(baseDt).queryKey, dayMealsQuery(baseDt).queryKey]
    queryClient.setQueryData(day, {
      baseDt,
      eatKcal: 251,
      mealList: [{ menuMealType: '1', menuMealTypeTxt: '아침', eatKcal: 251, nfYn: 'N', foodList: [] }],
    })
    queryClient.setQueryData(info, { baseDt, eatKcal: 251, eatKcalGoal: 1900, remainKcal: 1649, mealList: [] })
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    await userEvent.click(page.getByRole('button', { name: '637 kcal 기록하기' }))
    await waitFor(() => expect(queryClient.getQueryData(info)).toMatchObject({ eatKcal: 888, remainKcal: 1012 }))
    expect(queryClient.getQueryData(day)).toMatchObject({
      eatKcal: 888,
      mealList: [{}, { menuMealType: '2', foodList: [{ dishTxt: '고등어구이,소고기미역국', kcal: '637' }] }],
    })
    expect(queryClient.getQueryData(eatenQuery(course).queryKey)?.kcal).toBe('637')
    resolve()
    await waitFor(() => expect(said()).toEqual(['저장하지 못했어요. 다시 시도해 주세요.']))
    expect(queryClient.getQueryData(day)).toMatchObject({ eatKcal: 251, mealList: [{ menuMealType: '1' }] })
    expect(queryClient.getQueryData(info)).toMatchObject({ eatKcal: 251, remainKcal: 1649 })
  })

  test('begins a change with what was left, and all bowls left take the record away', async () => {
    answers = { '/removeMealRegi': { resultCnt: 1, datauuidList: [] } }
    await open(TRAY, EATEN)
    expect(bowls().getByRole('checkbox', { name: '소고기미역국' })).toHaveProperty('checked', true)
    expect(page.getByRole('button', { name: '557 kcal로 고치기' })).toBeTruthy()
    await userEvent.click(bowls().getByRole('checkbox', { name: '고등어구이' }))
    await userEvent.click(page.getByRole('button', { name: '안 먹었어요' }))
    await waitFor(() => expect(said()).toEqual(['기록을 지웠어요']))
    expect(sent).toEqual([{ path: '/api/meal/detail/removeMealRegi', body: { hcUclSeqNo: 7 } }])
  })

  test('of the phone, too, goes there after the server’s yes, and not before [HSY-74]', async () => {
    answers = { '/removeMealRegi': { resultCnt: 1, datauuidList: ['phone-7'] } }
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    await open(TRAY, EATEN)
    await userEvent.click(bowls().getByRole('checkbox', { name: '고등어구이' }))
    await userEvent.click(page.getByRole('button', { name: '안 먹었어요' }))
    expect(removeMeal).not.toHaveBeenCalled()
    resolve()
    await waitFor(() => expect(removeMeal.mock.calls).toEqual([['phone-7']]))
  })

  test('taken away comes back as it stood, also with an amount that the form does not offer', async () => {
    answers = { '/removeMealRegi': { resultCnt: 1, datauuidList: [] }, '/mealRegi': { hcUclSeqNo: 8, kcal: '446' } }
    await open(TRAY, { ...EATEN, eatQty: 0.8, eatDt: '20261119121037' })
    await userEvent.click(bowls().getByRole('checkbox', { name: '고등어구이' }))
    await userEvent.click(page.getByRole('button', { name: '안 먹었어요' }))
    await waitFor(() => expect(said()).toEqual(['기록을 지웠어요']))
    toasts.shown()[0]?.action?.onPress()
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({
        path: '/api/meal/detail/mealRegi',
        body: { ...course, eatQty: 0.8, eatDt: '20261119121037', exceptMenuCodeList: ['B'], memoTxt: '' },
      }),
    )
  })

  test('a change of a record keeps an amount and a time that the form does not offer', async () => {
    answers = { '/mealRegi': { hcUclSeqNo: 7, kcal: '510' } }
    await open(TRAY, { ...EATEN, eatQty: 0.8, eatDt: '20261119121037' })
    expect(page.getByRole('radio', { name: '0.8', checked: true })).toBeTruthy()
    await userEvent.click(bowls().getByRole('checkbox', { name: '소고기미역국' }))
    await userEvent.click(page.getByRole('button', { name: '510 kcal로 고치기' }))
    await waitFor(() =>
      expect(sent.at(-1)?.body).toEqual({
        ...course,
        eatQty: 0.8,
        eatDt: '20261119121037',
        exceptMenuCodeList: [],
        memoTxt: '',
      }),
    )
  })

  test('taken back where another phone was quicker is said to be gone', async () => {
    answers = { '/mealRegi': { hcUclSeqNo: 7, kcal: '637' }, '/removeMealRegi': 404 }
    await open(TRAY, NOTHING)
    await userEvent.click(page.getByRole('button', { name: '637 kcal 기록하기' }))
    await waitFor(() => expect(page.getByText('오늘 식단')).toBeTruthy())
    toasts
      .shown()
      .find(({ action }) => action?.label === '취소')
      ?.action?.onPress()
    await waitFor(() => expect(said()).toContain('다른 기기에서 지운 기록이에요'))
  })

  test('a record that another phone has removed is said to be gone, not to have failed', async () => {
    answers = { '/removeMealRegi': 404 }
    await open(TRAY, EATEN)
    await userEvent.click(bowls().getByRole('checkbox', { name: '고등어구이' }))
    await userEvent.click(page.getByRole('button', { name: '안 먹었어요' }))
    await waitFor(() => expect(said()).toEqual(['다른 기기에서 지운 기록이에요']))
  })

  describe('with side dishes', () => {
    const SIDE: Schemas['DiarySideMenu'] = {
      menuCode: 'K',
      menuName: '배추김치',
      menuNameEng: 'Kimchi',
      groupCode: 'KIMCHI',
      servingTxt: null,
      kcal: '16',
      totCho: null,
      totProtein: null,
      totFat: null,
      totSugar: null,
      totNa: null,
    }
    const SIDES = '/api/healthlog/nutrition/SaveMealRecordSearchDetailList'
    const TAKE_AWAY = '/api/diary/removeMealDetailMealRegi'
    const form = { baseDt: '20261119', menuMealType: '2', foodList: [{ foodId: 'MK', eatQty: 1, unitCode: 'SERVING' }] }
    const kimchi = { hcUclSeqNo: 5, foodId: 'MK', eatQty: 3, unitCode: 'SERVING', eatDt: '20261119120500' }
    const lunchOf = (...foodList: object[]) => ({ mealList: [{ menuMealType: '2', foodList }] })

    beforeEach(() => {
      answers = {
        '/getSideMenuItem': [SIDE],
        '/mealRegi': { hcUclSeqNo: 7, kcal: '637' },
        '/removeMealRegi': { resultCnt: 1, datauuidList: [] },
        '/DayEatMealMenu': lunchOf(),
        '/SaveMealRecordSearchDetailList': { hcUclSeqNoList: [8], mealKcal: 16, dayKcal: 16 },
        '/removeMealDetailMealRegi': { resultCnt: 1, datauuidList: [] },
      }
    })
    const chooseKimchi = async () => {
      await userEvent.click(page.getByRole('button', { name: '반찬, 시간, 메모' }))
      await userEvent.click(await page.findByRole('button', { name: /배추김치/ }))
    }
    const undo = () =>
      toasts
        .shown()
        .find(({ action }) => action?.label === '취소')
        ?.action?.onPress()

    test('taken back goes with them, on the phone too [HSY-74]', async () => {
      answers = {
        ...answers,
        '/removeMealRegi': { resultCnt: 1, datauuidList: ['phone-7'] },
        '/removeMealDetailMealRegi': { resultCnt: 1, datauuidList: ['phone-8'] },
      }
      await open(TRAY, NOTHING)
      await chooseKimchi()
      await userEvent.click(page.getByRole('button', { name: '653 kcal 기록하기' }))
      await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['/api/meal/detail/mealRegi', SIDES]))
      expect(sent[1]?.body).toEqual(form)
      await waitFor(() => expect(page.getByText('오늘 식단')).toBeTruthy())
      undo()
      await waitFor(() =>
        expect(sent.slice(2)).toEqual([
          { path: '/api/meal/detail/removeMealRegi', body: { hcUclSeqNo: 7 } },
          { path: TAKE_AWAY, body: { hcUclSeqNoList: [8] } },
        ]),
      )
      await waitFor(() => expect(removeMeal.mock.calls).toEqual([['phone-7'], ['phone-8']]))
    })

    test('are eaten when the tray was', async () => {
      await open(TRAY, EATEN)
      await chooseKimchi()
      await userEvent.click(page.getByRole('button', { name: '573 kcal로 고치기' }))
      await waitFor(() =>
        expect(sent[1]).toEqual({
          path: SIDES,
          body: { ...form, foodList: [{ ...form.foodList[0], eatDt: '20261119121000' }] },
        }),
      )
    })

    test('taken back gives a side dish that the meal had before its old amount', async () => {
      answers = {
        ...answers,
        '/DayEatMealMenu': lunchOf(kimchi),
        '/SaveMealRecordSearchDetailList': { hcUclSeqNoList: [5], mealKcal: 16, dayKcal: 16 },
      }
      await open(TRAY, NOTHING)
      await chooseKimchi()
      await userEvent.click(page.getByRole('button', { name: '653 kcal 기록하기' }))
      await waitFor(() => expect(page.getByText('오늘 식단')).toBeTruthy())
      undo()
      const { hcUclSeqNo: _, ...was } = kimchi
      await waitFor(() => expect(sent.at(-1)).toEqual({ path: SIDES, body: { ...form, foodList: [was] } }))
      expect(sent.map(({ path }) => path)).not.toContain(TAKE_AWAY)
    })

    test('takes none away where nobody could say what the meal had before', async () => {
      answers = { ...answers, '/DayEatMealMenu': 500 }
      await open(TRAY, NOTHING)
      await chooseKimchi()
      await userEvent.click(page.getByRole('button', { name: '653 kcal 기록하기' }))
      await waitFor(() => expect(page.getByText('오늘 식단')).toBeTruthy())
      undo()
      await waitFor(() => expect(said()).toContain('지우지 못했어요. 다시 시도해 주세요.'))
      expect(sent.map(({ path }) => path)).not.toContain(TAKE_AWAY)
    })

    test('and every bowl left, the meal has the side dishes alone', async () => {
      await open(TRAY, NOTHING)
      await chooseKimchi()
      for (const { menuName } of TRAY) await userEvent.click(bowls().getByRole('checkbox', { name: menuName }))
      await userEvent.click(page.getByRole('button', { name: '16 kcal 기록하기' }))
      await waitFor(() => expect(page.getByText('오늘 식단')).toBeTruthy())
      expect(sent).toEqual([{ path: SIDES, body: form }])
      expect(said()[0]).toMatch(/기록했어요$/)
      undo()
      await waitFor(() => expect(sent.slice(1)).toEqual([{ path: TAKE_AWAY, body: { hcUclSeqNoList: [8] } }]))
    })

    test('and every bowl of a record left, the record goes, and comes back with 취소', async () => {
      await open(TRAY, EATEN)
      await chooseKimchi()
      await userEvent.click(bowls().getByRole('checkbox', { name: '고등어구이' }))
      await userEvent.click(page.getByRole('button', { name: '16 kcal로 고치기' }))
      await waitFor(() => expect(page.getByText('오늘 식단')).toBeTruthy())
      const atTheTime = { ...form, foodList: [{ ...form.foodList[0], eatDt: EATEN.eatDt }] }
      expect(sent).toEqual([
        { path: SIDES, body: atTheTime },
        { path: '/api/meal/detail/removeMealRegi', body: { hcUclSeqNo: 7 } },
      ])
      undo()
      await waitFor(() =>
        expect(sent.slice(2)).toEqual(
          expect.arrayContaining([
            { path: TAKE_AWAY, body: { hcUclSeqNoList: [8] } },
            {
              path: '/api/meal/detail/mealRegi',
              body: expect.objectContaining({ ...course, exceptMenuCodeList: ['B'] }),
            },
          ]),
        ),
      )
    })
  })

  test('of a course that is no longer on the menu can still be removed', async () => {
    answers = { '/removeMealRegi': { resultCnt: 1, datauuidList: [] } }
    await open([], EATEN)
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('메뉴에서 사라진 식단이에요')
    await userEvent.click(page.getByRole('button', { name: '기록 지우기' }))
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  test('of a course that nobody knows leads to the menu', async () => {
    await open([], NOTHING)
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('찾는 메뉴가 없어요')
    expect(page.getByRole('link', { name: '오늘 식단 보기' }).getAttribute('href')).toBe('/menu/todayMenu')
  })
})
