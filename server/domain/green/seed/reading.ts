/** Deeds, tips and stories of the demo. */
import { addDays } from '#server/seoul.ts'
import type { greenDeeds, greenStories, greenTips } from '../schema.ts'

const SOURCE = { source: '운영사가 준 수치', sourceEng: 'Figures given by the operator' }
const DAILY = [1, 2, 3, 4, 5, 6, 7]

export const DEEDS: (typeof greenDeeds.$inferInsert)[] = [
  {
    deedCode: 'NOLEFT',
    name: '잔반 없이 비우기',
    nameEng: 'Leave a clean plate',
    how: '비운 식판을 찍어 주세요.',
    howEng: 'Take a picture of your empty tray.',
    photoYn: 'Y',
    carbonG: 230,
    ...SOURCE,
    weekdays: DAILY,
    orderSeq: 1,
  },
  {
    deedCode: 'STAIRS',
    name: '계단 이용하기',
    nameEng: 'Take the stairs',
    how: '오늘 계단을 올랐다면',
    howEng: 'If you climbed stairs today',
    photoYn: 'N',
    carbonG: 18,
    ...SOURCE,
    weekdays: DAILY,
    orderSeq: 2,
  },
  {
    deedCode: 'TUMBLER',
    name: '내 컵 쓰기',
    nameEng: 'Use your own cup',
    how: '종이컵 대신 내 컵을 썼다면',
    howEng: 'If it was not a paper cup',
    photoYn: 'N',
    carbonG: 52,
    ...SOURCE,
    weekdays: DAILY,
    orderSeq: 3,
  },
  {
    deedCode: 'VEGDAY',
    name: '채소로 한 끼',
    nameEng: 'A meal of vegetables',
    how: '월요일 한 끼를 채소로 드셨다면',
    howEng: 'If one meal this Monday was vegetables',
    photoYn: 'N',
    carbonG: 0,
    source: null,
    sourceEng: null,
    weekdays: [1],
    orderSeq: 4,
  },
]

const tip = (tipSeq: number, daysAgo: number, words: string, wordsEng: string) => ({ tipSeq, daysAgo, words, wordsEng })

const TIPS = [
  tip(
    28,
    38,
    '반찬은 먼저 조금만 담고, 맛있으면 한 번 더 받으세요.',
    'Take a little first, and come back for more if you like it.',
  ),
  tip(
    29,
    31,
    '국물이 짜면 다 드시지 않아도 돼요. 처음부터 반만 받으면 버리지 않아요.',
    'Ask for half the soup, and none of it is thrown away.',
  ),
  tip(30, 24, '냅킨은 한 장이면 돼요.', 'One napkin is enough.'),
  tip(31, 17, '가까운 층은 계단이 더 빨라요.', 'For a floor or two the stairs are faster.'),
  tip(32, 10, '종이컵 하나를 아끼면 탄소 11 g이 줄어요.', 'Each paper cup you do without saves 11 g of carbon.'),
  tip(
    33,
    3,
    '밥을 처음부터 반 공기만 받으면 남기지 않아요. 더 드실 수 있어요.',
    'Start with half a bowl of rice. You can always have more.',
  ),
]

export const tipsOf = (today: string): (typeof greenTips.$inferInsert)[] =>
  TIPS.map(({ daysAgo, ...said }) => ({ ...said, regDt: addDays(today, -daysAgo) }))

