import { insertMany } from '#server/db/many.ts'
import { type NounSeed, owned, type Persona } from '#server/db/seed/noun.ts'
import type { OperatorWords } from '#server/domain/member/language.rules.ts'
import type { PushType } from './rules.ts'
import { alarms, pushSettings } from './schema.ts'

type Sent = {
  kind: PushType
  title: OperatorWords
  body: OperatorWords
  hoursAgo: number
  /** Hours after it was sent; left out while unread. */
  readAfter?: number
  menu?: string
  linkSeq?: number
  chalnCode?: string
  rid?: string
}

const DAY = 24

/** Oldest first. Most of them were cleared with "mark all read". */
const SENT: Partial<Record<Persona, Sent[]>> = {
  haneul: [
    ...lastMonthsEvents(),
    {
      kind: 'notice',
      title: { ko: '개인정보 처리방침이 다음 달 1일부터 바뀌어요. 바뀌는 내용을 미리 확인해 주세요.', en: null },
      body: {
        ko: '건강 데이터 연동을 켠 분의 걸음 수와 수면 시간을 보관하는 기간이 5년에서 3년으로 줄어요. 상담을 예약할 때 상담사에게 전달되는 항목도 줄어 체중과 목표만 전달돼요. 따로 하실 일은 없고, 동의를 거두고 싶으면 설정의 건강정보 수집 동의에서 언제든지 바꿀 수 있어요.',
        en: null,
      },
      menu: 'customerAnnounceDetail',
      linkSeq: 130,
      hoursAgo: 10 * DAY,
      readAfter: 5,
    },
    {
      kind: 'notice',
      title: { ko: '이번 달 식당 운영 안내', en: 'Opening hours this month' },
      body: { ko: '그린캠퍼스점은 주말에 쉬어요.', en: 'Green Campus is closed at weekends.' },
      hoursAgo: 3 * DAY + 2,
      readAfter: 2,
    },
    {
      kind: 'health',
      title: { ko: '지난달보다 2.0 kg 가벼워졌어요', en: '2.0 kg lighter than last month' },
      body: {
        ko: '한 달 동안의 체중 변화를 그래프로 볼 수 있어요.',
        en: 'See how your weight has changed over the month.',
      },
      menu: 'healthlogWeightRecord',
      hoursAgo: 3 * DAY,
      readAfter: 2,
    },
    {
      kind: 'chat',
      title: { ko: '상담사가 답했어요', en: 'Your counsellor has replied' },
      body: { ko: '이번 주 식단 기록을 잘 보았어요.', en: null },
      rid: 'ROOM20261118001',
      hoursAgo: 25,
      readAfter: 1,
    },
    {
      kind: 'reservation',
      title: { ko: '내일 3시, 핏톡 상담이 있어요', en: 'Fit-Talk tomorrow at 3' },
      body: { ko: '12층 건강상담실에서 박지현 영양사를 만나요.', en: null },
      menu: 'counselingMyRsrvList',
      hoursAgo: 20,
      readAfter: 1,
    },
    {
      kind: 'challenge',
      title: { ko: '점심 산책 챌린지, 잘 걷고 있어요', en: 'Lunch walk challenge: going well' },
      body: { ko: '오늘도 점심 뒤에 한 바퀴 걸어 봐요.', en: 'Another round after lunch today?' },
      menu: 'challengeChallenge',
      chalnCode: 'CH20261102',
      hoursAgo: 4,
    },
    {
      kind: 'menu',
      title: { ko: '오늘 점심에 좋아하는 메뉴가 나와요', en: 'A dish you like is on for lunch' },
      body: {
        ko: '한빛타워점 한식 코너, 고등어구이와 소고기미역국이에요.',
        en: 'Hanbit Tower, Korean counter: grilled mackerel and seaweed soup with beef.',
      },
      menu: 'menuTodayMenu',
      hoursAgo: 3,
    },
  ],
  dasom: [
    {
      kind: 'event',
      title: { ko: '걷기 추첨이 곧 끝나요', en: 'The walking draw ends soon' },
      body: { ko: '응모권이 한 장 있어요.', en: 'You have one entry.' },
      hoursAgo: 419 * DAY,
    },
    {
      kind: 'menu',
      title: { ko: '오늘 점심에 좋아하는 메뉴가 나와요', en: 'A dish you like is on for lunch' },
      body: { ko: '그린캠퍼스점에서 만나요.', en: 'See you at Green Campus.' },
      menu: 'menuTodayMenu',
      hoursAgo: 412 * DAY,
    },
    {
      kind: 'notice',
      title: { ko: '오랫동안 쓰지 않은 계정이 곧 휴면으로 바뀌어요', en: 'Your account is about to become dormant' },
      body: { ko: '다시 로그인하면 그대로 쓸 수 있어요.', en: 'Sign in again to keep using it.' },
      hoursAgo: 395 * DAY,
    },
  ],
  emily: [
    {
      kind: 'notice',
      title: { ko: '메뉴를 영어로 볼 수 있어요', en: 'Menus are available in English' },
      body: {
        ko: '한빛타워점과 그린캠퍼스점의 모든 메뉴에 영어 이름이 붙었어요.',
        en: 'Hanbit Tower and Green Campus now show every dish in English.',
      },
      menu: 'menuTodayMenu',
      hoursAgo: 30,
    },
  ],
}

