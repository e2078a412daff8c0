/**
 * What haneul has of battles on a Thursday: one under way, one that 도담 asks for, one that was lost. Opponents have no
 * account here.
 */
import { inArray } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import type { Newcomer, NounSeed } from '#server/db/seed/noun.ts'
import { newMemberKey } from '#server/domain/challenge/member-key.rules.ts'
import { members } from '#server/domain/member/schema.ts'
import { addDays, seoulDay, seoulInstant, weekday } from '#server/seoul.ts'
import { facesOf } from './people.queries.ts'
import { settleDay } from './rules.ts'
import { battleDays, battleMembers, battleMessages, battles, battleScores, type Side } from './schema.ts'

export const seed: NounSeed = {
  person: async (tx, newcomer, now) => {
    if (newcomer.persona === 'haneul') await haneul(tx, newcomer, seoulDay(now))
  },
}

interface Walker {
  nickName: string
  usrImg: string
  side: Side
  leaderYn?: 'Y'
  /** Steps of each day of the battle. */
  steps: readonly number[]
}

async function haneul(tx: Queryable, newcomer: Newcomer, today: string): Promise<void> {
  const [me] = await tx
    .select()
    .from(members)
    .where(inArray(members.hcId, [newcomer.hcId]))
  if (me === undefined) return
  const own = {
    hcId: me.hcId,
    nickName: me.nickName,
    usrImg: me.usrImg,
    memberKey: (await facesOf(tx, me.bizCode, [me.hcId])).get(me.hcId) ?? '',
  }
  const monday = addDays(today, 1 - weekday(today))
  const at = (days: number, time = '1000') => seoulInstant(addDays(monday, days), time)

  const lost = await battle(
    tx,
    {
      batNm: '가을 걷기 한판',
      startDt: addDays(monday, -35),
      endDt: addDays(monday, -31),
      memberCnt: 2,
      sideCnt: 2,
      homeNm: '연구소 둘',
      awayNm: '느긋한 둘',
      madeAt: at(-42),
      acceptedAt: at(-40),
      countDt: settleDay(addDays(monday, -31)),
    },
    [
      { nickName: '이든', usrImg: '07', side: 'HOME', leaderYn: 'Y', steps: [8620, 9010, 8233, 9105, 9152] },
      { nickName: '가람', usrImg: '08', side: 'HOME', steps: [8200, 8392, 7744, 8550, 8868] },
      { nickName: '민재', usrImg: '01', side: 'AWAY', leaderYn: 'Y', steps: [8611, 8230, 8205, 8580, 8764] },
    ],
  )
  // The days of a battle that is over stay as they were counted.
  const days = [
    [16820, 17011],
    [17402, 16230],
    [15977, 16105],
    [17655, 16980],
    [18020, 17344],
  ] as const
  await insertMany(
    tx,
    battleDays,
    days.map(([homeSteps, awaySteps], turn) => ({
      batSeq: lost,
      dayDt: addDays(monday, turn - 35),
      homeSteps,
      awaySteps,
    })),
  )
  await join(tx, lost, own, {
    side: 'AWAY',
    askedBy: '민재',
    askedAt: at(-41),
    answer: 'ACCEPT',
    answeredAt: at(-41, '1130'),
  })
  const mine = [8400, 8000, 7900, 8400, 8580]
  await insertMany(
    tx,
    battleScores,
    mine.map((steps, turn) => ({ batSeq: lost, memberKey: own.memberKey, dayDt: addDays(monday, turn - 35), steps })),
  )

  const on = await battle(
    tx,
    {
      batNm: '기획팀 대 품질팀',
      startDt: monday,
      endDt: addDays(monday, 6),
      memberCnt: 3,
      sideCnt: 3,
      stakeTxt: '진 팀이 커피 사기',
      homeNm: '기획팀 걷기반',
      awayNm: '품질팀 발걸음',
      madeAt: at(-4),
      acceptedAt: at(-3, '1702'),
    },
    [
      { nickName: '서윤', usrImg: '07', side: 'HOME', steps: [9152, 8884, 10170, 9020, 8640, 6210, 5980] },
      { nickName: '예린', usrImg: '05', side: 'HOME', steps: [8430, 8200, 9038, 8310, 8105, 7420, 6900] },
      {
        nickName: '단비',
        usrImg: '04',
        side: 'AWAY',
        leaderYn: 'Y',
        steps: [11000, 11500, 11112, 10420, 10980, 9120, 8800],
      },
      { nickName: '누리', usrImg: '06', side: 'AWAY', steps: [9300, 9600, 9330, 9010, 9240, 7300, 7100] },
      { nickName: '새론', usrImg: '08', side: 'AWAY', steps: [6010, 6018, 5810, 6130, 5990, 4800, 5210] },
    ],
  )
  await join(tx, on, own, { side: 'HOME', leaderYn: 'Y', askedAt: at(-4), answer: 'ACCEPT', answeredAt: at(-4) })

  const asked = await battle(
    tx,
    {
      batNm: '12월 첫 주 한판',
      startDt: addDays(monday, 14),
      endDt: addDays(monday, 20),
      memberCnt: 2,
      stakeTxt: '진 팀이 점심 뒤 차 사기',
      homeNm: '밥심원정대',
      madeAt: seoulInstant(today, '1004'),
    },
    [
      { nickName: '도담', usrImg: '09', side: 'HOME', leaderYn: 'Y', steps: [] },
      { nickName: '여울', usrImg: '02', side: 'HOME', steps: [] },
    ],
  )
  const msgTxt = '12월에 한판 어때요?'
  await join(tx, asked, own, {
    side: 'AWAY',
    leaderYn: 'Y',
    askedBy: '도담',
    msgTxt,
    askedAt: seoulInstant(today, '1004'),
  })

  const message = (
    batSeq: number,
    batNm: string,
    more: Pick<typeof battleMessages.$inferInsert, 'msgType' | 'fromNickName' | 'side' | 'sentAt'> &
      Partial<typeof battleMessages.$inferInsert>,
  ) => ({ hcId: me.hcId, batSeq, batNm, leaderYn: 'N' as const, msgTxt: null, readAt: more.sentAt, ...more })
  await tx.insert(battleMessages).values([
    message(lost, '가을 걷기 한판', { msgType: 'INVITE', fromNickName: '민재', side: 'AWAY', sentAt: at(-41) }),
    message(on, '기획팀 대 품질팀', {
      msgType: 'ACCEPT',
      fromNickName: '예린',
      side: 'HOME',
      sentAt: at(-3, '1540'),
    }),
    message(on, '기획팀 대 품질팀', {
      msgType: 'ACCEPT',
      fromNickName: '단비',
      side: 'AWAY',
      msgTxt: '좋아요, 안 봐줄 거예요!',
      sentAt: at(-3, '1702'),
    }),
    message(asked, '12월 첫 주 한판', {
      msgType: 'INVITE',
      fromNickName: '도담',
      side: 'AWAY',
      leaderYn: 'Y',
      msgTxt,
      sentAt: seoulInstant(today, '1004'),
      readAt: null,
    }),
  ])
}

