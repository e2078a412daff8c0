import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSessions } from '#server/auth/sessions.ts'
import { dataOf, signIn, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'
import { PLAYED, visitorOf } from '#server/test-support/identity.ts'

/** What an employer says of its own staff: it is not the member's, and not ours to delete. */
const NOT_OURS = new Set(['employees'])

type Page<Row> = { list: Row[] }

describe.each(databaseKinds)('leaving on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, PLAYED)
  })
  afterAll(() => server.close())

  /** The sessions as another server on this database knows them. */
  const sessionsElsewhere = () => createSessions(server.database.db, server.clock, { idle: 3600, most: 86_400 })
  const sidOf = (token: string) =>
    // of a token that this server has signed
    (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid

  /** Tables of the whole database with a row that names any of these, and in how many rows. */
  async function tracesOf(words: readonly string[]): Promise<string[]> {
    const found: string[] = []
    const tables = await server.database.sql<{ name: string }[]>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`
    for (const { name } of tables) {
      if (NOT_OURS.has(name)) continue
      const [row] = await server.database.sql.unsafe<{ n: string }[]>(
        `select count(*) as n from "${name}" t where exists (
          select from json_array_elements_text($1::json) as w(word)
          where position(lower(w.word) in lower(t::text)) > 0)`,
        [JSON.stringify(words)],
      )
      if (Number(row?.n) > 0) found.push(`${name} ${String(row?.n)}`)
    }
    return found
  }

  test('asks for the password first, and closes the account in one go [MBR-06]', async () => {
    const device = { 'x-device-id': 'device-of-leaver' }
    const visitor = visitorOf(server, 'device-of-leaver')
    const person = await visitor.verified('gaeul')
    expect(
      (await visitor.join(person, { usrId: 'leaver26', nickName: '떠날사람', usrEmail: 'leaver@mail.example' }))
        .statusCode,
    ).toBe(200)
    const username = 'leaver26'
    const member = await server.signedIn({ hcId: '', username, password: '구내식당 점심 한 상 차림' })
    const { hcId } = dataOf<{ hcId: string }>(await member.get('/api/mypage/getUsrInfo'))
    await member.post('/api/mypage/restRegi', { restaurantId: 'REST000312' })
    const { draftKey } = dataOf<{ draftKey: string }>(await member.get('/api/customer/qna/draft-key'))
    expect(await tracesOf([draftKey])).toEqual(['draft_keys 1'])
    await member.post('/api/mypage/user-pwd/change', { oldPwd: 'not the one', usrPwd: '아무래도 아닌 것 같아' })
    await signIn(server.http, { username, password: 'wrong' })
    await visitor.texted(person.mobileNo, 'findId')
    await member.post('/api/service/event/questionnaire-draft', {
      eventSeq: 91,
      answerList: [{ questionSeq: 4, answerTxt: '아직 보내지 않은 말', answerDtm: '20261119112400' }],
    })
    // Some of what the year would have brought, and an order that can still be taken back.
    await server.database.sql`
      insert into smart_orders (hc_id, order_seq, status, item_id, smart_menu_seq, restaurant_code, hall_no, menu_dt,
        menu_meal_type, menu_course_type, course_txt, menu_name, menu_name_eng, sub_menu_txt, pickup_place,
        pickup_place_eng, kcal, order_qty, price, support_amt, pay_amt, pickup_tm, pickup_end_tm, pickup_no,
        change_end_dtm, ordered_at)
      select ${hcId}, 1, 'PICKUP', 'old', '1', 'REST000311', 'E31T', '20261001',
        '2', 'T1', 'D', '샐러드', 'Salad', '', '1층',
        '1F', 300, 1, 7000, 5000, 2000, '1150', '1330', 'T-1',
        '202610011130', now()`
    const left = () => member.get('/api/member/setUserLeave?reasonCode=02&reasonTxt=bye', device)
    const before = await tracesOf([hcId, username])
    expect(before.length).toBeGreaterThan(8)
    expect(await tracesOf(['아직 보내지 않은 말'])).toEqual(['event_members 1'])
    expect([(await left()).statusCode, (await left()).json().error]).toEqual([409, 'passwordNeeded'])
    expect(dataOf(await member.post('/api/mypage/pwd-check', { usrPwd: '구내식당 점심 한 상 차림' }))).toMatchObject({
      checkYn: 'Y',
    })
    server.clock.set(new Date(TEST_NOW.getTime() + 6 * 60_000))
    expect((await left()).statusCode).toBe(409)
    server.clock.set(TEST_NOW)
    const answers = await Promise.all([left(), left()])
    // The answer may have been lost: asked for again, it is given again, and nothing else is.
    for (const answer of [...answers, await left()])
      expect([answer.statusCode, answer.json().data]).toEqual([200, { leaveDtm: '202611191124', rejoinDt: '20261219' }])
    expect(await sessionsElsewhere().find(hcId, sidOf(member.token))).toEqual({ kind: 'ended', reason: 'withdrawn' })
    expect(await server.database.sql`select 1 from departure_reasons where reason_txt = 'bye'`).toHaveLength(1)
    expect((await member.get('/api/mypage/getUsrInfo')).statusCode).toBe(401)
    expect((await signIn(server.http, { username, password: '구내식당 점심 한 상 차림' })).statusCode).toBe(401)
    expect(
      await tracesOf([
        hcId,
        draftKey,
        person.mobileNo,
        person.realName,
        'leaver@mail.example',
        '떠날사람',
        person.authCi,
        '아직 보내지 않은 말',
      ]),
    ).toEqual([])
    const kept = await server.database.sql`select paid_dt, item_txt, pay_amt, keep_until from retained_payments`
    expect(kept.map((row) => ({ ...row }))).toEqual([
      { paid_dt: '20261001', item_txt: '샐러드', pay_amt: 2000, keep_until: '20311001' },
    ])

    const again = visitorOf(server, 'device-of-another')
    const { authCi } = await again.verified('gaeul')
    expect(dataOf(await again.get(`/api/member/join/check?authCi=${encodeURIComponent(authCi)}`))).toEqual({
      joinYn: 'N',
      reasonCode: '02',
      rejoinDt: '20261219',
    })
    server.clock.set(new Date('2026-12-19T03:00:00Z'))
    const back = await again.verified('gaeul')
    expect((await again.join(back, { usrId: username, nickName: '떠날사람' })).statusCode).toBe(200)
    server.clock.set(TEST_NOW)
  })

  test('gives an order back that the kitchen has not begun, and leaves everybody else as they were', async () => {
    const [member, other] = [await server.member('haneul'), await server.member('haneul')]
    const otherBefore = await tracesOf([other.hcId])
    const [standing] = await server.database.sql<{ n: string }[]>`
      select coalesce(sum(order_qty), 0) as n from smart_orders
      where hc_id = ${member.hcId} and status = 'RESERVED' and change_end_dtm > '202611191124'`
    const taken = async () =>
      Number((await server.database.sql<{ n: string }[]>`select sum(taken) as n from pickup_slots`)[0]?.n)
    const before = await taken()
    await member.post('/api/mypage/pwd-check', { usrPwd: member.password })
    expect((await member.get('/api/member/setUserLeave')).statusCode).toBe(200)
    expect(before - (await taken())).toBe(Number(standing?.n))
    expect(await tracesOf([member.hcId, member.username])).toEqual([])
    expect(await tracesOf([other.hcId])).toEqual(otherBefore)
  })

  test('gives back the boxes of a subscription that are ahead, and its place when nothing was eaten', async () => {
    const member = await server.member('emily')
    const places = async () =>
      Number((await server.database.sql<{ n: string }[]>`select sum(remain_cnt) as n from subscriptions`)[0]?.n)
    const boxes = async () =>
      Number((await server.database.sql<{ n: string }[]>`select sum(left_cnt) as n from subscription_choices`)[0]?.n)
    const ahead = await server.database.sql<{ n: string }[]>`
      select count(*) as n from smart_orders where hc_id = ${member.hcId}
        and subscribed_order_seq is not null and status = 'RESERVED' and change_end_dtm > '202611191124'`
    expect(Number(ahead[0]?.n)).toBeGreaterThan(0)
    const [placesBefore, boxesBefore] = [await places(), await boxes()]
    await member.post('/api/mypage/pwd-check', { usrPwd: member.password })
    expect((await member.get('/api/member/setUserLeave')).statusCode).toBe(200)
    expect((await boxes()) - boxesBefore).toBe(Number(ahead[0]?.n))
    expect((await places()) - placesBefore).toBe(1)
    expect(await tracesOf([member.hcId, member.username])).toEqual([])
  })

  test('gives back the place in a challenge, the team to its longest member, and reserved seats ahead', async () => {
    const [member, other] = [await server.member('haneul'), await server.member('haneul')]
    const { sql } = server.database
    const one = async (rows: PromiseLike<{ n: string | null }[]>) => (await rows)[0]?.n ?? null
    const places = () =>
      one(sql<{ n: string }[]>`select join_cnt as n from challenge_counters where chaln_code = 'CH20261102'`)
    const key = (hcId: string) =>
      one(
        sql<
          { n: string }[]
        >`select member_key as n from challenge_members where chaln_code = 'CH20261102' and hc_id = ${hcId}`,
      )
    const team = await one(
      sql<
        { n: string }[]
      >`select team_seq as n from challenge_members where chaln_code = 'CH20261102' and hc_id = ${member.hcId}`,
    )
    const [mine, placesBefore] = [await key(member.hcId), await places()]
    await sql`update challenge_teams set leader_key = ${mine} where chaln_code = 'CH20261102' and team_seq = ${team}`
    const ahead = Number(
      await one(sql<{ n: string }[]>`
        select count(*) as n from reservations
        where hc_id = ${member.hcId} and cancel_at is null and start_dtm > '202611191124'`),
    )
    const taken = async () => Number(await one(sql<{ n: string }[]>`select sum(taken) as n from service_slots`))
    const takenBefore = await taken()
    expect(ahead).toBeGreaterThan(0)

    await member.post('/api/mypage/pwd-check', { usrPwd: member.password })
    expect((await member.get('/api/member/setUserLeave')).statusCode).toBe(200)
    expect(Number(placesBefore) - Number(await places())).toBe(1)
    expect(takenBefore - (await taken())).toBe(ahead)
    const leader = await one(
      sql<
        { n: string }[]
      >`select leader_key as n from challenge_teams where chaln_code = 'CH20261102' and team_seq = ${team}`,
    )
    expect(leader).not.toBe(mine)
    const seated = await sql<{ n: string }[]>`
      select member_key as n from challenge_members
      where chaln_code = 'CH20261102' and team_seq = ${team} order by joined_at, member_key`
    expect(leader).toBe(seated[0]?.n)
    expect((await other.get('/api/mypage/getUsrInfo')).statusCode).toBe(200)
  })

  test('takes the name out of what others were told: invitations, messages, notices, points [MBR-06]', async () => {
    const { sql } = server.database
    const named = async (nickName: string) => {
      const member = await server.member('saebyeok')
      await sql`update members set nick_name = ${nickName} where hc_id = ${member.hcId}`
      return { ...member, nickName }
    }
    const [leaver, rival, mate] = [await named('물수제비장인'), await named('맞수자리'), await named('한편자리')]
    const battle = (name: string, body: object) => leaver.post(`/api/chalen/battle/${name}`, body)
    const keyOf = async (path: string, nickName: string) =>
      dataOf<Page<{ memberKey: string; nickName: string }>>(
        await leaver.get(`${path}searchTxt=${encodeURIComponent(nickName)}`),
      ).list.find((one) => one.nickName === nickName)?.memberKey ?? ''
    const rivalKey = await keyOf('/api/chalen/battle/battleInvitableList?', rival.nickName)
    const made = await battle('insertBattle', {
      batNm: '점심 뒤 한판',
      startDt: '20261123',
      endDt: '20261124',
      memberCnt: 2,
      teamNm: '우리 쪽',
      memberKeyList: [],
      awayMemberKey: rivalKey,
    })
    const { batSeq } = dataOf<{ batSeq: number }>(made)
    const mateKey = await keyOf('/api/chalen/battle/battleInvitableList?', mate.nickName)
    expect(
      (
        await battle('inviteBattle', {
          batSeq,
          sideCode: 'HOME',
          memberKeyList: [mateKey],
          msgTxt: '물수제비 뜨러 가요',
        })
      ).statusCode,
    ).toBe(200)

    const chalnCode = 'CH20261201'
    const terms = { chalnCode, termsList: [61, 62, 63].map((termsSeq) => ({ termsSeq, agreeYn: 'Y' })) }
    expect((await leaver.post('/api/chalen/challenge/insertChalTerms', terms)).statusCode).toBe(200)
    expect((await leaver.post('/api/chalen/challenge/insertChalJoin', { chalnCode })).statusCode).toBe(200)
    const seat = await keyOf(`/api/chalen/challenge/team/invitableList?chalnCode=${chalnCode}&`, mate.nickName)
    expect(
      (
        await leaver.post('/api/chalen/challenge/team/insertTeam', {
          chalnCode,
          teamNm: '저녁 산책',
          openYn: 'N',
          memberKeyList: [seat],
        })
      ).statusCode,
    ).toBe(200)

    await mate.post('/api/mypage/push/setting-change', { pushType: 'event', useYn: 'Y' })
    const { recomm } = dataOf<{ recomm: { recommCode: string } }>(
      await mate.get('/api/service/event/detail?eventSeq=95'),
    )
    expect(
      (await leaver.post('/api/service/event/recomm', { eventSeq: 95, recommCode: recomm.recommCode })).statusCode,
    ).toBe(200)
    const balance = async () => dataOf<{ point: number }>(await mate.get('/api/mypage/user-count')).point
    const [words, paid] = [[leaver.hcId, leaver.nickName, '물수제비 뜨러'], await balance()]
    expect(await tracesOf(words)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^alarms /),
        expect.stringMatching(/^battle_members /),
        expect.stringMatching(/^battle_messages /),
        expect.stringMatching(/^point_entries /),
      ]),
    )

    await leaver.post('/api/mypage/pwd-check', { usrPwd: leaver.password })
    expect((await leaver.get('/api/member/setUserLeave')).statusCode).toBe(200)
    expect(await tracesOf(words)).toEqual([])
    expect(await balance()).toBe(paid)
    const told = await sql<{ title: string; title_eng: string; body: string }[]>`
      select title, title_eng, body from alarms
      where hc_id = ${mate.hcId} and title || body like '%떠난 동료%' order by alarm_seq`
    expect(told.map((row) => ({ ...row }))).toEqual([
      { title: '떠난 동료님이 한판 하재요', title_eng: 'A former colleague wants a battle', body: '점심 뒤 한판' },
      {
        title: '떠난 동료님이 한 자리를 비워 뒀어요',
        title_eng: 'A former colleague kept a seat for you',
        body: '저녁 산책',
      },
      {
        title: '한 분이 내 코드로 왔어요',
        title_eng: 'Somebody came with your code',
        body: '떠난 동료와 200포인트씩 받았어요.',
      },
    ])
  })

  test('a colleague who was once called the same keeps what they said, and what was told of them', async () => {
    const { sql } = server.database
    const member = async (nickName: string) => {
      const made = await server.member('saebyeok')
      await sql`update members set nick_name = ${nickName} where hc_id = ${made.hcId}`
      return made
    }
    const [earlier, rival, mate] = [await member('옛이름주인'), await member('상대자리'), await member('받는자리')]
    const keyOf = async (nickName: string) =>
      dataOf<Page<{ memberKey: string; nickName: string }>>(
        await earlier.get(`/api/chalen/battle/battleInvitableList?searchTxt=${encodeURIComponent(nickName)}`),
      ).list.find((one) => one.nickName === nickName)?.memberKey ?? ''
    const form = {
      batNm: '이름 바뀐 한판',
      startDt: '20261125',
      endDt: '20261126',
      memberCnt: 2,
      teamNm: '우리 쪽',
      memberKeyList: [],
      awayMemberKey: await keyOf('상대자리'),
    }
    const { batSeq } = dataOf<{ batSeq: number }>(await earlier.post('/api/chalen/battle/insertBattle', form))
    expect(
      (
        await earlier.post('/api/chalen/battle/inviteBattle', {
          batSeq,
          sideCode: 'HOME',
          memberKeyList: [await keyOf('받는자리')],
          msgTxt: '점심 먹고 걸어요',
        })
      ).statusCode,
    ).toBe(200)
    // The name is free again, and somebody who had no part in it takes it.
    await sql`update members set nick_name = '새이름주인' where hc_id = ${earlier.hcId}`
    const leaver = await member('옛이름주인')

    await leaver.post('/api/mypage/pwd-check', { usrPwd: leaver.password })
    expect((await leaver.get('/api/member/setUserLeave')).statusCode).toBe(200)
    const messages = await sql<
      { from_nick_name: string; msg_txt: string | null }[]
    >`select from_nick_name, msg_txt from battle_messages where hc_id = ${mate.hcId} and bat_seq = ${batSeq}`
    expect(messages.map((row) => ({ ...row }))).toEqual([{ from_nick_name: '옛이름주인', msg_txt: '점심 먹고 걸어요' }])
    for (const { hcId } of [mate, rival]) {
      const told = await sql<
        { title: string }[]
      >`select title from alarms where hc_id = ${hcId} and source_key like 'battle:%' and link_seq = ${batSeq}`
      expect(told.map(({ title }) => title)).toEqual(['옛이름주인님이 한판 하재요'])
    }

    // Whose words they are leaves, too.
    await earlier.post('/api/mypage/pwd-check', { usrPwd: earlier.password })
    expect((await earlier.get('/api/member/setUserLeave')).statusCode).toBe(200)
    expect(await tracesOf([earlier.hcId, '점심 먹고 걸어요', '옛이름주인'])).toEqual([])
  })
})
