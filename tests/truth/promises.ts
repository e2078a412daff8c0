/**
 * Every sentence that promises something to come, each once: with the tests that move the clock, or do what it waits
 * for, and see it kept (docs/decisions/394). What is promised to be kept or to go has a table of its own
 * (server/domain/retention/promise.rules.ts).
 */

interface Kept {
  /** Words of the sentences, as they stand in the code. */
  said: readonly string[]
  /** Files of tests, with the title of each. */
  by: readonly (readonly [file: string, title: string])[]
}

const REMINDERS = 'server/reminders.test.ts'
const NIGHT = 'server/night.test.ts'
const OPERATIONS = 'server/operations'

export const kept = [
  {
    said: ['다 되면\\n알려 드릴까요', '예약한 것이 나오면 알려 드려요', '까지 드려요.'],
    by: [[REMINDERS, 'a pick-up is told of once, not when given back; without the wish the phone stays quiet']],
  },
  {
    said: [
      '점심에 나오는 날\\n알려 드릴까요',
      '자주 가는 식당의 점심에 나오면 알려 드려요',
      '좋아하는 메뉴가 점심에 나오거나',
    ],
    by: [
      [REMINDERS, 'on the day of a liked dish it is named an hour before that lunch, and on others none is'],
      [NIGHT, 'what is reserved for tomorrow is reminded of once, in the evening, as it stands then'],
    ],
  },
  {
    said: ['점심 전에 오늘의 식단을 알려 드려요'],
    by: [[REMINDERS, 'an hour before lunch who eats there and wants it is told once; without lunch nobody is']],
  },
  {
    said: [
      '전날 저녁에\\n알려 드릴까요',
      '약속 전날 저녁에 알려 드려요',
      '예약한 상담, 받을 점심, 달라진 예약 값을 알려 드려요',
    ],
    by: [
      [NIGHT, 'what is reserved for tomorrow is reminded of once, in the evening, as it stands then'],
      [REMINDERS, 'a pick-up is told of once, not when given back; without the wish the phone stays quiet'],
      [
        `${OPERATIONS}/wellorder/order-support.test.ts`,
        'the first of two lunches is cancelled: the second costs 2,000 won',
      ],
    ],
  },
  {
    said: ['정해 둔 운동과 약 시간을 알려 드려요', '두 번 먹으라고 알려 드려요', '약 먹을 시간은 그대로 알려 드려요'],
    by: [
      [REMINDERS, 'at its time and on its days a member is told once, and the bell leads to exercise'],
      [REMINDERS, 'medicines of one time are told of together and unnamed, on their days and while they are taken'],
    ],
  },
  {
    said: ['팀과 배틀의 초대와 답, 챌린지와 배틀의 결과, 소식을 받기로 한 새 챌린지를 알려 드려요'],
    by: [
      [`${OPERATIONS}/challenge/team.test.ts`, 'terms come before the seat, and sitting down joins the challenge'],
      [`${OPERATIONS}/battle/battle.test.ts`, 'who is taken out of a side is told in both languages'],
      [`${OPERATIONS}/challenge/news.test.ts`, 'come on the morning on which a similar one opens'],
      [NIGHT, 'the end of a challenge is settled when the clock comes to it, with what came late, and pays once'],
    ],
  },
  {
    said: ['비슷한 챌린지가 열리면 알려 드립니다'],
    by: [[`${OPERATIONS}/challenge/news.test.ts`, 'come on the morning on which a similar one opens']],
  },
  {
    said: ['당첨됐을 때와 동료가 내 코드로 왔을 때 알려 드려요', '뽑아서 드려요', '추첨해 드려요'],
    by: [
      [`${OPERATIONS}/service/event-people.test.ts`, 'winners are drawn once when the day has come'],
      [`${OPERATIONS}/service/event-people.test.ts`, 'a newcomer names a colleague once; both have the points'],
    ],
  },
  {
    said: ['문의에 답이 오거나 포인트가 곧 사라지면 알려 드려요'],
    by: [
      [`${OPERATIONS}/customer/inquiry.test.ts`, 'the answer reaches the list and the bell, once, and nobody else'],
      [NIGHT, 'points that end are told 30 and 7 days before, once each, in both languages, if notices are on'],
    ],
  },
  {
    said: ['다시 셀게요'],
    by: [
      [
        `${OPERATIONS}/common/registration-aside.test.ts`,
        'a correction by the phone counts as usual, and nothing is set aside any more',
      ],
    ],
  },
  {
    said: ['나중에 다시 알려 드릴게요'],
    by: [[`${OPERATIONS}/mypage/account.test.ts`, 'is changed by whoever knows the old one, and its reminder put off']],
  },
  {
    said: [
      '예약 화면에 적힌 시각까지 바꾸거나 취소할 수 있어요',
      '주문에 적힌 시각까지 바꾸거나 취소할 수 있어요',
      '${until}까지 취소할 수 있어요',
      '${until}까지 바꾸거나 취소해요',
      '${until}까지 바꿀 수 있어요',
    ],
    by: [
      [`${OPERATIONS}/wellorder/order.test.ts`, 'from its last minute on nothing is ordered nor cancelled'],
      ['src/areas/orders/pickup/order-detail.screen.test.tsx', 'a clock of another day is told with its day'],
    ],
  },
  {
    said: ['까지 기다려요', '${end}까지 받을 수 있어요'],
    by: [
      [
        'src/areas/orders/pickup/order-detail.screen.test.tsx',
        'at %s the page says %s and of the same time nothing else',
      ],
      ['server/domain/order/order.rules.test.ts', 'an order for 11:50 is at %s %s'],
    ],
  },
  {
    said: ['쿠폰에 적힌 날까지 쓸 수 있어요', '${end}까지 쓸 수 있어요'],
    by: [[`${OPERATIONS}/mypage/coupon.test.ts`, 'an ended one and one that has not begun are not used, and say so']],
  },
  {
    said: ['열두 달 뒤 말일까지 쓸 수 있어요'],
    by: [
      [
        'server/domain/points/rules.test.ts',
        'points are good until the end of the same month a year later, in leap years too',
      ],
      [
        `${OPERATIONS}/mypage/points.test.ts`,
        'when the month turns what has ended is gone from every answer, written once',
      ],
    ],
  },
  {
    said: ['팀장이 첫날 전까지 바꿀 수 있어요'],
    by: [
      [
        `${OPERATIONS}/battle/battle.test.ts`,
        'seats are the leader’s to change until the first day, and no more than there are',
      ],
    ],
  },
  {
    said: ['늦게 온 걸음까지 세고 ${settles} 아침에 정해져요'],
    by: [
      [
        `${OPERATIONS}/battle/battle.test.ts`,
        'days are counted at four, 15,000 steps at most; late steps enter until it is counted for good',
      ],
    ],
  },
  {
    said: ['${moment}까지', '예약 시각 24시간 전까지'],
    by: [
      [
        `${OPERATIONS}/reservation/reservation.test.ts`,
        'cancelled until the stated moment, no second later; the seat comes back once',
      ],
    ],
  },
  {
    said: ['취소할 수 있는 마지막 때도 알려 줘요'],
    by: [['src/lib/calendar-file.test.ts', 'an event stands with its time, place, words and reminder, line by line']],
  },
  {
    said: ['동의하면 그대로 보내 드려요'],
    by: [
      [
        'src/areas/challenge/coached/coached.screen.test.tsx',
        'with the consent withdrawn an interview keeps its answers; its button agrees and sends',
      ],
    ],
  },
  {
    said: ['아침에 알려 드릴게요', '결과가 나오는 아침까지 기다려요', '끝난 뒤 첫 평일에 포인트를 드려요'],
    by: [[NIGHT, 'the end of a challenge is settled when the clock comes to it, with what came late, and pays once']],
  },
  {
    said: ['끝나면 다시 보여 드릴게요'],
    by: [
      [
        'tests/e2e/challenge/result.e2e.ts',
        'on the first workday after the end the hub leads to what the promise earned, paid once',
      ],
    ],
  },
  {
    said: ['하루에 할 일을 하나씩 알려 드려요'],
    by: [[`${OPERATIONS}/challenge/goal.test.ts`, 'a challenge tells its own missions alone: of a day, of a week']],
  },
  {
    said: ['걷기 챌린지에 들어오면 날마다 한마디를 드려요'],
    by: [[`${OPERATIONS}/challenge/ai.test.ts`, 'who is in no such challenge hears what it is']],
  },
  {
    said: ['비워 뒀어요'],
    by: [
      [
        `${OPERATIONS}/challenge/team-seat.test.ts`,
        'nobody else sits down on it, no table has a fifth chair, and the yes finds it free',
      ],
    ],
  },
  {
    said: [
      '두 주마다 알려 드려요',
      '언제 얼마나 드시는지 알려 드려요',
      '더 적으면 보여 드릴게요',
      '${ready}에 보여 드릴게요',
    ],
    by: [
      [`${OPERATIONS}/coach/types.test.ts`, 'the first report is of the first full weeks, not promised before'],
      ['src/areas/coach/report/report.test.ts', 'before the first report it says how many days are missing'],
    ],
  },
  {
    said: ['어떤 식사 유형인지 알려 드려요'],
    by: [['src/areas/coach/type/eating-type.screen.test.tsx', 'too few days say how many are missing']],
  },
  {
    said: ['포인트를 드려요.'],
    by: [
      [`${OPERATIONS}/service/event.test.ts`, 'a survey keeps the branch that was taken, and pays once'],
      [
        `${OPERATIONS}/service/event-people.test.ts`,
        'where words are what takes part, the first line of many brings the points',
      ],
      [`${OPERATIONS}/service/event-people.test.ts`, 'boards fill by what was done elsewhere, each deed once'],
      [
        `${OPERATIONS}/service/green.test.ts`,
        'the tenth of the month brings the points once, whichever of two deeds at once it was',
      ],
    ],
  },
  {
    said: ['스탬프를 하나 드려요', '식판을 비우면 스탬프를 찍어 드려요'],
    by: [
      [
        `${OPERATIONS}/service/green.test.ts`,
        'the right answer is not told before one’s own, and once a quiz is over it is',
      ],
      [`${OPERATIONS}/service/event-people.test.ts`, 'a board of plates counts emptied trays alone'],
    ],
  },
  {
    said: ['걸은 날마다 응모권을 한 장 드려요', '두유 할인 쿠폰을 드려요'],
    by: [
      [
        `${OPERATIONS}/service/event-people.test.ts`,
        'boards fill by what was done elsewhere, each deed once; a board drawn for gives an entry a day',
      ],
    ],
  },
  {
    said: ['${end}까지 이어서 답할 수 있어요'],
    by: [
      [
        'tests/e2e/event/events.e2e.ts',
        'a survey that was begun goes on on another phone, where one stopped, and is sent there',
      ],
    ],
  },
  {
    said: ['적어 뒀어요. 연결되면 보낼게요', '연결되면 보내요'],
    by: [['src/app/outbox/outbox.test.ts', 'lies on the device until somebody answers, and goes in order, each once']],
  },
  {
    said: ['연결되면 다시 보낼게요'],
    by: [['src/areas/support/ask/use-resend.test.tsx', 'what waits is sent by itself when the connection is back']],
  },
  {
    said: ['끝나기 전까지 바꿀 수 있어요'],
    by: [
      [`${OPERATIONS}/meal/around.test.ts`, 'a member has one voice, may move it, and the same again changes nothing'],
    ],
  },
  {
    said: ['새로 고를 것이 생기면 오늘 식단 아래에서 알려 드려요', '저녁거리를 팔기 시작하면 식단에서 알려 드릴게요'],
    by: [
      [
        `${OPERATIONS}/meal/around.test.ts`,
        'the main restaurant is told, or that there is none, and what can be ordered ahead there',
      ],
      [`${OPERATIONS}/meal/take-home.test.ts`, 'are sold at one restaurant; the others name it'],
    ],
  },
  {
    said: ['다시 나오는 날을 알려 드려요'],
    by: [
      [
        `${OPERATIONS}/mypage/favorite.test.ts`,
        'that were served today are not told as coming once their meal is over',
      ],
    ],
  },
  {
    said: ['전날 15:00까지', '${until}까지 신청', '신청이 끝나면 확정돼요'],
    by: [
      [
        `${OPERATIONS}/wellorder/subscription.test.ts`,
        'a day is changed, left out or taken back until its last moment; sums follow',
      ],
      [
        `${OPERATIONS}/wellorder/subscription.test.ts`,
        'it is confirmed by the member, once, or by the end of applying',
      ],
    ],
  },
  {
    said: ['구독이 취소되고 자리를 돌려드려요'],
    by: [
      [
        `${OPERATIONS}/wellorder/subscription.test.ts`,
        'a day is changed, left out or taken back until its last moment; sums follow',
      ],
    ],
  },
  {
    said: ['다른 기기에서는 다시 로그인하라고 알려 드려요'],
    by: [
      [
        'tests/e2e/session/elsewhere.e2e.ts',
        'signed in elsewhere: what was begun is named, and signing in again leads back to it',
      ],
    ],
  },
  {
    said: ['번호로 문자를 보내요'],
    by: [
      [
        `${OPERATIONS}/mypage/sms-code.test.ts`,
        'reaches the stand-in’s outbox, proves the phone once, and only to the device that asked',
      ],
    ],
  },
] as const satisfies readonly Kept[]