/**
 * A battle with those of its people who have no account; what they walk on each of its days is known from the
 * beginning.
 */
async function battle(tx: Queryable, facts: typeof battles.$inferInsert, walkers: readonly Walker[]): Promise<number> {
  const [made] = await tx.insert(battles).values(facts).returning({ batSeq: battles.batSeq })
  if (made === undefined) throw new Error('An insert answered no row.')
  const { batSeq } = made
  const people = walkers.map((one) => ({ ...one, memberKey: newMemberKey() }))
  await tx.insert(battleMembers).values(
    people.map(({ memberKey, nickName, usrImg, side, leaderYn = 'N' as const }) => ({
      batSeq,
      memberKey,
      nickName,
      usrImg,
      side,
      leaderYn,
      askedAt: facts.madeAt,
      answer: 'ACCEPT' as const,
      answeredAt: facts.madeAt,
    })),
  )
  await insertMany(
    tx,
    battleScores,
    people.flatMap(({ memberKey, steps }) =>
      steps.map((count, turn) => ({ batSeq, memberKey, dayDt: addDays(facts.startDt, turn), steps: count })),
    ),
  )
  return batSeq
}

const join = (
  tx: Queryable,
  batSeq: number,
  own: Pick<typeof battleMembers.$inferInsert, 'hcId' | 'memberKey' | 'nickName' | 'usrImg'>,
  more: Pick<typeof battleMembers.$inferInsert, 'side' | 'askedAt'> & Partial<typeof battleMembers.$inferInsert>,
) => tx.insert(battleMembers).values({ ...own, batSeq, ...more })
