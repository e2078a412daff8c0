import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MOST_BATTLES_A_DAY } from '#server/domain/battle/rules.ts'
import { battleMembers } from '#server/domain/battle/schema.ts'
import { chatQueries, MOST_MESSAGES_A_DAY, MOST_ROOMS } from '#server/domain/chat/queries.ts'
import { chatMessages, chatRooms } from '#server/domain/chat/schema.ts'
import { FULL, RecordsFull } from '#server/domain/counter/full.rules.ts'
import { leaveLine, LINES_A_DAY } from '#server/domain/event/words.queries.ts'
import { favouriteFoodQueries, MOST_FAVOURITES } from '#server/domain/food/favourite.queries.ts'
import { MOST_RECENT, rememberEaten } from '#server/domain/food/recent.queries.ts'
import { favouriteFoods, recentFoods } from '#server/domain/food/schema.ts'
import { goalQueries, MOST_CHANGES } from '#server/domain/goal/queries.ts'
import { goalChanges } from '#server/domain/goal/schema.ts'
import { inquiries } from '#server/domain/inquiry/schema.ts'
import { mallQueries, MOST_CHECKS } from '#server/domain/mall/queries.ts'
import { mallChecks } from '#server/domain/mall/schema.ts'
import { MOST_NOTICES, notify } from '#server/domain/notice/notify.queries.ts'
import { alarms } from '#server/domain/notice/schema.ts'
import { MOST_ORDERS_A_DAY } from '#server/domain/order/order.rules.ts'
import { smartOrders } from '#server/domain/order/schema.ts'
import { MOST_LOGS, phoneQueries } from '#server/domain/phone/queries.ts'
import { phoneQueryLogs } from '#server/domain/phone/schema.ts'
import { MOST_RESERVATIONS_A_DAY } from '#server/domain/reservation/rules.ts'
import { reservations } from '#server/domain/reservation/schema.ts'
import { MOST_POSTS } from '#server/domain/sample/queries.ts'
import { samplePosts } from '#server/domain/sample/schema.ts'
import { deviceQueries, MOST_SIGN_INS } from '#server/domain/session/device.queries.ts'
import { loginHistory } from '#server/domain/session/schema.ts'
import { subscribedOrders } from '#server/domain/subscribed-order/schema.ts'
import { SEEDED } from '#server/domain/subscription/seed.ts'
import { prodSeqOf } from '#server/domain/take-home/rules.ts'
import { BYTES_A_DAY, BYTES_IN_ALL } from '#server/domain/upload/rules.ts'
import { uploads } from '#server/domain/upload/schema.ts'
import { addDays, seoulInstant } from '#server/seoul.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'
import { phonePhoto } from '#server/test-support/pictures.ts'

type Row = Record<string, unknown>

const LONG = { timeout: 60_000 }
const HOUR_MS = 3_600_000

