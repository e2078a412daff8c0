/**
 * The till of a restaurant, at one door: it reads a coupon (`barcode`), takes points from whoever shows a code (`qr`,
 * `points`, `receiptNo`), gives those of a cancelled receipt back (`usrId`, `cancelled`), tells who had the Well Food
 * course (`usrId`), and who brought the own cup (`usrId`, `tumbler`). In the demo whoever opens the door is the till
 * (docs/decisions/289).
 */
import { eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/client.ts'
import { couponQueries } from '#server/domain/coupon/queries.ts'
import { couponRefusals, stateOf, usedRefusal } from '#server/domain/coupon/rules.ts'
import { greenQueries } from '#server/domain/green/queries.ts'
import { GreenRefused, refusals as greenRefusals } from '#server/domain/green/rules.ts'
import type { Words } from '#server/domain/member/language.rules.ts'
import { members } from '#server/domain/member/schema.ts'
import { restaurants } from '#server/domain/restaurant/schema.ts'
import { payQueries, type PayRefusal } from '#server/domain/till/pay.queries.ts'
import { tillQueries } from '#server/domain/till/queries.ts'
import { DATA_HEADERS } from '#server/http/operations.ts'
import { lengthOf } from '#server/letters.ts'
import { isDay, seoulDay } from '#server/seoul.ts'
import type { StandIn } from './stand-in.ts'

type Read = Record<
  'usrId' | 'restaurantCode' | 'menuDt' | 'barcode' | 'qr' | 'points' | 'receiptNo' | 'cancelled' | 'tumbler',
  unknown
>

/** As long as anything that a till reads or prints. */
const MOST = 100

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && lengthOf(value) <= MOST

/** A number of points that a bill can have. */
const isSum = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 1_000_000

const NOT_HERE: Words = {
  ko: '이 식당에서는 쓸 수 없는 쿠폰이에요.',
  en: 'This coupon cannot be used at this restaurant.',
}

const payRefusals: Record<PayRefusal, Words & { status: number }> = {
  noCode: {
    status: 404,
    ko: '쓸 수 없는 코드예요. 새 코드를 보여 달라고 해 주세요.',
    en: 'This code is not good. Please ask for a new one.',
  },
  noPlace: { status: 404, ko: '모르는 식당이에요.', en: 'There is no such restaurant.' },
  short: { status: 409, ko: '포인트가 모자라요.', en: 'There are not enough points.' },
}

export function till(db: Db, clock: Clock): StandIn {
  const { count } = tillQueries(db)
  const coupons = couponQueries(db)
  const points = payQueries(db)
  const green = greenQueries(db)
  // The staff's screen has both languages.
  const say = (reply: FastifyReply, status: number, { ko, en }: Words) =>
    reply.headers(DATA_HEADERS).code(status).send({ ko, en })

  async function readCoupon(reply: FastifyReply, barcode: string, restaurantCode: string) {
    const now = clock.now()
    const found = await coupons.ofBarcode(barcode)
    if (found === undefined) return reply.code(404).send()
    if (await coupons.useAt(found.hcId, found.couponNo, restaurantCode, now)) return reply.code(204).send()
    const row = (await coupons.find(found.hcId, found.couponNo)) ?? found
    const state = stateOf(row, now)
    if (state === 'usable') return say(reply, 409, NOT_HERE)
    return say(reply, 409, state === 'used' ? usedRefusal(row, now) : couponRefusals[state])
  }

  /** The own cup is a green deed as if the member had tapped it; the second coffee of a day changes nothing. */
  async function stampCup(reply: FastifyReply, hcId: string) {
    try {
      await green.check(hcId, 'TUMBLER', undefined, clock.now())
    } catch (error) {
      if (!(error instanceof GreenRefused)) throw error
      if (error.code !== 'greenToday') return say(reply, 409, greenRefusals[error.code].words)
    }
    return reply.code(204).send()
  }

  return {
    routes: (http) => {
      http.post<{ Body: Partial<Read> | null }>('/_stand-in/till', async ({ body }, reply) => {
        const today = seoulDay(clock.now())
        const {
          usrId,
          restaurantCode,
          menuDt = today,
          barcode,
          qr,
          points: sum,
          receiptNo,
          cancelled,
          tumbler,
        } = body ?? {}
        if (!isText(restaurantCode)) return reply.code(400).send()
        const [restaurant] = await db
          .select({ restaurantCode: restaurants.restaurantCode })
          .from(restaurants)
          .where(eq(restaurants.restaurantCode, restaurantCode))
        if (restaurant === undefined) return reply.code(404).send()
        if (isText(barcode)) return readCoupon(reply, barcode, restaurantCode)
        if (isText(qr)) {
          if (!isSum(sum) || !isText(receiptNo)) return reply.code(400).send()
          const paid = await points.pay(qr, { restaurantCode, receiptNo, points: sum }, clock.now())
          if (typeof paid === 'string') return say(reply, payRefusals[paid].status, payRefusals[paid])
          return reply.headers(DATA_HEADERS).send({ points: paid.points, balance: paid.balance })
        }
        if (!isText(usrId) || typeof menuDt !== 'string' || !isDay(menuDt) || menuDt > today)
          return reply.code(400).send()
        const [member] = await db.select({ hcId: members.hcId }).from(members).where(eq(members.usrId, usrId))
        if (member === undefined) return reply.code(404).send()
        if (isText(cancelled)) {
          const back = await points.cancel(member.hcId, { restaurantCode, receiptNo: cancelled }, clock.now())
          return back === undefined
            ? reply.code(404).send()
            : reply.headers(DATA_HEADERS).send({ points: back.points, balance: back.balance })
        }
        // A deed is of the day on which it is told.
        if (tumbler !== undefined)
          return tumbler === true && menuDt === today ? stampCup(reply, member.hcId) : reply.code(400).send()
        // The second lunch of a day changes nothing.
        await count(member.hcId, { menuDt, restaurantCode }, today)
        return reply.code(204).send()
      })
    },
  }
}
