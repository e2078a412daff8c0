/** The set of events, with its days counted from its first one. Over 300 lines: it is one set, in two languages. */
import { addDays, seoulInstant } from '#server/seoul.ts'
import type { AnswerCode, CouponName, EventKind, PrizeCode, Reward, ShowWhen, StampRule } from '../rules.ts'

export interface Asked {
  words: string
  wordsEng: string
  answerCode: AnswerCode
  /** Words in both languages, and the dish that is drawn. */
  choices?: [words: string, wordsEng: string, art?: string][]
  isOptional?: true
  most?: number
  when?: ShowWhen
  why?: string
  whyEng?: string
  right?: number[]
  comment?: string
  commentEng?: string
  /** How others have answered, a number a choice. */
  tally?: number[]
}

export interface Prize {
  name: string
  nameEng: string
  code: PrizeCode
  seats: number
  winCnt?: number
  givenCnt?: number
  points?: number
  coupon?: CouponName
  restaurantCode?: string
  art?: string
}

interface Row {
  eventSeq: number
  kind: EventKind
  name: string
  nameEng: string | null
  contents: string
  contentsEng?: string
  notices?: string[]
  noticesEng?: string[]
  art?: string
  startDt: string
  endDt: string
  announceDt?: string
  stampRule?: StampRule
  stampGoal?: number
  joinMax?: number
  openTurns?: number
  reward?: Reward
  marketingYn?: 'Y'
  bizCode?: string
  restaurantCode?: string
  linkMenu?: string
  likeCnt?: number
  announcedAt?: Date
  entryCnt?: number
  announceWords?: string
  announceWordsEng?: string
}

export interface Planned {
  row: Row
  asks?: Asked[]
  prizes?: Prize[]
  /** What colleagues wrote under it: days after the set's first one, and the time. */
  lines?: [nickName: string, usrImg: string, day: number, time: string, words: string][]
  /** Colleagues who have won, by the number of the prize. */
  winners?: [prizeSeq: number, mask: string][]
}

const TOWER = 'REST000311'

const lunch = (winCnt: number, givenCnt: number): Prize => ({
  name: '점심 한 끼',
  nameEng: 'A lunch',
  code: 'COUPON',
  seats: 1,
  winCnt,
  givenCnt,
  coupon: 'lunch',
  restaurantCode: TOWER,
  art: '비빔밥',
})
const hundred = (seats: number, winCnt: number, givenCnt: number): Prize => ({
  name: '100포인트',
  nameEng: '100 points',
  code: 'POINT',
  seats,
  winCnt,
  givenCnt,
  points: 100,
})
/** Drawn among entries once the event is over: no seat at a table. */
const later = (what: 'lunch' | 'points', winCnt: number): Prize =>
  what === 'lunch'
    ? { ...lunch(winCnt, 0), seats: 0 }
    : { name: '500포인트', nameEng: '500 points', code: 'POINT', seats: 0, winCnt, points: 500 }
const emptyBowl = (seats: number): Prize => ({ name: '빈 그릇', nameEng: 'An empty bowl', code: 'NONE', seats })

