import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, gte, isNull } from 'drizzle-orm'
import { hashPassword } from '#server/auth/password.ts'
import { insertMany } from '#server/db/many.ts'
import { coupons } from '#server/domain/coupon/schema.ts'
import { checkQueries } from '#server/domain/identity/check.queries.ts'
import { pointAccounts, pointEntries } from '#server/domain/points/schema.ts'
import { statementsOf } from '#server/test-support/statements.ts'
import { all, atMost, type Goal } from './lib/goal.ts'
import { type Call, openWorld, type World } from './lib/in-process.ts'
import { median, millis, percentile, sideBySide } from './lib/numbers.ts'

const NOW = new Date('2026-11-19T02:24:00Z')
const PHONES = 200
const MEMBERS = 20
/** As the till's page asks while it is shown. */
const POLL_MS = 3_000
const SPELL_MS = POLL_MS
const READ_EVERY_MS = 25
const ROUNDS = 7
/** Movements of a month, and of three years. */
const MONTH = 60
const YEARS = 36 * MONTH
const DAY_MS = 86_400_000

const MY_PAGE = '/api/mypage'
/** What decides the first line of my page, then the cards below it. */
const FIRST = [
  '/api/oauth/userInfo',
  `${MY_PAGE}/user-count`,
  `${MY_PAGE}/point/getUserPointInfo`,
  `${MY_PAGE}/coupon-list`,
  `${MY_PAGE}/wellorder/standbyList`,
  '/api/my/getWelfitReservation',
]
const CARDS = [
  `${MY_PAGE}/wellorder/getMySubscribedOrderList?pageNo=1&pageSize=5`,
  `${MY_PAGE}/user-topic`,
  `${MY_PAGE}/user-allergy`,
  `${MY_PAGE}/rest-my-list`,
]

