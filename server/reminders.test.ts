import { and, asc, eq, like } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { courseDishes, dishes, likedMenus } from '#server/domain/meal/schema.ts'
import { alarms } from '#server/domain/notice/schema.ts'
import { later, spansAt } from '#server/domain/notice/span.rules.ts'
import { smartOrders } from '#server/domain/order/schema.ts'
import { restaurantQueries } from '#server/domain/restaurant/queries.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'
import { type Reminders, watchReminders } from './reminders.ts'
import { seoulInstant } from './seoul.ts'

const FIRST = '/api/healthlog/aiSetting/firstSaveAiSetting'
/** A Thursday. */
const DAY = '20261119'

test('the times that may be told of: ten minutes back, also over midnight', () => {
  expect(spansAt({ day: DAY, time: '1832' })).toEqual([{ day: DAY, from: '1822', to: '1832' }])
  expect(spansAt({ day: DAY, time: '0003' })).toEqual([
    { day: '20261118', from: '2353', to: '2359' },
    { day: DAY, from: '0000', to: '0003' },
  ])
})

test('what is told of beforehand lies later the same day, and ends with it', () => {
  expect(later({ day: DAY, from: '1130', to: '1140' }, 10)).toEqual({ day: DAY, from: '1140', to: '1150' })
  expect(later({ day: DAY, from: '2253', to: '2303' }, 60)).toEqual({ day: DAY, from: '2353', to: '2359' })
  expect(later({ day: DAY, from: '2353', to: '2359' }, 10)).toBeUndefined()
})

