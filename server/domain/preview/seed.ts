/** Three reports and three pieces of reading that the operator's people have written: ready, begun, already sent. */
import { insertMany } from '#server/db/many.ts'
import type { NounSeed } from '#server/db/seed/noun.ts'
import { addDays, weekday } from '#server/seoul.ts'
import { contentDrafts, reportDrafts } from './schema.ts'

const DIETITIAN = '오세린 영양사'

const text = (title: string | null, words: string) =>
  ({ kind: 'TEXT', title, text: words, imgPath: null, values: [] }) as const

/** @param today `YYYYMMDD`, Seoul */
function planReports(today: string): (typeof reportDrafts.$inferInsert)[] {
  const monday = addDays(today, -((weekday(today) + 6) % 7))
  const draft = { confirmYn: 'N', writerNm: DIETITIAN, updDtm: `${addDays(today, -1)}1640` } as const
  return [
    {
      ...draft,
      tempReportSeq: 418,
      kind: 'WEEK',
      title: '지난주 식사 이야기',
      startDt: addDays(monday, -7),
      endDt: addDays(monday, -1),
      sections: [
        text('이번 주 한 줄', '점심을 다섯 번 모두 챙겨 드셨어요. 나트륨은 목표보다 조금 많아요.'),
        {
          kind: 'VALUE',
          title: '하루 평균',
          text: '',
          imgPath: null,
          values: [
            { name: '섭취 열량', value: '1,920 kcal', before: '1,980 kcal', status: 'NORMAL' },
            { name: '나트륨', value: '2,240 mg', before: '2,410 mg', status: 'CAUTION' },
            { name: '기록한 끼니', value: '2.4끼', before: '2.1끼', status: null },
          ],
        },
        {
          kind: 'IMAGE',
          title: '다음 주 추천',
          text: '수요일 점심의 두부구이를 골라 보세요.',
          imgPath: 'report/418/tofu.png',
          values: [],
        },
      ],
    },
    {
      ...draft,
      tempReportSeq: 419,
      kind: 'WEEK',
      title: '이번 주 식사 이야기',
      startDt: monday,
      endDt: addDays(monday, 6),
      sections: [],
    },
    {
      ...draft,
      tempReportSeq: 402,
      kind: 'CHALN',
      confirmYn: 'Y',
      title: '저녁 가볍게 먹기를 끝까지 함께한 분께',
      startDt: addDays(today, -96),
      endDt: addDays(today, -7),
      sections: [
        text(
          null,
          '석 달 동안 저녁 식사 시간을 8시 40분에서 7시 10분으로 앞당기셨어요. 저녁 열량은 720 kcal에서 560 kcal로 줄었고, 체중은 2.3 kg 줄었어요. 야식도 한 주에 세 번에서 한 번으로 줄었어요. 더 해 볼 것은 주말 점심을 거르지 않는 것이에요.',
        ),
      ],
    },
  ]
}

/** @param today `YYYYMMDD`, Seoul */
function planContents(today: string): (typeof contentDrafts.$inferInsert)[] {
  const draft = { openYn: 'N', videoPath: null, thumbPath: null } as const
  return [
    {
      ...draft,
      cntntsSeq: 77,
      category: 'SLEEP',
      title: '잠들기 전 10분, 이렇게 보내 보세요',
      summary: '화면을 내려놓고 몸을 천천히 식히는 법을 알려 드려요.',
      thumbPath: 'care/77.png',
      authorNm: DIETITIAN,
      readMin: 3,
      openDtm: `${addDays(today, 4)}0900`,
      paragraphs: [
        {
          title: '불빛부터 낮추기',
          text: '잠들기 30분 전에는 방의 불을 반으로 줄여 보세요.',
          imgPath: 'care/77-1.png',
        },
        { title: null, text: '따뜻한 물로 발을 씻으면 체온이 천천히 내려가 잠이 빨리 와요.', imgPath: null },
      ],
    },
    {
      ...draft,
      cntntsSeq: 78,
      category: 'EXERCISE',
      title: '의자에서 하는 5분 스트레칭',
      summary: '오후 세 시에 따라 해 보세요.',
      videoPath: 'care/78.mp4',
      authorNm: '문가람 운동사',
      readMin: 5,
      openDtm: null,
      paragraphs: [],
    },
    {
      ...draft,
      cntntsSeq: 79,
      category: 'SLEEP',
      title: '야간 근무가 있는 주에 낮잠과 밤잠을 나누어 자는 방법',
      summary: '다음 날 몸이 무겁지 않게 지내는 여섯 가지를 모았어요.',
      authorNm: DIETITIAN,
      readMin: 4,
      openYn: 'Y',
      openDtm: `${addDays(today, -12)}0900`,
      paragraphs: [
        {
          title: '근무 전 낮잠은 90분까지만',
          text: '근무 시작 네 시간 전에 90분 안으로 주무시면 깊은 잠에서 갑자기 깨지 않아 몸이 가벼워요. 일어난 뒤 20분은 밝은 곳에서 지내 보세요. 커피는 근무 앞쪽 절반에만 드시는 것이 퇴근 뒤 잠에 좋아요.',
          imgPath: null,
        },
      ],
    },
  ]
}

export const seed: NounSeed = {
  shared: async (tx, today) => {
    await insertMany(tx, reportDrafts, planReports(today))
    await insertMany(tx, contentDrafts, planContents(today))
  },
}
