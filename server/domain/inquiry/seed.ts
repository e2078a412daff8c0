/** What the people of the demo have asked: one answered about a soup, one long about the app, one that waits. */
import { insertMany } from '#server/db/many.ts'
import { type NounSeed, type Owned, owned, type Persona } from '#server/db/seed/noun.ts'
import { memberCounters } from '#server/domain/counter/schema.ts'
import { addDays, seoulDay, seoulInstant } from '#server/seoul.ts'
import { inquiries } from './schema.ts'

type Row = Owned<typeof inquiries.$inferInsert>

interface Asked {
  qnaSeq: number
  row: Pick<Row, 'type' | 'qnaTypeCode' | 'title' | 'contents'> &
    Partial<Pick<Row, 'restaurantCode' | 'menuName' | 'menuNameEng'>>
  daysAgo: number
  /** `HHmm`, Seoul. */
  time: string
  answer?: { words: string; daysAgo: number; time: string }
}

const ASKED: Partial<Record<Persona, readonly Asked[]>> = {
  haneul: [
    {
      qnaSeq: 861,
      row: {
        type: 'appqna',
        qnaTypeCode: 'A01',
        title: '한빛타워점과 그린캠퍼스점을 번갈아 이용하는데 메인 식당을 요일마다 다르게 정할 수 있는지 궁금합니다',
        contents:
          '월요일과 화요일에는 한빛타워점에서, 수요일부터는 그린캠퍼스점에서 일하고 있어요. 아침마다 식당을 바꾸지 않아도 그날의 식단이 바로 보였으면 좋겠어요. 지금은 식단 화면에서 매번 식당을 바꾸고 있는데, 가끔 잊고 다른 식당의 메뉴를 보고 걸어가기도 했어요.',
      },
      daysAgo: 23,
      time: '1005',
      answer: {
        words:
          '아직 요일마다 다르게 정하는 기능은 없어요. 대신 식단 화면의 식당 이름을 누르면 이용 식당을 한 번에 바꿀 수 있고, 바꾼 식당은 다음에 열 때도 그대로 남아 있어요. 보내 주신 의견은 기능을 준비하는 팀에 전했어요.',
        daysAgo: 22,
        time: '0930',
      },
    },
    {
      qnaSeq: 874,
      row: {
        type: 'voc',
        qnaTypeCode: 'V01',
        title: '국이 조금 짜요',
        contents: '점심 소고기무국이 평소보다 짰어요.',
        restaurantCode: 'REST000311',
        menuName: '소고기무국',
        menuNameEng: 'Beef and radish soup',
      },
      daysAgo: 14,
      time: '1316',
      answer: {
        words: '간을 다시 맞추었어요. 국간장을 줄이고 무를 더 넣어 끓이고 있어요. 알려 주셔서 고맙습니다.',
        daysAgo: 13,
        time: '1010',
      },
    },
    {
      qnaSeq: 902,
      row: {
        type: 'appqna',
        qnaTypeCode: 'A02',
        title: '어제 걸음 수가 안 보여요',
        contents: '시계에는 9120걸음이 있는데 앱에는 없어요.',
      },
      daysAgo: 1,
      time: '1912',
    },
  ],
  emily: [
    {
      qnaSeq: 1,
      row: {
        type: 'voc',
        qnaTypeCode: 'V03',
        title: 'Could the counters show allergens in English?',
        contents: 'The app does, but in the line I cannot always check it.',
        restaurantCode: 'REST000311',
      },
      daysAgo: 6,
      time: '1241',
    },
  ],
}

export const seed: NounSeed = {
  person: async (tx, { hcId, persona }, now) => {
    const asked = ASKED[persona] ?? []
    if (asked.length === 0) return
    const today = seoulDay(now)
    const at = ({ daysAgo, time }: { daysAgo: number; time: string }) => seoulInstant(addDays(today, -daysAgo), time)
    const rows = asked.map(({ qnaSeq, row, answer, ...sent }) => ({
      restaurantCode: null,
      menuId: null,
      menuName: null,
      menuNameEng: null,
      appInfo: null,
      emailYn: 'N' as const,
      imgIds: [],
      ...row,
      qnaSeq,
      sentAt: at(sent),
      answer: answer?.words ?? null,
      answeredAt: answer === undefined ? null : at(answer),
    }))
    await insertMany(tx, inquiries, owned(hcId, rows))
    await tx
      .insert(memberCounters)
      .values({ hcId, counter: 'inquiry', last: Math.max(...asked.map(({ qnaSeq }) => qnaSeq)) })
  },
}
