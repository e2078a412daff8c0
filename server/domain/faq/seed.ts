/** Two dozen questions under five headings. */
import { insertMany } from '#server/db/many.ts'
import type { NounSeed } from '#server/db/seed/noun.ts'
import type { Queryable } from '#server/db/client.ts'
import { faqCategories, faqs } from './schema.ts'

type QuestionAndAnswer = readonly [question: string, questionEng: string, answer: string, answerEng: string]

const HEADINGS: readonly { name: string; nameEng: string; said: readonly QuestionAndAnswer[] }[] = [
  {
    name: '식단과 예약',
    nameEng: 'Menus and orders',
    said: [
      [
        '내일 식단은 언제 나와요?',
        'When does tomorrow’s menu appear?',
        '식당은 한 주 전에 식단을 올려요. 오늘 식단에서 날짜를 넘기면 볼 수 있어요.',
        'Restaurants post menus a week ahead. Step through the days on Today’s menu.',
      ],
      [
        '다른 식당의 식단도 볼 수 있나요?',
        'Can I see another restaurant’s menu?',
        '식당 관리에서 식당을 더하면 오늘 식단에서 골라 볼 수 있어요.',
        'Add it under Restaurants, then choose it on Today’s menu.',
      ],
      [
        '예약한 점심을 바꾸거나 취소하려면요?',
        'How do I change or cancel a lunch I ordered?',
        '테이크아웃 예약에서 주문을 열어 주세요. 주문에 적힌 시각까지 바꾸거나 취소할 수 있어요.',
        'Open the order under Takeout orders. It says until when it can be changed or cancelled.',
      ],
      [
        '예약한 점심을 받지 못했어요.',
        'I could not pick up my lunch.',
        '받는 시간이 지나면 값은 그대로 치러요. 늦을 것 같으면 마감 전에 시간을 바꿔 주세요.',
        'It is still paid for once the counter has closed. If you may be late, change the time before the deadline.',
      ],
      [
        '쿠폰은 어떻게 써요?',
        'How do I use a coupon?',
        '쿠폰을 열고 보여 주기를 누른 다음 계산대에 보여 주세요.',
        'Open the coupon, tap Show and hold it to the till.',
      ],
      [
        '쿠폰과 포인트를 함께 쓸 수 있나요?',
        'Can I use a coupon and points together?',
        '네. 쿠폰을 먼저 쓰고 남은 값을 포인트로 낼 수 있어요.',
        'Yes. The coupon comes first, points pay what is left.',
      ],
    ],
  },
  {
    name: '건강 기록',
    nameEng: 'Health records',
    said: [
      [
        '걸음 수가 들어오지 않아요.',
        'My steps do not arrive.',
        '설정의 건강 데이터 연동이 켜져 있는지 먼저 봐 주세요. 휴대폰을 바꿨다면 걸음 수를 세는 기기도 바꿔야 해요.',
        'See whether the health data link is on. With a new phone, change the device that counts your steps as well.',
      ],
      [
        '잘못 적은 기록을 고치고 싶어요.',
        'I want to correct a value.',
        '기록 화면에서 그 값을 누르면 고치거나 지울 수 있어요.',
        'Tap the value on its page to change or delete it.',
      ],
      [
        '혈압은 언제 재는 것이 좋아요?',
        'When is a good time to measure blood pressure?',
        '아침에 일어나서와 저녁에 자기 전에, 5분쯤 앉아 쉰 다음 재 주세요.',
        'After getting up and before going to bed, after sitting still for five minutes.',
      ],
      [
        '건강점수는 어떻게 나와요?',
        'Where does the health score come from?',
        '걷기, 먹기, 잠, 몸의 값을 함께 봐요. 건강점수에서 무엇이 올리고 내렸는지 보여 드려요.',
        'From walking, eating, sleep and body values. Its page shows what raised and lowered it.',
      ],
      [
        '건강 기록을 누가 볼 수 있나요?',
        'Who can see my records?',
        '나만 봐요. 동의한 것만 상담에 쓰고, 건강정보 동의에서 언제든 거둘 수 있어요.',
        'Only you. Advisers see what you agreed to; you can withdraw it at any time.',
      ],
    ],
  },
  {
    name: '계정',
    nameEng: 'Account',
    said: [
      [
        '비밀번호를 잊었어요.',
        'I forgot my password.',
        '로그인 화면의 찾기에서 휴대폰으로 확인하고 새로 정할 수 있어요.',
        'Use Find on the sign-in page: confirm by phone and choose a new one.',
      ],
      [
        '휴대폰을 바꿨어요.',
        'I have a new phone.',
        '새 휴대폰에서 로그인하면 돼요. 다른 기기에서는 다시 로그인하라고 알려 드려요.',
        'Just sign in on it. The other device will ask you to sign in again.',
      ],
      [
        '회사를 옮기면 기록은 어떻게 되나요?',
        'What happens to my records when I change jobs?',
        '기록은 그대로 남아요. 내 정보에서 사번과 식당을 바꿔 주세요.',
        'They stay. Change your number and restaurant under My information.',
      ],
      [
        '탈퇴하면 무엇이 사라져요?',
        'What goes when I leave?',
        '기록, 쿠폰, 포인트가 모두 사라져요. 떠나기 전에 한 화면에서 다 보여 드려요.',
        'Records, coupons and points. One page shows everything before you decide.',
      ],
    ],
  },
  {
    name: '챌린지와 포인트',
    nameEng: 'Challenges and points',
    said: [
      [
        '포인트는 어떻게 모아요?',
        'How do I collect points?',
        '챌린지를 마치거나 설문에 답하면 모여요.',
        'Finish challenges and answer surveys.',
      ],
      [
        '포인트는 언제 사라져요?',
        'When do points end?',
        '모은 달부터 열두 달 뒤 마지막 날에 사라져요. 포인트에서 날짜를 볼 수 있어요.',
        'On the last day of the twelfth month after. The Points page shows the days.',
      ],
      [
        '챌린지 중간에 들어갈 수 있나요?',
        'Can I join a challenge that has begun?',
        '신청 기간 안이면 들어갈 수 있어요. 그날부터 세요.',
        'Yes, while sign-up is open. It counts from that day.',
      ],
      [
        '걸음이 순위에 늦게 보여요.',
        'My steps are late in the ranking.',
        '순위는 새벽 4시에 한 번 세요. 그 뒤에 들어온 걸음은 다음 날 순위에 들어가요.',
        'It is counted once, at 4 a.m. Steps that come later are in the next day’s ranking.',
      ],
    ],
  },
  {
    name: '앱 쓰기',
    nameEng: 'Using the app',
    said: [
      [
        '영어로 볼 수 있나요?',
        'Is there an English version?',
        '화면과 언어에서 바꿀 수 있어요. 바로 바뀌어요.',
        'Yes, under Display and language. It changes at once.',
      ],
      [
        '알림이 오지 않아요.',
        'I get no notifications.',
        '알림 설정과 휴대폰 설정에서 알림이 켜져 있는지 봐 주세요.',
        'See that they are on, both here and in the phone’s settings.',
      ],
      [
        '첫 화면을 바꾸고 싶어요.',
        'Can another screen come first?',
        '첫 화면 설정에서 고르면 다음에 열 때부터 그 화면이 먼저 나와요.',
        'Choose it under First screen; it holds from the next start.',
      ],
      [
        '인터넷이 끊겨도 쓸 수 있나요?',
        'Does it work offline?',
        '마지막에 본 식단과 기록을 볼 수 있어요. 적은 것은 연결되면 보내요.',
        'You see what you saw last. What you log is sent when you are back online.',
      ],
      [
        '글자를 크게 보고 싶어요.',
        'Can the text be larger?',
        '휴대폰의 글자 크기를 그대로 따라요. 휴대폰 설정에서 키워 주세요.',
        'The app follows your phone’s text size. Enlarge it there.',
      ],
    ],
  },
]

async function fill(tx: Queryable): Promise<void> {
  const categories = HEADINGS.map(({ name, nameEng }, index) => ({
    categoryCode: codeOf(index),
    name,
    nameEng,
    orderSeq: index + 1,
  }))
  const rows = HEADINGS.flatMap(({ said }, index) =>
    said.map(([question, questionEng, answer, answerEng], at) => ({
      categoryCode: codeOf(index),
      question,
      questionEng,
      answer,
      answerEng,
      orderSeq: at + 1,
    })),
  )
  await insertMany(tx, faqCategories, categories)
  await insertMany(
    tx,
    faqs,
    rows.map((row, index) => ({ faqSeq: index + 1, ...row })),
  )
}

const codeOf = (index: number) => String(index + 1).padStart(2, '0')

export const seed: NounSeed = {
  shared: (tx) => fill(tx),
  // A database from before there were questions.
  day: async (db) => {
    if ((await db.$count(faqs)) === 0) await fill(db)
  },
}
