/** What stands on the screens of the demo: notices of two restaurants, pop-ups, a banner a place, a ticker. */
import { max } from 'drizzle-orm'
import { insertMany, upsertMany } from '#server/db/many.ts'
import type { NounSeed } from '#server/db/seed/noun.ts'
import { addDays } from '#server/seoul.ts'
import { bannerImages, placements } from './schema.ts'

type Row = typeof placements.$inferInsert

/** Days that a seeded placement stands; then all are put up anew. */
const DAYS = 21

const words = (title: string, titleEng: string, contents: string | null = null, contentsEng: string | null = null) => ({
  title,
  titleEng,
  contents,
  contentsEng,
})

/** @param today `YYYYMMDD`, Seoul */
export function planPlacements(today: string): Row[] {
  const time = { startDtm: `${addDays(today, -2)}0000`, endDtm: `${addDays(today, DAYS)}2359` }
  const of = (
    row: Partial<Row> & Pick<Row, 'placementSeq' | 'kind' | 'title' | 'titleEng' | 'contents' | 'contentsEng'>,
  ): Row => ({
    place: null,
    imgUrl: null,
    url: null,
    menu: null,
    bizCode: null,
    restaurantCode: null,
    hideDays: 7,
    orderSeq: 1,
    ...time,
    ...row,
  })
  return [
    of({
      placementSeq: 412,
      kind: 'mealNotice',
      restaurantCode: 'REST000311',
      ...words(
        '김장 나눔 메뉴',
        'Kimchi-making day menu',
        '금요일 점심 한식 코너에서 갓 담근 김치와 수육을 드려요. 준비한 양이 떨어지면 일찍 마쳐요.',
        'On Friday the Korean counter serves fresh kimchi with boiled pork at lunch, while it lasts.',
      ),
    }),
    of({
      placementSeq: 411,
      kind: 'mealNotice',
      restaurantCode: 'REST000312',
      ...words(
        '샐러드 코너가 문을 열었어요',
        'The salad corner is open',
        '2층 배식구 옆이에요. 그릇에 담은 만큼만 드세요.',
        'Beside the counters on the second floor. Take what you will eat.',
      ),
    }),
    of({
      placementSeq: 88,
      kind: 'popup',
      menu: 'challengeChallenge',
      ...words(
        '겨울 맞이 걷기 챌린지',
        'Winter walking challenge',
        '지금 신청하고 동료와 함께 시작해요.',
        'Sign up now and start together with your colleagues.',
      ),
    }),
    of({
      placementSeq: 91,
      kind: 'bottomPopup',
      place: 'main',
      menu: 'serviceEventList',
      ...words('이번 주 설문에 답하고 포인트 받기', 'Answer this week’s survey for points'),
    }),
    of({
      placementSeq: 92,
      kind: 'bottomPopup',
      restaurantCode: 'REST000312',
      menu: 'customerAnnounceList',
      hideDays: 1,
      ...words(
        '그린캠퍼스점 새 코너 안내',
        'A new corner at Green Campus',
        '샐러드 코너가 문을 열었어요.',
        'The salad corner is open.',
      ),
    }),
    of({
      placementSeq: 301,
      kind: 'banner',
      place: 'MENU',
      menu: 'customerAnnounceList',
      ...words('이번 주 특별한 점심', 'This week’s special lunches'),
    }),
    of({
      placementSeq: 302,
      kind: 'banner',
      place: 'CHAL',
      menu: 'challengeChallenge',
      ...words('겨울 맞이 걷기 챌린지 신청', 'Join the winter walking challenge'),
    }),
    of({
      placementSeq: 303,
      kind: 'banner',
      place: 'SHOP',
      menu: 'mypageWellMallOrderList',
      ...words('주문한 상품이 어디까지 왔는지 보기', 'See how far your orders have come'),
    }),
    of({
      placementSeq: 304,
      kind: 'banner',
      place: 'MY',
      menu: 'welfitWelfitList',
      ...words('이달의 건강 상담 예약', 'Book this month’s health talk'),
    }),
    of({
      placementSeq: 61,
      kind: 'ticker',
      menu: 'customerAnnounceList',
      ...words('연말 식당 운영 시간 안내', 'Cafeteria hours at the end of the year'),
    }),
  ]
}

/** Behind the banner of the menu. */
const BANNER_IMAGES: (typeof bannerImages.$inferInsert)[] = [
  {
    placementSeq: 301,
    orderSeq: 1,
    imgPath: 'banner/special-lunches-1.png',
    altTxt: '수요일은 꼬막비빔밥, 목요일은 고등어구이, 금요일은 갓 담근 김치와 수육이에요.',
    altTxtEng: 'Cockle bibimbap on Wednesday, grilled mackerel on Thursday, fresh kimchi with boiled pork on Friday.',
  },
  {
    placementSeq: 301,
    orderSeq: 2,
    imgPath: 'banner/special-lunches-2.png',
    altTxt: '세 날 가운데 두 번 남김없이 드시면 그린 스탬프를 하나 더 드려요.',
    altTxtEng: 'Leave nothing on two of the three days and get one more green stamp.',
  },
]

export const seed: NounSeed = {
  shared: async (tx, today) => {
    await insertMany(tx, placements, planPlacements(today))
    await insertMany(tx, bannerImages, BANNER_IMAGES)
  },
  day: async (db, today) => {
    const [found] = await db.select({ last: max(placements.endDtm) }).from(placements)
    if (found?.last && found.last >= `${today}2359`) return
    await upsertMany(db, placements, planPlacements(today), ['placementSeq'])
  },
}