/** Every bound of what a member adds by calls that had none before; the others are played where they are at home. */
describe.each(databaseKinds)('what members add has an end, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  const isFull = (answer: Awaited<ReturnType<TestMember['post']>>, words: { ko: string }) =>
    expect([answer.statusCode, answer.json()]).toEqual([409, { error: 'recordsFull', errorMessage: words.ko }])
  const ago = (hours: number) => new Date(TEST_NOW.getTime() - hours * HOUR_MS)

  /** Copies a member's newest row of a table. @param change columns of the n-th copy, as JSON */
  const copy = (table: PgTable, { hcId }: TestMember, rows: number, change: SQL) => {
    const name = sql.identifier(getTableName(table))
    return server.database.db.execute(sql`
      insert into ${name} select made.* from (select * from ${name} where hc_id = ${hcId} limit 1) as o
      cross join generate_series(1, ${rows}::int) as n
      cross join lateral jsonb_populate_record(null::${name}, to_jsonb(o.*) || ${change}) as made`)
  }
  const count = (table: PgTable, { hcId }: TestMember) => server.database.db.$count(table, sql`hc_id = ${hcId}`)

  /** Pictures as they are kept, of so many bytes together. */
  const pictures = async ({ hcId }: TestMember, bytes: number, storedAt: Date) => {
    const PIECE = 10 * 1_048_576
    for (let left = bytes, n = 0; left > 0; left -= PIECE, n += 1)
      await server.database.db.execute(sql`
        insert into ${uploads} (img_id, hc_id, kind, told_bytes, asked_at, stored_at, jpeg)
        values (${`IMG${hcId}${String(storedAt.getTime())}${String(n)}`}, ${hcId}, 'CMUTY', 1,
          ${storedAt.toISOString()}, ${storedAt.toISOString()},
          decode(repeat('00', ${Math.min(left, PIECE)}::int), 'hex'))`)
  }
  const address = (member: TestMember, language = 'ko') =>
    member.post(
      '/api/common/data/uploadUrl.do',
      { fileName: 'a.jpg', contentType: 'image/jpeg', fileSize: 100, imgTyCode: 'CMUTY' },
      { 'accept-language': language },
    )
  const ask = async ({ token }: TestMember, picture: Buffer) => {
    const form = new FormData()
    const words = { type: 'appqna', qnaTypeCode: 'A02', title: '질문', contents: '사진을 보세요.' }
    for (const [name, value] of Object.entries(words)) form.set(name, value)
    form.append('files', new Blob([new Uint8Array(picture)]), '사진.jpg')
    const sent = new Response(form)
    return server.request({
      method: 'POST',
      url: '/api/customer/app-qna/save',
      headers: { authorization: `Bearer ${token}`, 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    })
  }

  test('bytes of pictures within a day, and of those that come with an inquiry too', LONG, async () => {
    const member = await server.member()
    await pictures(member, BYTES_A_DAY - 1, ago(11))
    expect((await address(member)).statusCode).toBe(200)
    await pictures(member, 1, ago(1))
    isFull(await address(member), FULL.picturesToday)
    expect((await address(member, 'en')).json()).toMatchObject({ errorMessage: FULL.picturesToday.en })
    const refused = await ask(member, await phonePhoto())
    expect([refused.statusCode, refused.json<Row>()['error']]).toEqual([409, 'recordsFull'])
    expect(await count(inquiries, member)).toBe(0)
    server.clock.set(seoulInstant('20261120', '0002'))
    expect((await address(await server.signedIn(member))).statusCode).toBe(200)
    expect((await address(await server.member())).statusCode).toBe(200)
  })

  test('bytes of pictures in all', LONG, async () => {
    const member = await server.member()
    await pictures(member, BYTES_IN_ALL - 1, ago(100))
    expect((await address(member)).statusCode).toBe(200)
    await pictures(member, 1, ago(50))
    isFull(await address(member), FULL.pictures)
  })

  test('messages of a room within a day', LONG, async () => {
    const { db } = server.database
    const chat = chatQueries(db)
    const { hcId } = await server.member()
    const { roomId } = await chat.open(hcId, 'CN0007', 'CARE', TEST_NOW)
    const say = (at: Date) => chat.write(hcId, roomId, { msgTxt: '안녕하세요', imgId: null }, at)
    await say(ago(25))
    await db.execute(sql`
      insert into ${chatMessages} (hc_id, room_id, msg_seq, writer, msg_txt, sent_at)
      select ${hcId}, ${roomId}, 1 + n, 'MEMBER', '네', ${ago(1).toISOString()}::timestamptz
      from generate_series(1, ${MOST_MESSAGES_A_DAY - 1}::int) as n`)
    await db.execute(sql`update ${chatRooms} set last_seq = ${MOST_MESSAGES_A_DAY} where hc_id = ${hcId}`)
    expect(await say(TEST_NOW)).toBe(MOST_MESSAGES_A_DAY + 1)
    await expect(say(TEST_NOW)).rejects.toThrow(RecordsFull)
    // Nothing of it stays, and the next day has its own room.
    expect(await say(new Date(TEST_NOW.getTime() + 24 * HOUR_MS))).toBe(MOST_MESSAGES_A_DAY + 2)
  })

  test('rooms of a member', async () => {
    const chat = chatQueries(server.database.db)
    const { hcId } = await server.member()
    for (let n = 0; n < MOST_ROOMS; n += 1) await chat.open(hcId, 'CN0007', `KIND${String(n)}`, TEST_NOW)
    await expect(chat.open(hcId, 'CN0007', 'ONE MORE', TEST_NOW)).rejects.toThrow(RecordsFull)
    expect((await chat.open(hcId, 'CN0007', 'KIND7', TEST_NOW)).isNew).toBe(false)
  })

  test('orders within a day, the cancelled ones too; what stands is found again', async () => {
    const member = await server.member()
    const path = '/api/mypage/wellorder/reservation'
    const order = (days: number) =>
      member.post(`${path}/saveMealReservation`, {
        smartMenuSeq: String(prodSeqOf(addDays('20261119', days), 1)),
        orderQty: 1,
        pickupTm: '1840',
      })
    const { smartOrderSeq } = dataOf<{ smartOrderSeq: number }>(await order(1))
    await member.post(`${path}/cancel`, { smartOrderSeq })
    await copy(smartOrders, member, MOST_ORDERS_A_DAY - 2, sql`jsonb_build_object('order_seq', 1000 + n)`)
    expect((await order(1)).statusCode).toBe(200)
    expect((await order(1)).statusCode).toBe(200)
    isFull(await order(2), FULL.orders)
    // The sentence says "tomorrow": two minutes after midnight in Seoul, thirteen hours later.
    server.clock.set(seoulInstant('20261120', '0002'))
    const later = await server.signedIn(member)
    const nextDay = await later.post(`${path}/saveMealReservation`, {
      smartMenuSeq: String(prodSeqOf('20261121', 1)),
      orderQty: 1,
      pickupTm: '1840',
    })
    expect(nextDay.json()).not.toHaveProperty('error', 'recordsFull')
  })

  test('applications for a subscription within a day', async () => {
    const member = await server.member()
    const path = '/api/mypage/wellorder/'
    const days = dataOf<{ menuDt: string; menuList: Row[] }[]>(
      await member.post(`${path}getSubscribedMenu`, { subscribedSeq: SEEDED.salad }),
    )
    const itemList = days.map(({ menuDt, menuList }) => ({
      menuDt,
      smartMenuSeq: String(menuList[0]?.['smartMenuSeq']),
    }))
    const apply = () =>
      member.post(`${path}saveSubscribedRegi`, { subscribedSeq: SEEDED.salad, pickupTm: '1150', itemList })
    const { subscribedOrderSeq } = dataOf<{ subscribedOrderSeq: number }>(await apply())
    await member.post(`${path}cancelSubscribedOrderAll`, { subscribedOrderSeq })
    await copy(
      subscribedOrders,
      member,
      MOST_ORDERS_A_DAY - 1,
      sql`jsonb_build_object('subscribed_order_seq', 1000 + n)`,
    )
    isFull(await apply(), FULL.orders)
    // The days of a subscription are no orders of their own.
    expect(await count(smartOrders, member)).toBe(days.length)
  })

  test('reservations within a day, the cancelled ones too', async () => {
    const member = await server.member()
    const regist = (rsrvDtm: string) =>
      member.post('/api/welfit/registReservation', {
        rsrvType: 'CHECK',
        placeCode: 'WP0002',
        meetCode: 'VISIT',
        mobileNo: '01000000311',
        termsAgreeYn: 'Y',
        rsrvDtm,
      })
    expect((await regist('202611251120')).statusCode).toBe(200)
    await copy(
      reservations,
      member,
      MOST_RESERVATIONS_A_DAY - 1,
      sql`jsonb_build_object('rsrv_seq', 900000 + n, 'start_dtm', '202608240940', 'cancel_at', o.reg_at)`,
    )
    isFull(await regist('202611261120'), FULL.reservations)
    expect((await regist('202611251120')).statusCode).toBe(200)
  })

  test('battles that somebody makes within a day', async () => {
    const [maker, rival] = [await server.member('haneul'), await server.member('saebyeok')]
    const { db } = server.database
    await db.execute(sql`
      insert into battles (bat_seq, bat_nm, start_dt, end_dt, member_cnt, home_nm, made_at, cancelled_at)
      select 900000 + n, '한판', '20261120', '20261121', 1, '우리', now(), now()
      from generate_series(1, ${MOST_BATTLES_A_DAY}::int) as n`)
    await db.execute(sql`delete from ${battleMembers} where hc_id = ${maker.hcId}`)
    await db.execute(sql`
      insert into ${battleMembers} (bat_seq, member_key, hc_id, side, leader_yn, nick_name, usr_img, asked_at, answer)
      select 900000 + n, 'key', ${maker.hcId}, 'HOME', 'Y', '하늘', '01', ${ago(2).toISOString()}::timestamptz, 'ACCEPT'
      from generate_series(1, ${MOST_BATTLES_A_DAY}::int) as n`)
    await db.execute(sql`update members set nick_name = '맞수하나' where hc_id = ${rival.hcId}`)
    const search = `/api/chalen/battle/battleInvitableList?searchTxt=${encodeURIComponent('맞수하나')}`
    const { list } = dataOf<{ list: { memberKey: string }[] }>(await maker.get(search))
    const make = () =>
      maker.post('/api/chalen/battle/insertBattle', {
        batNm: '다음 주 한판',
        startDt: '20261123',
        endDt: '20261124',
        memberCnt: 1,
        teamNm: '우리 쪽',
        memberKeyList: [],
        awayMemberKey: list[0]?.memberKey ?? '',
      })
    isFull(await make(), FULL.battles)
    await db.execute(sql`delete from ${battleMembers} where bat_seq = 900001`)
    expect((await make()).statusCode).toBe(200)
  })

  test('records of the board for trying', async () => {
    const member = await server.member()
    await server.database.db.execute(sql`
      insert into ${samplePosts} (hc_id, title, contents, written_at)
      select ${member.hcId}, '걷기', '수요일', now() from generate_series(1, ${MOST_POSTS - 1}::int)`)
    const write = () => member.post('/api/sample', { title: '걷기 모임', contents: '수요일이에요.' })
    expect((await write()).statusCode).toBe(200)
    isFull(await write(), FULL.records)
  })

  test('verifications for the shop: what has ended goes with the next, and the newest stay', async () => {
    const member = await server.member()
    const mall = mallQueries(server.database.db)
    await mall.beginCheck(member.hcId, 'ended', ago(1))
    for (let n = 0; n < MOST_CHECKS + 3; n += 1)
      await mall.beginCheck(member.hcId, `key ${String(n)}`, new Date(TEST_NOW.getTime() + n))
    expect(await count(mallChecks, member)).toBe(MOST_CHECKS)
    expect((await mall.openCheck(member.hcId, undefined, TEST_NOW))?.authKey).toBe(`key ${String(MOST_CHECKS + 2)}`)
    expect(await mall.openCheck(member.hcId, 'key 2', TEST_NOW)).toBeUndefined()
    expect((await mall.openCheck(member.hcId, 'key 3', TEST_NOW))?.authKey).toBe('key 3')
  })

  test('changes of a goal: the newest', LONG, async () => {
    const member = await server.member()
    const { db } = server.database
    await db.execute(sql`delete from ${goalChanges} where hc_id = ${member.hcId}`)
    await db.execute(sql`
      insert into ${goalChanges} (hc_id, change_seq, at, type, item_code, before, after)
      select ${member.hcId}, n, now(), 'GOAL', 'STEP', n, n + 1 from generate_series(1, ${MOST_CHANGES}::int) as n`)
    await db.execute(sql`
      insert into member_counters (hc_id, counter, last) values (${member.hcId}, 'goalChange', ${MOST_CHANGES})
      on conflict (hc_id, counter) do update set last = excluded.last`)
    const change = { type: 'GOAL' as const, itemCode: 'STEP' as never, before: 1, after: 2 }
    await goalQueries(db).addChanges(member.hcId, [change, change], TEST_NOW)
    const left = await db.execute<{ first: number; rows: number }>(sql`
      select min(change_seq) as first, count(*)::int as rows from ${goalChanges} where hc_id = ${member.hcId}`)
    expect(left[0]).toEqual({ first: 3, rows: MOST_CHANGES })
  })

  test('notices: the newest', LONG, async () => {
    const member = await server.member()
    const { db } = server.database
    await db.execute(sql`delete from ${alarms} where hc_id = ${member.hcId}`)
    await db.execute(sql`
      insert into ${alarms} (hc_id, alarm_seq, kind, title, body)
      select ${member.hcId}, n, 'notice', '알림', '알림' from generate_series(1, ${MOST_NOTICES}::int) as n`)
    const text = { title: { ko: '알림', en: null }, body: { ko: '알림', en: null } }
    await db.transaction((tx) =>
      notify(tx, member.hcId, 'notice', { sourceKey: 'one more', route: null, text }, TEST_NOW),
    )
    const left = await db.execute<{ first: number; rows: number }>(sql`
      select min(alarm_seq) as first, count(*)::int as rows from ${alarms} where hc_id = ${member.hcId}`)
    expect(left[0]).toEqual({ first: 2, rows: MOST_NOTICES })
  })

  test('questions to a phone’s store and sign-ins: the newest', LONG, async () => {
    const member = await server.member()
    const { db } = server.database
    const { hcId } = member
    await db.execute(sql`delete from ${loginHistory} where hc_id = ${hcId}`)
    const at = sql`${ago(1).toISOString()}::timestamptz - n * interval '1 second'`
    await db.execute(sql`
      insert into ${loginHistory} (hc_id, history_id, kind, device_id, auto_login_yn, happened_at)
      select ${hcId}, 'h' || n, 'login', 'phone', 'N', ${at} from generate_series(1, ${MOST_SIGN_INS}::int) as n`)
    await db.execute(sql`
      insert into ${phoneQueryLogs} (hc_id, log_id, device_id, query_type, status, row_count, start_dt, end_dt, took_ms,
        url, user_platform, logged_at)
      select ${hcId}, 'l' || n, 'phone', 'SS', 0, 0, '', '', 0, '', '1', ${at}
      from generate_series(1, ${MOST_LOGS}::int) as n`)
    await deviceQueries(db).addHistory(hcId, { kind: 'login', deviceId: 'phone', autoLoginYn: 'N' }, TEST_NOW)
    await phoneQueries(db).addLog(hcId, {
      deviceId: 'phone',
      queryType: 'SS',
      status: 0,
      message: null,
      rowCount: 0,
      startDt: '',
      endDt: '',
      tookMs: 0,
      url: '',
      userPlatform: '1',
      loggedAt: TEST_NOW,
    })
    const oldest = (table: PgTable, key: string) =>
      db.$count(
        table,
        sql`hc_id = ${hcId} and ${sql.identifier(key)} in (${`l${String(MOST_LOGS)}`}, ${`h${String(MOST_SIGN_INS)}`})`,
      )
    expect([await count(loginHistory, member), await oldest(loginHistory, 'history_id')]).toEqual([MOST_SIGN_INS, 0])
    expect([await count(phoneQueryLogs, member), await oldest(phoneQueryLogs, 'log_id')]).toEqual([MOST_LOGS, 0])
  })

  test('favourite foods, and those that were eaten lately', LONG, async () => {
    const { db } = server.database
    const member = await server.member()
    const { hcId } = member
    const foods = Array.from({ length: MOST_RECENT + 1 }, (_, n) => `M${String(n).padStart(4, '0')}`)
    await db.execute(sql`delete from ${favouriteFoods} where hc_id = ${hcId}`)
    await db.execute(sql`
      insert into ${favouriteFoods} (hc_id, fav_seq, food_id, order_seq)
      select ${hcId}, 100000 + n, 'X' || n, n from generate_series(1, ${MOST_FAVOURITES}::int) as n`)
    const [food] = await db.execute<{ id: string }>(sql`select food_id as id from foods limit 1`)
    expect(await favouriteFoodQueries(db).add(hcId, [food?.id ?? ''])).toBe('full')
    await db.execute(sql`delete from ${recentFoods} where hc_id = ${hcId}`)
    const eaten = foods.map((foodId, n) => ({
      foodId,
      quantity: 1,
      unitCode: 'SERVING' as never,
      lastEatDt: `202611${String(10 + (n % 9))}1200${String(n % 60).padStart(2, '0')}`,
    }))
    await db.transaction((tx) => rememberEaten(tx, hcId, eaten))
    expect(await count(recentFoods, member)).toBe(MOST_RECENT)
  })

  test('lines under an event within a day', async () => {
    const { db } = server.database
    const { hcId } = await server.member()
    for (let n = 0; n < LINES_A_DAY; n += 1) await leaveLine(db, hcId, 94, `${String(n)}번째`, TEST_NOW)
    await expect(leaveLine(db, hcId, 94, '하나 더', TEST_NOW)).rejects.toMatchObject({ code: 'eventWordsToday' })
  })
})