/** Who has chosen otherwise than the default. */
const CHOSEN: Partial<Record<Persona, [PushType, 'Y' | 'N'][]>> = {
  haneul: [
    ['event', 'Y'],
    ['chat', 'Y'],
  ],
  dasom: [['event', 'Y']],
}

export const seed: NounSeed = {
  person: async (tx, { hcId, persona }, now) => {
    const sent = SENT[persona]?.map((each, index) => rowOf(each, index + 1, now))
    await insertMany(tx, alarms, owned(hcId, sent))
    await insertMany(
      tx,
      pushSettings,
      owned(
        hcId,
        CHOSEN[persona]?.map(([pushType, useYn]) => ({ pushType, useYn })),
      ),
    )
  },
}

function rowOf(
  { kind, title, body, hoursAgo, readAfter, menu, linkSeq, chalnCode, rid }: Sent,
  alarmSeq: number,
  now: Date,
) {
  const at = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  return {
    alarmSeq,
    kind,
    title: title.ko,
    titleEng: title.en,
    body: body.ko,
    bodyEng: body.en,
    menu: menu ?? null,
    linkSeq: linkSeq ?? null,
    chalnCode: chalnCode ?? null,
    rid: rid ?? null,
    sourceKey: `seed:${String(alarmSeq)}`,
    pushYn: 'Y' as const,
    sentAt: at(hoursAgo),
    readAt: readAfter === undefined ? null : at(hoursAgo - readAfter),
  }
}

/** Six of last month, one of them opened in time: a kind that somebody hardly opens. */
function lastMonthsEvents(): Sent[] {
  return [
    [
      '가을 걷기 추첨이 열렸어요',
      'The autumn walking draw is open',
      '목표만큼 걸은 날마다 응모권을 한 장 드려요.',
      'An entry for each day you reach your goal.',
    ],
    [
      '이번 주 설문이 열렸어요',
      'This week’s survey is open',
      '다섯 질문에 답하면 300포인트예요.',
      'Five questions, 300 points.',
    ],
    [
      '출석하고 50포인트 받아 가세요',
      '50 points for dropping by',
      '하루에 한 번, 이달 말까지예요.',
      'Once a day, to the end of the month.',
    ],
    [
      '잔반 없는 한 주',
      'A week of clean plates',
      '식판을 비우면 스탬프를 찍어 드려요.',
      'A stamp for each clean plate.',
    ],
    [
      '김장 이야기를 들려주세요',
      'Tell us about your kimchi',
      '한마디 남기면 추첨해 드려요.',
      'Leave a line and enter the draw.',
    ],
    [
      '돌림상이 금요일에 열려요',
      'The turning table opens on Friday',
      '점심 한 끼가 걸려 있어요.',
      'A lunch is to be won.',
    ],
  ].map(([ko = '', en = '', body = '', bodyEng = ''], index) => ({
    kind: 'event' as const,
    title: { ko, en },
    body: { ko: body, en: bodyEng },
    menu: 'serviceEventList',
    hoursAgo: (45 - index * 4) * DAY,
    readAfter: index === 0 ? 1 : 60,
  }))
}
