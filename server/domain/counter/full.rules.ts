/**
 * How much of something a member can keep. Far above what anybody does by hand: it ends a loop that has gone wild, and
 * keeps what a list has to answer short.
 */
import type { Words } from '#server/domain/member/language.rules.ts'
import { seoulDay, seoulInstant } from '#server/seoul.ts'

/** Thrown inside a transaction, so that nothing of it stays; answered as 409 `recordsFull`. */
export class RecordsFull extends Error {
  readonly words: Words

  constructor(words: Words) {
    super(words.en)
    this.words = words
  }
}

/** From when on what is written counts for a day's bound: who is told "tomorrow" can go on after midnight in Seoul. */
export const dayBegin = (now: Date): Date => seoulInstant(seoulDay(now), '0000')

export const FULL = {
  day: {
    ko: '하루에 담을 수 있는 기록이 다 찼어요. 그날의 기록을 지우고 다시 해 주세요.',
    en: 'This day holds as many records as it can. Delete some of them and try again.',
  },
  records: {
    ko: '더 담을 수 없을 만큼 기록이 많아요. 오래된 기록을 지우고 다시 해 주세요.',
    en: 'There is no room for more records. Delete old ones and try again.',
  },
  medicines: {
    ko: '약은 100개까지 담을 수 있어요. 먹지 않는 약을 지우고 다시 해 주세요.',
    en: 'You can keep up to 100 medicines. Delete those you no longer take and try again.',
  },
  ownFoods: {
    ko: '직접 적은 음식은 1,000개까지 담을 수 있어요. 있는 음식을 고쳐서 써 주세요.',
    en: 'You can keep up to 1,000 foods of your own. Please change one of them instead.',
  },
  programmes: {
    ko: '운동 프로그램은 하루에 30번까지 기록할 수 있어요.',
    en: 'You can record up to 30 programmes a day.',
  },
  inquiries: {
    ko: '하루에 30번까지 물어볼 수 있어요. 내일 다시 보내 주세요.',
    en: 'You can send up to 30 inquiries a day. Please send it again tomorrow.',
  },
  posts: {
    ko: '오늘은 글을 더 쓸 수 없어요. 내일 다시 써 주세요.',
    en: 'You cannot write any more today. Please come back tomorrow.',
  },
  pictures: {
    ko: '사진을 더 담을 수 없을 만큼 많이 올렸어요. 올린 글이나 기록에서 사진을 빼고 다시 올려 주세요.',
    en: 'There is no room for more photos. Take some out of your posts or records and try again.',
  },
  picturesToday: {
    ko: '하루에 올릴 수 있는 사진을 다 올렸어요. 내일 다시 올려 주세요.',
    en: 'You have added as many photos as a day takes. Please add it again tomorrow.',
  },
  orders: {
    ko: '하루에 30번까지 주문할 수 있어요. 내일 다시 주문해 주세요.',
    en: 'You can order up to 30 times a day. Please order again tomorrow.',
  },
  reservations: {
    ko: '하루에 30번까지 예약할 수 있어요. 내일 다시 예약해 주세요.',
    en: 'You can make up to 30 reservations a day. Please come back tomorrow.',
  },
  messages: {
    ko: '오늘은 더 보낼 수 없어요. 내일 다시 보내 주세요.',
    en: 'You cannot send any more today. Please send it again tomorrow.',
  },
  battles: {
    ko: '배틀은 하루에 20번까지 열 수 있어요. 내일 다시 열어 주세요.',
    en: 'You can start up to 20 battles a day. Please start one again tomorrow.',
  },
} as const satisfies Record<string, Words>