export function planned(start: string, ownBiz: string, otherBiz: string): Planned[] {
  const day = (after: number) => addDays(start, after)
  return [
    {
      row: {
        eventSeq: 93,
        kind: 'STAMP',
        name: '잔반 없는 한 주',
        nameEng: 'A week without leftovers',
        startDt: day(0),
        endDt: day(13),
        stampRule: 'CODE',
        stampGoal: 7,
        joinMax: 7,
        likeCnt: 205,
        art: '고등어구이',
        reward: { points: 500 },
        contents: '잔반 없이 비우고 퇴식구의 코드를 찍어 주세요.',
        contentsEng: 'Finish your plate and scan the code at the tray return.',
        notices: [
          '하루에 한 번 찍을 수 있어요.',
          '코드는 끼니마다 바뀌어요. 식사하신 식당의 퇴식구 화면에 있는 것을 찍어 주세요.',
          '일곱 번을 다 모으면 바로 포인트를 드려요.',
        ],
        noticesEng: [
          'You can scan once a day.',
          'The code changes with each meal. Scan the one on the screen at the tray return where you ate.',
          'The points arrive as soon as you have all seven.',
        ],
      },
    },
    {
      row: {
        eventSeq: 57,
        kind: 'QUIZ',
        name: '등푸른 생선 주간',
        nameEng: 'Oily fish week',
        startDt: day(0),
        endDt: day(4),
        announceDt: day(11),
        joinMax: 1,
        likeCnt: 118,
        art: '고등어구이',
        reward: { turns: 1 },
        contents: '등푸른 생선에는 오메가3가 많아요.\n퀴즈를 맞히고 룰렛을 돌려 보세요.',
        contentsEng: 'Oily fish is rich in omega-3.\nGet the quiz right and turn the table.',
        notices: ['한 사람이 한 번 참여할 수 있어요.'],
        noticesEng: ['You can take part once.'],
      },
      asks: [
        {
          words: '등푸른 생선이 아닌 것은 무엇일까요?',
          wordsEng: 'Which of these is not an oily fish?',
          answerCode: 'ONE',
          choices: [
            ['고등어', 'Mackerel'],
            ['꽁치', 'Saury'],
            ['가자미', 'Flounder'],
          ],
          right: [3],
          comment: '가자미는 흰살생선이에요.',
          commentEng: 'Flounder is a white fish.',
          tally: [64, 38, 209],
        },
      ],
      prizes: [lunch(20, 13), hundred(3, 300, 82), emptyBowl(4)],
    },
    {
      row: {
        eventSeq: 91,
        kind: 'SURVEY',
        name: '이번 주 식당 설문',
        nameEng: 'Survey of the week',
        startDt: day(1),
        endDt: day(7),
        joinMax: 1,
        likeCnt: 42,
        reward: { points: 300 },
        contents: '1분이면 끝나요. 답해 주시면 300포인트를 드려요.',
        contentsEng: 'It takes a minute, and brings 300 points.',
      },
      asks: [
        {
          words: '점심에 가장 자주 가는 코너는 어디인가요?',
          wordsEng: 'Which corner do you go to most often for lunch?',
          answerCode: 'ONE',
          choices: [
            ['A 한식', 'A Korean'],
            ['B 일품', 'B One dish'],
            ['C 면', 'C Noodles'],
            ['T 테이크아웃', 'T Take-out'],
          ],
        },
        {
          words: '더 자주 먹고 싶은 반찬을 골라 주세요.',
          wordsEng: 'Which side dishes would you like more often?',
          answerCode: 'MANY',
          most: 2,
          choices: [
            ['생선', 'Fish', '고등어구이'],
            ['나물', 'Vegetables', '시금치나물'],
            ['두부', 'Tofu', '두부조림'],
            ['달걀', 'Eggs', '달걀찜'],
          ],
        },
        {
          words: '두부는 어떻게 드시는 게 좋으세요?',
          wordsEng: 'How do you like your tofu?',
          answerCode: 'ONE',
          when: { questionSeq: 2, choiceNos: [3] },
          why: '두부를 고르셔서 여쭤봐요.',
          whyEng: 'We ask because you chose tofu.',
          choices: [
            ['조림', 'Braised'],
            ['부침', 'Pan-fried'],
            ['찌개', 'In a stew'],
            ['순두부', 'Soft, as soup'],
          ],
        },
        {
          words: '이번 주 점심에서 좋았던 것을 적어 주세요.',
          wordsEng: 'What did you like about lunch this week?',
          answerCode: 'TEXT',
          isOptional: true,
        },
        {
          words: '한식 코너의 간은 어떤가요?',
          wordsEng: 'How is the seasoning at the Korean corner?',
          answerCode: 'SCORE',
          when: { questionSeq: 1, choiceNos: [1] },
          why: '한식 코너에 자주 가신다고 하셔서 여쭤봐요.',
          whyEng: 'We ask because you often go to the Korean corner.',
        },
      ],
    },
    {
      row: {
        eventSeq: 94,
        kind: 'VOTE',
        name: '다시 보고 싶은 겨울 국',
        nameEng: 'Which winter soup again?',
        startDt: day(-7),
        endDt: day(6),
        announceDt: day(8),
        joinMax: 1,
        likeCnt: 87,
        art: '굴국밥',
        reward: { entries: 1 },
        contents: '가장 많이 뽑힌 국을 12월 첫 주 식단에 올려요.',
        contentsEng: 'The winner will be on the menu in the first week of December.',
      },
      asks: [
        {
          words: '다시 보고 싶은 겨울 국을 골라 주세요.',
          wordsEng: 'Which winter soup would you like to see again?',
          answerCode: 'ONE',
          choices: [
            ['굴국밥', 'Oyster rice soup', '굴국밥'],
            ['동태찌개', 'Pollock stew', '동태찌개'],
            ['소고기무국', 'Beef and radish soup', '소고기무국'],
            ['미역국', 'Seaweed soup', '소고기미역국'],
          ],
          tally: [169, 111, 78, 54],
        },
      ],
      lines: [
        ['가람', '05', 2, '1241', '굴국밥에 부추도 듬뿍 부탁드려요.'],
        ['서윤', '07', 2, '1302', '동태찌개는 조금 더 맵게 먹고 싶어요.'],
        ['민재', '01', 1, '1233', '무국은 언제 먹어도 좋아요.'],
      ],
    },
    {
      row: {
        eventSeq: 96,
        kind: 'CNTRLEVL',
        name: '한빛타워점 만족도 평가',
        nameEng: 'How was Hanbit Tower?',
        startDt: day(0),
        endDt: day(11),
        joinMax: 1,
        likeCnt: 12,
        marketingYn: 'Y',
        restaurantCode: TOWER,
        bizCode: ownBiz,
        reward: { points: 50 },
        contents: '주신 점수와 말은 다음 달 식단을 짤 때 봐요.',
        contentsEng: 'Your score and your words help us plan next month’s menus.',
      },
      asks: [
        { words: '맛에 얼마나 만족하세요?', wordsEng: 'How satisfied are you with the taste?', answerCode: 'SCORE' },
        {
          words: '더 나아지면 좋을 점을 적어 주세요.',
          wordsEng: 'What could be better?',
          answerCode: 'TEXT',
          isOptional: true,
        },
      ],
    },
    {
      row: {
        eventSeq: 98,
        kind: 'ROULET',
        name: '하루 돌림상',
        nameEng: 'One-day table',
        startDt: day(4),
        endDt: day(4),
        joinMax: 1,
        openTurns: 1,
        likeCnt: 31,
        art: '비빔밥',
        contents: '하루 동안 한 번 돌릴 수 있어요.',
        contentsEng: 'You have one turn, on this one day.',
      },
      prizes: [lunch(1, 0), hundred(2, 50, 0), emptyBowl(5)],
    },
    {
      row: {
        eventSeq: 97,
        kind: 'STAMP',
        name: '테이크아웃 다섯 번',
        nameEng: 'Five take-outs',
        startDt: day(7),
        endDt: day(27),
        stampRule: 'ORDER',
        stampGoal: 5,
        joinMax: 5,
        likeCnt: 9,
        art: '샐러드',
        reward: { coupon: 'salad' },
        contents: '포장한 주문을 받을 때마다 한 칸씩 채워져요.',
        contentsEng: 'Each take-out order you pick up fills a place.',
      },
    },
    {
      row: {
        eventSeq: 83,
        kind: 'PROMOTION',
        name: '샐러드 코너가 새로 열려요',
        nameEng: 'A new salad corner',
        startDt: day(8),
        endDt: day(22),
        likeCnt: 54,
        art: '샐러드',
        linkMenu: 'menuTodayMenu',
        contents: '한빛타워점 창가 쪽에 샐러드 코너가 생겨요.\n채소를 직접 골라 담을 수 있어요.',
        contentsEng: 'A salad corner opens by the windows of Hanbit Tower.\nPick your own greens.',
      },
    },
    {
      row: {
        eventSeq: 82,
        kind: 'QUESTIONNAIRE',
        name: '연말 설문',
        nameEng: 'Year-end survey',
        startDt: day(14),
        endDt: day(28),
        joinMax: 1,
        likeCnt: 3,
        reward: { points: 300 },
        contents: '한 해 동안 어땠는지 알려 주세요.',
        contentsEng: 'Tell us how this year was for you.',
      },
      asks: [
        { words: '올해 식당은 어땠나요?', wordsEng: 'How was the restaurant this year?', answerCode: 'SCORE' },
        {
          words: '내년에 바라는 것을 적어 주세요.',
          wordsEng: 'What would you like to see next year?',
          answerCode: 'TEXT',
          isOptional: true,
        },
      ],
    },
    {
      row: {
        eventSeq: 90,
        kind: 'POINT',
        name: '10월 출석',
        nameEng: 'Daily visits in October',
        startDt: day(-46),
        endDt: day(-16),
        stampRule: 'VISIT',
        stampGoal: 31,
        likeCnt: 140,
        reward: { points: 50 },
        contents: '하루에 한 번 들르면 50포인트를 드려요.',
        contentsEng: 'Stop by once a day for 50 points.',
      },
    },
    {
      row: {
        eventSeq: 92,
        kind: 'QUES',
        name: '점심은 몇 시가 좋으세요?',
        nameEng: 'When would you like lunch?',
        startDt: day(-28),
        endDt: day(-15),
        joinMax: 1,
        likeCnt: 25,
        reward: { points: 50 },
        contents: '문 여는 시각을 정하는 데 써요.',
        contentsEng: 'It helps us set the opening hours.',
      },
      asks: [
        {
          words: '점심은 몇 시가 좋으세요?',
          wordsEng: 'When would you like lunch?',
          answerCode: 'ONE',
          choices: [
            ['11시 30분', '11:30'],
            ['12시', '12:00'],
            ['12시 30분', '12:30'],
          ],
          tally: [84, 131, 85],
        },
      ],
    },
    {
      row: {
        eventSeq: 95,
        kind: 'RECOMM',
        name: '동료와 함께 한 상',
        nameEng: 'Lunch with a colleague',
        startDt: day(-15),
        endDt: day(45),
        likeCnt: 36,
        reward: { points: 200 },
        contents: '새로 온 동료가 내 코드를 적으면 두 분 모두 200포인트를 받아요.',
        contentsEng: 'When a new colleague enters your code, you both get 200 points.',
        notices: ['가입하고 30일 안에 한 번 적을 수 있어요.'],
        noticesEng: ['New colleagues can enter a code once, within 30 days of signing up.'],
      },
    },
    {
      row: {
        eventSeq: 99,
        kind: 'HEALTHYDRAW',
        name: '겨울 걷기 추첨',
        nameEng: 'Winter walks',
        startDt: day(15),
        endDt: day(45),
        announceDt: day(47),
        stampRule: 'STEPS',
        stampGoal: 31,
        likeCnt: 8,
        reward: { entries: 1 },
        linkMenu: 'goalHealthData',
        art: '비빔밥',
        contents: '하루 걸음 목표를 채운 날마다 응모권이 한 장 생겨요.',
        contentsEng: 'You get one entry for each day you reach your step goal.',
      },
      prizes: [later('lunch', 5), later('points', 20)],
    },
    {
      row: {
        eventSeq: 84,
        kind: 'HEALTHCHECKUP',
        name: '검진 결과 가져오기',
        nameEng: 'Bring your check-up',
        startDt: day(15),
        endDt: day(76),
        stampRule: 'CHECKUP',
        stampGoal: 1,
        likeCnt: 5,
        reward: { points: 1000 },
        linkMenu: 'healthlogHealthscreenings',
        contents: '올해 건강검진 결과를 가져오면 1,000포인트를 드려요.',
        contentsEng: 'Bring in this year’s check-up results and get 1,000 points.',
      },
    },
    {
      row: {
        eventSeq: 87,
        kind: 'HEALTHYDRAW',
        name: '가을 걷기 추첨',
        nameEng: 'Autumn walks',
        startDt: day(-46),
        endDt: day(-8),
        announceDt: day(-6),
        stampRule: 'STEPS',
        stampGoal: 31,
        likeCnt: 210,
        reward: { entries: 1 },
        linkMenu: 'goalHealthData',
        art: '비빔밥',
        contents: '하루 걸음 목표를 채운 날마다 응모권이 한 장 생겨요.',
        contentsEng: 'You get one entry for each day you reach your step goal.',
        announcedAt: seoulInstant(day(-6), '0000'),
        entryCnt: 1284,
        announceWords: '함께 걸어 주신 모든 분께 고마워요.',
        announceWordsEng: 'Thank you to everyone who walked with us.',
      },
      prizes: [later('lunch', 2), later('points', 1)],
      winners: [
        [1, 'ga***m'],
        [2, 'da***m'],
      ],
    },
    {
      row: {
        eventSeq: 89,
        kind: 'REPLY',
        name: '김장 이야기',
        nameEng: 'Kimchi stories',
        startDt: day(-24),
        endDt: day(-10),
        likeCnt: 77,
        reward: { points: 50 },
        art: '배추김치',
        contents: '우리 집 김장 이야기를 한마디 남겨 주세요.',
        contentsEng: 'Leave a line about how your family makes kimchi.',
      },
      lines: [
        ['여울', '02', -11, '1812', '올해는 갓을 많이 넣었어요.'],
        ['가람', '05', -12, '1250', '아버지가 무채를 써는 날이에요.'],
        ['지호', '09', -14, '0911', '김장 날에는 수육이죠.'],
      ],
    },
    {
      row: {
        eventSeq: 88,
        kind: 'STAMPEVAL',
        name: '세 끼 평가',
        nameEng: 'Three reviews',
        startDt: day(-31),
        endDt: day(-17),
        stampRule: 'EVAL',
        stampGoal: 3,
        likeCnt: 19,
        reward: { coupon: 'soyMilk' },
        linkMenu: 'mealReview',
        art: '제육볶음',
        contents: '먹은 점심을 세 번 평가하면 두유 할인 쿠폰을 드려요.',
        contentsEng: 'Review three lunches for a soy milk coupon.',
      },
    },
    {
      row: {
        eventSeq: 86,
        kind: 'WELGREENER',
        name: '10월 웰그리너',
        nameEng: 'October’s green members',
        startDt: day(-46),
        endDt: day(-16),
        stampRule: 'GREEN',
        stampGoal: 8,
        likeCnt: 63,
        art: '시금치나물',
        contents: '한 달에 여덟 번 그릇을 비우면 웰그리너예요.',
        contentsEng: 'Eight clean plates in a month make you a green member.',
      },
    },
    {
      row: {
        eventSeq: 85,
        kind: 'REPLY',
        name: '새벽 산책 사진전',
        nameEng: 'Photos of early walks',
        startDt: day(-60),
        endDt: day(-37),
        announceDt: day(-35),
        likeCnt: 2,
        contents: '새벽에 걷다 만난 풍경을 나눠 주세요.',
        contentsEng: 'Share what you saw on an early walk.',
        announcedAt: seoulInstant(day(-35), '0000'),
        announceWords: '이번에는 참여하신 분이 없어 다음 달에 다시 열어요.',
        announceWordsEng: 'Nobody took part this time, so we will run it again next month.',
      },
    },
    {
      row: {
        eventSeq: 71,
        kind: 'QUES',
        name: '그린소재 식당 이름 짓기',
        nameEng: 'Name the restaurant of Green Materials',
        startDt: day(0),
        endDt: day(13),
        joinMax: 1,
        bizCode: otherBiz,
        contents: '새 식당의 이름을 골라 주세요.',
        contentsEng: 'Choose the name of the new restaurant.',
      },
      asks: [
        {
          words: '어떤 이름이 좋으세요?',
          wordsEng: 'Which name do you like?',
          answerCode: 'ONE',
          choices: [
            ['초록마당', 'Chorok Madang'],
            ['들밥', 'Deulbap'],
          ],
        },
      ],
    },
  ]
}