/** Heading, summary and parts, Korean and English side by side. */
const STORIES: readonly {
  storySeq: number
  daysAgo: number
  art: string
  title: [string, string]
  summary: [string, string]
  parts: [string, string][]
}[] = [
  {
    storySeq: 20,
    daysAgo: 63,
    art: '배추김치',
    title: ['제철 배추가 오는 길', 'The way of an autumn cabbage'],
    summary: ['밭에서 식당까지 120 km, 한 포기의 하루예요.', 'From field to kitchen, 120 km in a day.'],
    parts: [
      [
        '새벽 네 시, 밭에서 배추를 거둬요. 트럭은 다른 식당에 갈 채소도 함께 실어요.',
        'It is cut at four in the morning. The truck carries vegetables for other kitchens, too.',
      ],
      [
        '가까운 밭에서 제철에 온 배추는 온실을 데우지 않고, 먼 길을 오지 않아요.',
        'In season and from nearby, it needs no heated greenhouse and no long way.',
      ],
    ],
  },
  {
    storySeq: 21,
    daysAgo: 49,
    art: '된장국',
    title: ['국 한 솥을 덜 끓인 날', 'The day with one pot less'],
    summary: [
      '드실 만큼만 끓이려고 조리실이 세는 것들이에요.',
      'What the kitchen counts so as to cook no more than is eaten.',
    ],
    parts: [
      [
        '조리실은 지난 네 주의 같은 요일을 보고 몇 분이 오실지 가늠해요.',
        'The kitchen looks at the same weekday of the last four weeks.',
      ],
      [
        '비가 오면 국이 더 나가고, 회식이 많은 날에는 덜 나가요.',
        'On rainy days more soup is taken, and less before a party.',
      ],
      ['앱에서 오늘 드실 메뉴를 골라 두시면 더 정확해져요.', 'Your choice in the app makes the count better.'],
    ],
  },
  {
    storySeq: 22,
    daysAgo: 35,
    art: '두부조림',
    title: ['콩 한 줌이 두부가 되기까지', 'From a handful of beans to tofu'],
    summary: ['고기 대신 두부를 고르면 무엇이 달라질까요?', 'What changes when tofu stands in for meat?'],
    parts: [
      [
        '콩은 물에 하룻밤 담갔다가 갈아요. 남은 비지는 찌개가 돼요.',
        'The beans soak overnight and are ground. What is left becomes a stew.',
      ],
      [
        '일주일에 한 끼만 바꿔도 달라져요. 조리실은 월요일마다 채소 한 상을 준비해요.',
        'One meal a week makes a difference. Every Monday there is a table of vegetables.',
      ],
    ],
  },
  {
    storySeq: 23,
    daysAgo: 21,
    art: '잡곡밥',
    title: ['반 공기부터 시작한 식당', 'The kitchen that starts with half a bowl'],
    summary: ['더 받을 수 있다는 걸 알면 덜 남겨요.', 'Who knows there is more leaves less.'],
    parts: [
      [
        '그린캠퍼스점은 밥을 반 공기씩 드려요. 더 드실 분은 언제든 더 받아요.',
        'At Green Campus rice comes by the half bowl, and more is always there.',
      ],
      ['석 달 뒤 남는 밥이 하루 9 kg 줄었어요.', 'After three months 9 kg less was left each day.'],
    ],
  },
  {
    storySeq: 24,
    daysAgo: 14,
    art: '보리차',
    title: ['내 컵을 가져온 사람들', 'Those who brought a cup'],
    summary: ['서초사옥점 카페에서 종이컵이 사라진 이야기예요.', 'How paper cups left the café at Seocho.'],
    parts: [
      [
        '카페 앞에 컵을 씻는 자리를 만들었어요. 줄이 길면 누구도 씻지 않으니 두 자리로 했어요.',
        'A place to rinse cups was built. As nobody waits in line for it, there are two.',
      ],
      ['지금은 열 분 가운데 여섯 분이 내 컵을 내밀어요.', 'Now six of ten bring their own.'],
    ],
  },
  {
    storySeq: 25,
    daysAgo: 7,
    art: '쌀밥',
    title: ['잔반 한 숟가락의 무게', 'The weight of one spoon'],
    summary: ['한빛타워점에서 하루에 남는 밥은 얼마나 될까요?', 'How much rice is left at Hanbit Tower in a day?'],
    parts: [
      [
        '한빛타워점에서는 하루에 밥 38 kg이 남아요. 밥 한 숟가락은 12 g이니 3,100숟가락이 넘어요.',
        'At Hanbit Tower 38 kg of rice are left each day. A spoon holds 12 g: more than 3,100 spoons.',
      ],
      ['한 사람이 한 숟가락만 덜 받아도 절반으로 줄어요.', 'One spoon less for each of us halves it.'],
    ],
  },
]

export const storiesOf = (today: string): (typeof greenStories.$inferInsert)[] =>
  STORIES.map(({ storySeq, daysAgo, art, title, summary, parts }) => ({
    storySeq,
    title: title[0],
    titleEng: title[1],
    summary: summary[0],
    summaryEng: summary[1],
    art,
    regDt: addDays(today, -daysAgo),
    parts: parts.map(([words, wordsEng]) => ({ words, wordsEng })),
  }))