/** What people keep, outside of this code: who they are, and what of it a member sees here. */
export const byPeople = [
  { said: ['담당자가 연락드려요'], who: 'the operator of the event: sends what was won, as its notice says' },
  {
    said: ['일하는 날 하루 안에 답해 드려요', '알려 주시면 답해 드려요'],
    who: 'the kitchen and the staff of the app; their answer reaches the bell',
  },
  {
    said: ['상담사가 답하면 알려 드려요'],
    who: 'the counsellor; the notice goes with the message (server/domain/chat)',
  },
  { said: ['이야기한 것을 정리해서 보내 드려요'], who: 'the dietitian, in the room of the reservation' },
  { said: ['한마디를 드려요'], who: 'the dietitian of a coached challenge' },
  {
    said: ['새 메뉴, 이벤트, 쿠폰 소식', '새 메뉴와 쿠폰 소식을 보내 드려요', '가운데 고른 것으로만 보내요'],
    who: 'the operator, to who has agreed (the ways are in the agreement)',
  },
  {
    said: ['바뀌기 7일 전에 알려 드려요', '건네게 되면 무엇을 누구에게', '건네게 되면 먼저 알리고 다시 여쭤 봐요'],
    who: 'who runs the service: by an announcement, and by asking anew for the consent that changes',
  },
  { said: ['그린 스탬프를 하나 더 드려요'], who: 'the operator: words of a picture that it has put up' },
] as const satisfies readonly { said: readonly string[]; who: string }[]

/** What looks like a promise and is none, each with what it is. */
export const others: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/자까지 쓸 수 있어요|장까지, 한 장에|MB까지/, 'how much fits into a field'],
  [/언제까지|어떤 때\\n알려 드릴까요/, 'a question, or the title of a page that answers it'],
  [/확인할게요|확인을 보낼게요|이어서 할게요/, 'what the next press does, at once'],
  [/지우고 보내요|이 정보를 같이 보내요|천천히 보내요|보내지 못했/, 'what is sent with what, and a move'],
  [/까지 바꿀 수 있었어요/, 'what is over'],
  [
    /먼저 알려 드(?:려|릴게)요|따로 알려 드려요|멈추고 남는지 알려 드려요|식히는 법을 알려 드려요/,
    'what the page says next',
  ],
  [/추첨 결과를 알려 드려요/, 'the title of an announcement that tells it'],
  [/먼저 말해 드려요/, 'what stands first on the page of a menu'],
  [/누르는 순간 결과가 정해져요/, 'what happens by the press'],
  [
    /달라진 모습을 그려 드릴게요|언제 닿을지 알려 드려요/,
    'what a chart needs to be drawn; it stands there with the second value',
  ],
]