describe.each(databaseKinds)('reminders, %s', (kind) => {
  let server: TestServer
  let reminders: Reminders
  let failures: string[]
  beforeEach(async () => {
    server = await startTestServer(kind, { now: seoulInstant(DAY, '0900') })
    failures = []
    reminders = watchReminders({
      db: server.database.db,
      clock: server.clock,
      logError: (error, what) => failures.push(`${what}: ${String(error)}`),
      everyMs: 3_600_000,
    })
  })
  afterEach(async () => {
    await reminders.stop()
    await server.close()
    if (failures.length > 0) throw new Error(failures.join('\n'))
  })

  const lookAt = async (day: string, time: string) => {
    server.clock.set(seoulInstant(day, time))
    await reminders.look()
  }
  const set = async (member: TestMember, days: string[], time: string) => {
    const settingList = [
      ['GOAL', []],
      ['DIFFICULTY', []],
      ['CATEGORY', []],
      ['TIME', []],
      ['WEEKDAY', days],
      ['ALARM', time === '' ? [] : [time]],
    ].map(([settingCode, valList]) => ({ settingCode, valList }))
    expect((await member.post(FIRST, { settingList })).statusCode).toBe(200)
  }
  const told = async ({ hcId }: TestMember) => {
    const rows = await server.database.db
      .select()
      .from(alarms)
      .where(and(eq(alarms.hcId, hcId), like(alarms.sourceKey, 'exercise-time:%')))
    return rows.map(({ sourceKey, menu, title }) => [sourceKey, menu, title])
  }

  test('at its time and on its days a member is told once, and the bell leads to exercise [HLG-08]', async () => {
    const member = await server.member()
    await set(member, ['4'], '1830')
    await lookAt(DAY, '1829')
    expect(await told(member)).toEqual([])
    await lookAt(DAY, '1830')
    await lookAt(DAY, '1831')
    const once = [[`exercise-time:${DAY}`, 'healthlogExercise', '운동할 시간이에요']]
    expect(await told(member)).toEqual(once)
    await lookAt('20261120', '1830')
    expect(await told(member)).toEqual(once)
    await lookAt('20261126', '1830')
    expect(await told(member)).toHaveLength(2)
  })

  test('without days it is every day; without a time, and long after it, nothing is told', async () => {
    const [daily, silent] = [await server.member(), await server.member()]
    await set(daily, [], '0700')
    await set(silent, ['4'], '')
    await lookAt('20261120', '0711')
    expect(await told(daily)).toEqual([])
    await lookAt('20261121', '0705')
    expect([await told(daily), await told(silent)]).toEqual([
      [['exercise-time:20261121', 'healthlogExercise', '운동할 시간이에요']],
      [],
    ])
  })

  test('who wants no notices of health is told nothing, nor who has done a programme that day', async () => {
    const [unwilling, active] = [await server.member(), await server.member()]
    for (const member of [unwilling, active]) await set(member, [], '1830')
    expect(
      (await unwilling.post('/api/mypage/push/setting-change', { pushType: 'health', useYn: 'N' })).statusCode,
    ).toBe(200)
    const moveList = [300, 480, 420, 0].map((moveSec, at) => ({
      moveSn: at + 1,
      doneYn: moveSec > 0 ? 'Y' : 'N',
      moveSec,
    }))
    expect(
      (
        await active.post('/api/healthlog/aiCustom/saveHealthCare', {
          prgmCode: 'PG0012',
          startDt: `${DAY}080000`,
          endDt: `${DAY}083000`,
          moveList,
        })
      ).statusCode,
    ).toBe(200)
    await lookAt(DAY, '1830')
    expect([await told(unwilling), await told(active)]).toEqual([[], []])
    // The day after is another day.
    await lookAt('20261120', '1830')
    expect(await told(active)).toHaveLength(1)
  })

  test('medicines of one time are told of together and unnamed, on their days and while they are taken', async () => {
    server.clock.set(seoulInstant(DAY, '0750'))
    const member = await server.member()
    const taken = { purposeTxt: null, doseQty: 1, doseUnitCode: 'TABLET', endDt: null, memo: null }
    const add = async (medicineNm: string, more: object) =>
      expect(
        (
          await member.post('/api/healthlog/medicine/addMedicine', {
            ...taken,
            medicineNm,
            startDt: DAY,
            weekDayList: ['4', '5'],
            takeList: [{ takeTm: '0800', mealRelCode: 'AFTER' }],
            alarmYn: 'Y',
            ...more,
          })
        ).statusCode,
      ).toBe(200)
    await add('비타민 D', {})
    await add('오메가 3', {})
    await add('묻지 않은 약', { alarmYn: 'N' })
    await add('내일부터 먹는 약', { startDt: '20261120' })
    const doses = async () => {
      const rows = await server.database.db
        .select()
        .from(alarms)
        .where(and(eq(alarms.hcId, member.hcId), like(alarms.sourceKey, 'medicine-time:%')))
      return rows.map(({ sourceKey, menu, body }) => [sourceKey, menu, body])
    }
    await lookAt(DAY, '0759')
    expect(await doses()).toEqual([])
    await lookAt(DAY, '0800')
    await lookAt(DAY, '0803')
    const once = [[`medicine-time:${DAY}:0800`, 'healthlogHealthMedicine', '08:00에 먹을 약이 2가지 있어요.']]
    expect(await doses()).toEqual(once)
    // A clock that is set back goes past the time again.
    await lookAt(DAY, '0758')
    await lookAt(DAY, '0801')
    expect(await doses()).toEqual(once)
    await lookAt('20261120', '0800')
    expect((await doses()).at(-1)?.[2]).toBe('08:00에 먹을 약이 3가지 있어요.')
    await lookAt('20261121', '0800')
    expect(await doses()).toHaveLength(2)
  })

  test('a time that was set when it was over is told of from the next day on, and the rest of its day is due', async () => {
    const [late, changed, early] = [await server.member(), await server.member(), await server.member()]
    const form = {
      medicineNm: '비타민 D',
      purposeTxt: null,
      doseQty: 1,
      doseUnitCode: 'TABLET',
      startDt: DAY,
      endDt: null,
      memo: null,
      weekDayList: ['1', '2', '3', '4', '5', '6', '7'],
      takeList: [
        { takeTm: '0800', mealRelCode: 'AFTER' },
        { takeTm: '0807', mealRelCode: 'AFTER' },
      ],
      alarmYn: 'Y',
    }
    const add = (member: TestMember, more: object) =>
      member.post('/api/healthlog/medicine/addMedicine', { ...form, ...more })
    const doses = async (member: TestMember) =>
      (await sent(member, 'medicine-time:%')).map(({ sourceKey, body }) => [sourceKey?.slice(14), body])
    const at = (clock: string) => server.clock.set(seoulInstant(DAY, clock))
    at('0759')
    expect((await add(early, { takeList: form.takeList.slice(0, 1) })).statusCode).toBe(200)
    const { medicineSeq } = dataOf<{ medicineSeq: number }>(await add(changed, { alarmYn: 'N' }))
    at('0805')
    expect((await add(late, {})).statusCode).toBe(200)
    await set(late, [], '0804')
    expect((await changed.post('/api/healthlog/medicine/updateMedicine', { ...form, medicineSeq })).statusCode).toBe(
      200,
    )
    // the server was away at eight: of what was set before it still tells
    await lookAt(DAY, '0806')
    expect(await doses(early)).toEqual([[`${DAY}:0800`, '08:00에 먹을 약이 1가지 있어요.']])
    expect([await doses(late), await doses(changed), await told(late)]).toEqual([[], [], []])
    const later = [[`${DAY}:0807`, '08:07에 먹을 약이 1가지 있어요.']]
    await lookAt(DAY, '0807')
    expect([await doses(late), await doses(changed)]).toEqual([later, later])
    // in the very minute one still looks at what one has typed
    expect(
      (await add(late, { medicineNm: '오메가 3', takeList: [{ takeTm: '0807', mealRelCode: 'AFTER' }] })).statusCode,
    ).toBe(200)
    await lookAt(DAY, '0808')
    expect(await doses(late)).toEqual(later)
    await lookAt('20261120', '0804')
    expect((await doses(late)).at(-1)).toEqual(['20261120:0800', '08:00에 먹을 약이 1가지 있어요.'])
    expect((await told(late)).map(([key]) => key)).toEqual(['exercise-time:20261120'])
    await lookAt('20261120', '0807')
    expect((await doses(late)).at(-1)).toEqual(['20261120:0807', '08:07에 먹을 약이 2가지 있어요.'])
  })

  const sent = ({ hcId }: TestMember, key: string) =>
    server.database.db
      .select()
      .from(alarms)
      .where(and(eq(alarms.hcId, hcId), like(alarms.sourceKey, key)))
      .orderBy(asc(alarms.alarmSeq))

  test('an hour before lunch who eats there and wants it is told once; without lunch nobody is [PSH-08]', async () => {
    const [member, unwilling] = [await server.member('haneul'), await server.member('haneul')]
    expect((await unwilling.post('/api/mypage/push/setting-change', { pushType: 'menu', useYn: 'N' })).statusCode).toBe(
      200,
    )
    await server.database.db.delete(likedMenus).where(eq(likedMenus.hcId, member.hcId))
    await lookAt(DAY, '1029')
    expect(await sent(member, 'menu:%')).toEqual([])
    await lookAt(DAY, '1030')
    await lookAt(DAY, '1031')
    await restaurantQueries(server.database.db).setRestDay('REST000311', '20261120', {
      restNm: '정기 점검',
      restNmEng: 'Maintenance',
    })
    await lookAt('20261120', '1030')
    expect(await sent(member, 'menu:%')).toEqual([
      expect.objectContaining({
        sourceKey: `menu:${DAY}`,
        kind: 'menu',
        menu: 'menuTodayMenu',
        pushYn: 'Y',
        body: expect.stringMatching(/^한빛타워점: [^,]+, [^,]+, [^,]+ 외 \d+가지$/),
      }),
    ])
    expect(await sent(unwilling, 'menu:%')).toEqual([])
  })

  test('on the day of a liked dish it is named an hour before that lunch, and on others none is [PSH-08]', async () => {
    const member = await server.member('haneul')
    const { db } = server.database
    await db.delete(likedMenus).where(eq(likedMenus.hcId, member.hcId))
    const isLunch = (day: string) =>
      and(
        eq(courseDishes.restaurantCode, 'REST000311'),
        eq(courseDishes.menuDt, day),
        eq(courseDishes.menuMealType, '2'),
      )
    const served = (day: string) =>
      db
        .select({ menuCode: dishes.menuCode, name: dishes.menuName })
        .from(courseDishes)
        .innerJoin(dishes, eq(dishes.menuCode, courseDishes.menuCode))
        .where(isLunch(day))
    const other = new Set((await served('20261120')).map(({ menuCode }) => menuCode))
    const liked = (await served(DAY)).find(({ menuCode }) => !other.has(menuCode))
    await db.insert(likedMenus).values({ hcId: member.hcId, menuCode: liked?.menuCode ?? '' })
    await lookAt(DAY, '1030')
    await lookAt('20261120', '1030')
    const told = await sent(member, 'menu:%')
    expect(told.map(({ title }) => title)).toEqual(['오늘 점심에 좋아하는 메뉴가 나와요', '오늘 점심이에요'])
    expect(told[0]?.body).toBe(`한빛타워점: ${liked?.name ?? ''}`)
  })

  test('a pick-up is told of once, not when given back; without the wish the phone stays quiet [PSH-08]', async () => {
    const [member, quiet, cancelled] = [
      await server.member('haneul'),
      await server.member('haneul'),
      await server.member('haneul'),
    ]
    // Of each the first lunch of the story, put on this day.
    const first = ({ hcId }: TestMember) => and(eq(smartOrders.hcId, hcId), eq(smartOrders.orderSeq, 2))
    const put = (one: TestMember, status: 'RESERVED' | 'CANCEL') =>
      server.database.db
        .update(smartOrders)
        .set({ status, menuDt: DAY, pickupTm: '1150', pickedUpAt: null })
        .where(first(one))
    await put(member, 'RESERVED')
    await put(quiet, 'RESERVED')
    await put(cancelled, 'CANCEL')
    expect(
      (await quiet.post('/api/mypage/push/setting-change', { pushType: 'reservation', useYn: 'N' })).statusCode,
    ).toBe(200)
    const [order] = await server.database.db.select().from(smartOrders).where(first(member))
    await lookAt(DAY, '1139')
    expect(await sent(member, 'order:%')).toEqual([])
    await lookAt(DAY, '1140')
    await lookAt(DAY, '1143')
    expect(await sent(member, 'order:%')).toEqual([
      expect.objectContaining({
        kind: 'reservation',
        menu: 'mypageWellOrderDetail',
        linkSeq: 2,
        pushYn: 'Y',
        title: '지금 받을 수 있어요',
        body: `받는 번호 ${order?.pickupNo ?? ''} · 포장 코너 · 13:30까지 드려요.`,
      }),
    ])
    expect((await sent(quiet, 'order:%')).map(({ pushYn }) => pushYn)).toEqual(['N'])
    expect(await sent(cancelled, 'order:%')).toEqual([])
  })

  test('the reminder of haneul is part of the story: Monday, Tuesday and Thursday at half past six', async () => {
    const haneul = await server.member('haneul')
    const settings = dataOf<{ settingCode: string; valList: string[] }[]>(
      await haneul.get('/api/healthlog/aiSetting/aiSettingList'),
    )
    expect(settings.find(({ settingCode }) => settingCode === 'ALARM')?.valList).toEqual(['1830'])
    await lookAt(DAY, '1830')
    expect(await told(haneul)).toHaveLength(1)
    await lookAt('20261120', '1830')
    expect(await told(haneul)).toHaveLength(1)
  })
})