const timed = async (work: () => Promise<unknown>) => {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** A coupon that the member can use today. */
async function couponOf({ database: { db } }: World, hcId: string): Promise<string> {
  const [found] = await db
    .select({ couponNo: coupons.couponNo })
    .from(coupons)
    .where(and(eq(coupons.hcId, hcId), isNull(coupons.usedAt), gte(coupons.endDt, '20261119')))
    .limit(1)
  if (found === undefined) throw new Error('the member has no coupon')
  return found.couponNo
}

/** Gives a member a ledger of so many movements, one every twelve hours, that ends at zero. */
async function moveOften({ database: { db } }: World, hcId: string, howMany: number): Promise<void> {
  await db.delete(pointEntries).where(eq(pointEntries.hcId, hcId))
  await insertMany(
    db,
    pointEntries,
    Array.from({ length: howMany }, (_, at) => ({
      hcId,
      pointSeq: at + 1,
      at: new Date(NOW.getTime() - ((howMany - at) * DAY_MS) / 2),
      type: at % 2 === 0 ? ('SAVE' as const) : ('USE' as const),
      points: at % 2 === 0 ? 100 : -100,
      balance: at % 2 === 0 ? 100 : 0,
      source: 'BENCH',
      sourceKey: String(at),
      reasonCode: 'survey',
      reasonArgs: {},
    })),
  )
  await db.update(pointAccounts).set({ lastSeq: howMany }).where(eq(pointAccounts.hcId, hcId))
}

const PASSWORD = '구내식당 점심 한 상 차림'
/** What is typed and ticked; marketing is not. */
const FORM = {
  usrPwd: PASSWORD,
  usrEmail: 'gaeul@example.com',
  restaurantId: 'REST000311',
  bizCode: null,
  loginType: 'W',
  terms01: 'Y',
  terms02: 'Y',
  terms03: 'Y',
  terms04: 'N',
  pushAgreeYn: 'N',
  smsAgreeYn: 'N',
  emailAgreeYn: 'N',
  usrIdCheck: 'Y',
  usrNickNameCheck: 'Y',
}

/** Opens an account for somebody new each time, whom a verifier has named to a device without an id. */
function joiner({ database: { db }, call }: World): () => Promise<void> {
  const checks = checkQueries(db)
  let count = 0
  return async () => {
    count += 1
    const mark = String(count).padStart(4, '0')
    const ci = `bench-ci-${mark}`
    const facts = {
      realName: '이가을',
      gender: 'F' as const,
      birthdayYear: '1996',
      birthdayMonth: '04',
      birthdayDay: '17',
      mobileNo: `0100002${mark}`,
    }
    const begun = { deviceId: '', key: `bench-${mark}`, kind: 'pass' as const, purpose: 'join' as const }
    await checks.begin(begun, NOW)
    await checks.confirm('', begun.key, begun, { ...facts, ci, telecomCode: 'KT', foreignYn: 'N' }, NOW)
    await call({
      method: 'POST',
      url: '/api/member/join',
      payload: { ...FORM, ...facts, authCi: ci, usrId: `bench${mark}`, nickName: `가을${mark}` },
    })
  }
}

export const goal: Goal = {
  id: 35,
  title: 'account',
  measure: async () => {
    const world = await openWorld({ now: NOW, persona: 'haneul' })
    try {
      const { sql } = world.database
      const statements = async (urls: readonly string[]) =>
        (await statementsOf(sql, () => Promise.all(urls.map((url) => world.call({ url }))))).length
      const phones: (() => Promise<void>)[] = []
      for (let at = 0; at < MEMBERS; at += 1) {
        const { hcId, call } = await world.another()
        const url = `${MY_PAGE}/coupon-detail?couponNo=${await couponOf(world, hcId)}`
        for (let phone = 0; phone < PHONES / MEMBERS; phone += 1) phones.push(() => call({ url }))
      }
      const own = `${MY_PAGE}/coupon-detail?couponNo=${await couponOf(world, world.hcId)}`
      for (const url of [...FIRST, ...CARDS, own]) await world.call({ url })
      const [first, cards, poll] = [await statements(FIRST), await statements(CARDS), await statements([own])]

      const p99 = async (isOn: () => boolean) => {
        const reads: Promise<number>[] = []
        while (isOn()) {
          reads.push(timed(() => world.call({ url: own })))
          await sleep(READ_EVERY_MS)
        }
        return percentile(await Promise.all(reads), 99)
      }
      const spell = () => {
        const until = performance.now() + SPELL_MS
        return () => performance.now() < until
      }
      const idle = () => p99(spell())
      const polled = async () => {
        const isOn = spell()
        const polling = phones.map(async (ask, at) => {
          await sleep((at * POLL_MS) / PHONES)
          while (isOn()) {
            await ask()
            await sleep(POLL_MS)
          }
        })
        const found = await p99(isOn)
        await Promise.all(polling)
        return found
      }

      const reads = await sideBySide(2, polled, idle)

      const join = joiner(world)
      const joining = (await statementsOf(sql, join)).length
      const often = (act: () => Promise<unknown>) => async () => {
        const times: number[] = []
        for (let round = 0; round < 5; round += 1) times.push(await timed(act))
        return median(times)
      }
      const joined = await sideBySide(
        ROUNDS,
        often(join),
        often(() => hashPassword(PASSWORD)),
      )

      const [long, short] = [await world.another(), await world.another()]
      await moveOften(world, long.hcId, YEARS)
      await moveOften(world, short.hcId, MONTH)
      await sql`analyze`
      const turn = (call: Call, url: string) => async () => {
        const times: number[] = []
        for (let round = 0; round < 25; round += 1) times.push(await timed(() => call({ url })))
        return median(times)
      }
      const list = (pageNo: number) => `${MY_PAGE}/point/getSelectPointList?pageNo=${String(pageNo)}&pageSize=20`
      const page = await sideBySide(ROUNDS, turn(long.call, list(1)), turn(short.call, list(1)))
      const late = await sideBySide(ROUNDS, turn(long.call, list(YEARS / 20)), turn(short.call, list(MONTH / 20)))
      const info = await sideBySide(
        ROUNDS,
        turn(long.call, `${MY_PAGE}/point/getUserPointInfo`),
        turn(short.call, `${MY_PAGE}/point/getUserPointInfo`),
      )
      return [
        {
          quantity:
            `statements of my page: what its first line waits for (${String(FIRST.length)} calls), ` +
            `its other cards (${String(CARDS.length)})`,
          ours: `${String(first)}, ${String(cards)}`,
          reference: '–',
          gate: all('≤ 25, ≤ 15', first <= 25, cards <= 15),
          goal: all('≤ 15, ≤ 8', first <= 15, cards <= 8),
        },
        {
          quantity:
            `a coupon shown at the till while ${String(PHONES)} phones ask every three seconds, ` +
            `p99 (${String(poll)} statements, embedded database)`,
          ours: millis(reads.ours),
          reference: `p99 idle ${millis(reads.reference)}`,
          ratio: reads.ratio,
          gate: atMost(reads.ratio, 5),
          goal: atMost(reads.ratio, 2.5),
        },
        {
          quantity: `an account opened, its proof with it (${String(joining)} statements, embedded database)`,
          ours: millis(joined.ours),
          reference: `the hash of its password alone ${millis(joined.reference)}`,
          ratio: joined.ratio,
          gate: atMost(joined.ratio, 2.5),
          goal: atMost(joined.ratio, 1.5),
        },
        ...(
          [
            ['first page of the points', page],
            ['last page of the points', late],
            ['balance and month of the points', info],
          ] as const
        ).map(([quantity, found]) => ({
          quantity: `${quantity}, ${YEARS.toLocaleString('en')} movements of three years (embedded database)`,
          ours: millis(found.ours),
          reference: `${String(MONTH)} of a month ${millis(found.reference)}`,
          ratio: found.ratio,
          gate: atMost(found.ratio, 2),
          goal: atMost(found.ratio, 1.2),
        })),
      ]
    } finally {
      await world.close()
    }
  },
}
