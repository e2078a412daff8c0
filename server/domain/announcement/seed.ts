/**
 * A dozen announcements of the last months: one on top with a file, one of works at night, a new corner that haneul has
 * not seen.
 */
import { eq, max } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { insertMany, upsertMany } from '#server/db/many.ts'
import { type NounSeed, owned, type Persona } from '#server/db/seed/noun.ts'
import { addDays, addMonths, seoulDay, weekday } from '#server/seoul.ts'
import { announcementReads, announcements, linkedPeriods } from './schema.ts'

type Row = typeof announcements.$inferInsert

/** Days without anything new; then the dozen is put up anew. */
const QUIET_DAYS = 21

const dayKo = (day: string) => `${String(Number(day.slice(4, 6)))}월 ${String(Number(day.slice(6)))}일`
const dayEn = (day: string) =>
  new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T00:00:00Z`),
  )

const nextMonthOf = (today: string): string => `${addMonths(today, 1).slice(0, 6)}01`

/** The announcement that linked data is kept for a shorter time, and how many days before `today` it was put up. */
const [POLICY_SEQ, POLICY_DAYS] = [130, 10]

/**
 * What the announcement says that stands there, kept: five years until its day, three from then on. It may have been
 * put up by a build of before the table, so its day is that of when it was put up.
 */
async function keepPeriods(db: Queryable, today: string): Promise<void> {
  if (await hasPeriods(db)) return
  const [policy] = await db
    .select({ regDt: announcements.regDt })
    .from(announcements)
    .where(eq(announcements.announceSeq, POLICY_SEQ))
  const plannedOn = policy === undefined ? today : addDays(policy.regDt, POLICY_DAYS)
  await insertMany(db, linkedPeriods, [
    { fromDt: '20200101', years: 5 },
    { fromDt: nextMonthOf(plannedOn), years: 3 },
  ])
}

const hasPeriods = async (db: Queryable): Promise<boolean> =>
  (await db.select({ fromDt: linkedPeriods.fromDt }).from(linkedPeriods).limit(1)).length > 0

/** @param today `YYYYMMDD`, Seoul */
export function planAnnouncements(today: string): Row[] {
  const of = (
    announceSeq: number,
    kind: Row['kind'],
    daysAgo: number,
    ko: [title: string, ...text: string[]],
    en: [title: string, ...text: string[]] | null,
    more: Partial<Row> = {},
  ): Row => ({
    announceSeq,
    kind,
    title: ko[0],
    contents: ko.slice(1).join('\n\n'),
    titleEng: en?.[0] ?? null,
    contentsEng: en && en.length > 1 ? en.slice(1).join('\n\n') : null,
    regDt: addDays(today, -daysAgo),
    topUntilDt: null,
    art: null,
    files: [],
    linkMenu: null,
    linkSeq: null,
    restaurantCode: null,
    bizCode: null,
    ...more,
  })
  const nextMonth = nextMonthOf(today)
  const worksDay = addDays(today, 14 - weekday(today))
  return [
    of(
      131,
      'NOTICE',
      2,
      [
        '그린캠퍼스점 샐러드 코너가 문을 열었어요',
        '점심마다 샐러드 다섯 가지를 골라 담을 수 있어요.',
        '2층 포장 코너 옆에서 11:30부터 13:30까지 열어요. 한 그릇에 6,500원이고, 회사 포인트로도 살 수 있어요.',
        '소스는 따로 드리니 드실 만큼만 부어 주세요. 준비한 양이 떨어지면 일찍 마쳐요.',
      ],
      [
        'The salad corner at Green Campus is open',
        'Choose from five salads at every lunch.',
        'Next to the takeaway counter on the second floor, 11:30 to 13:30. A bowl is 6,500 won; company points work too.',
        'The dressing comes separately, so pour what you need. We close early when everything is gone.',
      ],
      { art: '방울토마토,달걀,샐러드,두부,과일', linkMenu: 'menuTodayMenu', restaurantCode: 'REST000312' },
    ),
    of(
      POLICY_SEQ,
      'SYSTEM',
      POLICY_DAYS,
      [
        '개인정보 처리방침이 바뀌어요',
        `${nextMonth.slice(0, 4)}년 ${dayKo(nextMonth)}부터 개인정보 처리방침이 바뀌어요.`,
        '건강 데이터 연동을 켠 분의 걸음 수와 수면 시간을 보관하는 기간이 5년에서 3년으로 줄어요. 상담을 예약할 때 상담사에게 전달되는 항목도 체중과 목표로 줄어요.',
        '바뀐 내용에 동의하지 않으면 설정에서 언제든지 동의를 거둘 수 있고, 거둘 때 그동안의 연동 데이터를 함께 지울 수 있어요.',
      ],
      [
        'The privacy policy is changing',
        `From ${dayEn(nextMonth)} a new privacy policy applies.`,
        'Steps and sleep of members who have linked their health data are kept for three years instead of five. A counsellor you book sees only your weight and goals.',
        'If you do not agree you can withdraw your consent in the settings at any time, and you can have the linked data deleted with it.',
      ],
      {
        topUntilDt: addDays(today, QUIET_DAYS),
        files: [{ name: `개인정보처리방침_${nextMonth}.pdf`, path: 'announce/130/policy.pdf', bytes: 182_044 }],
        linkMenu: 'mypageTermsDetailPrivacyPolicy',
      },
    ),
    of(
      129,
      'MENU',
      13,
      [
        '이번 주 금요일은 김장 나눔 날이에요',
        '갓 담근 김치와 수육을 점심 한식 코너에서 드려요.',
        '준비한 양이 떨어지면 일찍 마쳐요.',
      ],
      [
        'Friday is kimchi-making day',
        'Fresh kimchi with boiled pork at the Korean counter, at lunch.',
        'While it lasts.',
      ],
      { art: '배추김치,수육', restaurantCode: 'REST000311', linkMenu: 'menuTodayMenu' },
    ),
    of(
      128,
      'EVENT',
      15,
      ['이번 달 이벤트를 모았어요', '설문과 퀴즈, 잔반 없는 한 주까지 한곳에서 볼 수 있어요.'],
      ['This month’s events', 'The survey, the quiz and a week of clean plates, all in one place.'],
      { linkMenu: 'serviceEventList' },
    ),
    of(
      127,
      'SYSTEM',
      3,
      [
        `${dayKo(worksDay)} 일요일 새벽 2시부터 6시까지 서버 점검으로 식단 조회와 스마트오더 예약을 포함한 모든 서비스를 잠시 쓸 수 없어요`,
        '더 빠르게 열리도록 서버를 바꾸는 동안 쉬어요.',
        '점검 중에는 앱이 열려도 새 내용이 보이지 않아요. 일요일 아침 식사를 기록하시려면 6시 뒤에 적어 주세요.',
      ],
      [
        `No service on Sunday, ${dayEn(worksDay)}, from 2 to 6 in the morning`,
        'We are moving to faster servers.',
        'The app may open, but shows nothing new. Please record your Sunday breakfast after six.',
      ],
      { topUntilDt: worksDay },
    ),
    of(
      126,
      'NOTICE',
      24,
      ['한빛타워점 퇴식구가 하나 더 생겼어요', '창가 쪽에도 식판을 두실 수 있어요.'],
      ['A second tray return at Hanbit Tower', 'You can leave your tray by the windows too.'],
      { restaurantCode: 'REST000311' },
    ),
    of(
      125,
      'MENU',
      33,
      ['모든 메뉴에 영어 이름이 붙었어요', '한빛타워점과 그린캠퍼스점의 식단을 영어로도 볼 수 있어요.'],
      ['Every dish now has an English name', 'Menus of Hanbit Tower and Green Campus are available in English.'],
      { linkMenu: 'menuTodayMenu' },
    ),
    of(124, 'EVENT', 41, ['가을 걷기 추첨 결과를 알려 드려요', '뽑힌 분께는 알림을 보내 드렸어요.'], null, {
      linkMenu: 'serviceEventResList',
    }),
    of(
      123,
      'NOTICE',
      52,
      ['서초사옥점은 공사로 한 주 쉬어요', '쉬는 동안 가까운 한빛타워점을 이용해 주세요.'],
      ['Seocho is closed for a week', 'Meanwhile Hanbit Tower is close by.'],
      { restaurantCode: 'REST000313' },
    ),
    of(
      122,
      'SYSTEM',
      66,
      ['앱이 더 가벼워졌어요', '처음 열릴 때 걸리는 시간이 절반으로 줄었어요.'],
      ['The app is lighter', 'It opens in half the time.'],
    ),
    of(
      121,
      'MENU',
      80,
      ['저염 식단을 식단표에서 바로 찾을 수 있어요', '나트륨이 적은 메뉴에 표시가 붙어요.'],
      ['Find low-salt dishes on the menu', 'Dishes low in sodium are marked.'],
      { linkMenu: 'menuTodayMenu' },
    ),
    of(
      120,
      'NOTICE',
      95,
      ['Weekend opening hours', 'Green Campus is closed at weekends. Hanbit Tower serves lunch on Saturdays.'],
      ['Weekend opening hours', 'Green Campus is closed at weekends. Hanbit Tower serves lunch on Saturdays.'],
    ),
  ]
}

const SEQS = Array.from({ length: 12 }, (_, at) => 120 + at)

/** What each has not opened yet. */
const UNREAD: Record<Persona, readonly number[]> = {
  haneul: [131, 127],
  emily: [131, 130, 127, 124],
  saebyeok: SEQS,
  dasom: SEQS.filter((seq) => seq > 120),
}

export const seed: NounSeed = {
  shared: async (tx, today) => {
    await insertMany(tx, announcements, planAnnouncements(today))
    await keepPeriods(tx, today)
  },
  person: async (tx, { hcId, persona }, now) => {
    // A day later than each was put up, and never later than now.
    const dayOf = new Map(planAnnouncements(seoulDay(now)).map(({ announceSeq, regDt }) => [announceSeq, regDt]))
    const readAt = (seq: number) =>
      new Date(
        Math.min(
          now.getTime(),
          Date.parse(`${(dayOf.get(seq) ?? '').replace(/(....)(..)(..)/, '$1-$2-$3')}T03:00:00Z`),
        ),
      )
    const read = SEQS.filter((seq) => !UNREAD[persona].includes(seq)).map((announceSeq) => ({
      announceSeq,
      readAt: readAt(announceSeq),
    }))
    await insertMany(tx, announcementReads, owned(hcId, read))
  },
  day: async (db, today) => {
    const [found] = await db.select({ last: max(announcements.regDt) }).from(announcements)
    if (!found?.last || found.last <= addDays(today, -QUIET_DAYS)) await putUpAnew(db, today)
    // A database of before the table has its announcement and no policy: without one nothing goes.
    await keepPeriods(db, today)
  },
}

/** All but what has announced its day: it says that once, and linked data goes by it. */
async function putUpAnew(db: Db, today: string): Promise<void> {
  const isTold = await hasPeriods(db)
  const rows = planAnnouncements(today).filter(({ announceSeq }) => !(isTold && announceSeq === POLICY_SEQ))
  await upsertMany(db, announcements, rows, ['announceSeq'])
}
