/**
 * Every promise that something is kept or goes, each once, with the words that make it and what keeps it.
 * `promises.test.ts` finds these sentences in the texts of server and app, and fails where one stands that is not here;
 * the tests beside it move the clock over each day.
 */
export const TALK_MONTHS = 12
export const CHAT_MONTHS = 12
/** What was paid is kept for five years (Act on the Consumer Protection in Electronic Commerce, article 6). */
export const PAYMENT_YEARS = 5

export interface KeepPromise {
  /** What it is about. */
  what: string
  /** When it goes, or how long it is kept. */
  span: string
  /** Words of the sentences, Korean and, where the English stands beside them on the server, English. */
  said: readonly string[]
}

/** Kept by the night for some members after others: `forget.queries.ts`. */
export const nightly = {
  challenge: {
    what: 'days, lunches, missions with their pictures, target, interview, habits and reports of a challenge, of who quit it as well; what it came to and paid stays, and so do badges with the day that earned each',
    span: 'six months after its last day',
    said: [
      '끝난 날부터 6개월 뒤에 지웁니다',
      '리포트는 챌린지가 끝난 날부터 6개월 뒤에 지워요',
      '기록과 모은 날은 그대로 남고',
      '그날까지의 기록은',
      '결과와 포인트는 남아',
    ],
  },
  challengeTalk: {
    what: 'reservations of the talks of a challenge, with name and number',
    span: 'six months after the last day of the challenge',
    said: ['챌린지가 끝난 날부터 6개월 동안 보관합니다', 'keep them for six months after the challenge'],
  },
  talk: {
    what: 'reservations of talks, with name, number and what they are about',
    span: 'a year after the talk',
    said: ['상담 뒤 1년 동안 보관합니다', 'keep them for a year after it'],
  },
  measuring: {
    what: 'reservations of measuring, with name and number',
    span: 'a year after the day',
    said: ['잰 날부터 1년 동안 보관합니다', 'and keep them for a year.'],
  },
  chat: {
    what: 'what was written to a counsellor, and the answers',
    span: 'a year after the talk it was written before, else after it was written',
    said: ['상담이 끝난 뒤 1년이 지나면 지워져요', 'it is deleted a year after the talk'],
  },
  linkedSteps: {
    what: 'steps that a phone has brought, those that were set aside as well; of a battle its result stays',
    span: 'five years, and three from the day that was announced; nothing goes where none was',
    said: [
      '보관하는 기간이 5년에서 3년으로 줄어요',
      'are kept for three years instead of five',
      '휴대폰에서 가져온 걸음과 수면은 정해 둔 기간이 지나면 지워요',
      '걸음과 수면은 정해 둔 기간까지 남아요',
    ],
  },
  linkedSleep: {
    what: 'nights of sleep that a phone has brought',
    span: 'five years, and three from the day that was announced; nothing goes where none was',
    said: [
      '보관하는 기간이 5년에서 3년으로 줄어요',
      'are kept for three years instead of five',
      '휴대폰에서 가져온 걸음과 수면은 정해 둔 기간이 지나면 지워요',
      '걸음과 수면은 정해 둔 기간까지 남아요',
    ],
  },
  payments: {
    what: 'orders that were paid',
    span: 'five years after the meal',
    said: [
      '결제 내역은 법에 따라 5년 동안 두어요',
      '다만 결제 내역은 법에 따라 이름 없이 5년 동안 두어요',
      '법에 따라 5년 보관',
    ],
  },
} as const satisfies Record<string, KeepPromise>

export type NightId = keyof typeof nightly

/** Kept by the night for everybody at once. */
export const shared = {
  standings: {
    what: 'who stood where in a challenge',
    span: 'six months after its last day',
    said: ['끝난 날부터 6개월 뒤에 지웁니다'],
  },
  departed: {
    what: 'payments of those who left, without a name, and from when they may join again',
    span: 'five years; thirty days',
    said: ['다만 결제 내역은 법에 따라 이름 없이 5년 동안 두어요', '탈퇴하면 30일 뒤부터 다시 가입할 수 있어요'],
  },
  checkup: {
    what: 'check-ups that were fetched',
    span: 'five years',
    said: [
      '년 동안 맡기고 있어요',
      '5년 동안 보관하고 건강 점수와 상담에 씁니다',
      'kept for five years and used for the health score',
    ],
  },
  surveyDraft: {
    what: 'answers of a survey that were not sent',
    span: 'the day after the survey',
    said: ['적다가 보내지 않은 설문 답은 설문이 끝난 다음 날 지워요'],
  },
  greenPhoto: {
    what: 'the picture of a green deed',
    span: 'thirty days',
    said: ['사진은 따로 살펴보지 않고 30일 뒤에 지워요'],
  },
} as const satisfies Record<string, KeepPromise>

export type SharedId = keyof typeof shared

/** Kept elsewhere: at once by what the member does, every hour, on the phone, or by somebody else. `by` says where. */
export const otherwise = {
  leaving: {
    what: 'everything of who leaves',
    span: 'at once',
    said: [
      '탈퇴하면 바로 지워요',
      '지금 지워지고, 되돌릴 수 없어요',
      '기록, 쿠폰, 포인트가 모두 사라져요',
      '계정과 기록을 모두 지웠어요',
    ],
    by: 'server/domain/account/leave.queries.ts',
  },
  allergies: {
    what: 'what somebody cannot eat, when the consent is withdrawn',
    span: 'at once',
    said: [
      '동의를 거두거나 탈퇴할 때까지 두고, 그때 바로 지워요',
      '거두면 고른 재료가 지워져요',
      '고른 재료가 모두 지워지고',
      '동의를 거두고 모두 지웠어요',
    ],
    by: 'server/domain/allergy/queries.ts',
  },
  checkupWithdrawn: {
    what: 'check-ups, when the consent is withdrawn',
    span: 'at once',
    said: [
      '동의를 거두면 바로 지웁니다',
      '가져온 검진 결과를 바로 지워요',
      '동의를 거두면 바로 지워요',
      '동의를 거두고 검진 결과를 지웠어요',
      'They are deleted at once when you withdraw',
    ],
    by: 'server/domain/checkup/keep.queries.ts',
  },
  mallWithdrawn: {
    what: 'the number at the shop, when its consent is withdrawn',
    span: 'at once',
    said: ['거두면 번호를 바로 지워요'],
    by: 'server/domain/mall/queries.ts',
  },
  ownRecords: {
    what: 'health records, when their member deletes them or takes the consent back with them',
    span: 'at once; kept until then',
    said: [
      '고치거나 지울 수 있어요',
      '언제든 지울 수 있어요',
      '보고 고치고 지울 수 있어요',
      '직접 적은 기록은 지울 때까지 남아요',
      '직접 적은 기록은 지우기 전까지 두고, 지우면 바로 없어져요',
      '직접 적은 기록은 그대로 남아요',
      '지금까지 잰 기록은 그대로 남아요',
      '이미 가져온 기록은 지울 때까지',
      '지금까지의 기록은 지울 때까지',
      '식사 기록은 남아요',
      '기록은 그대로 남아요. 내 정보에서 사번과',
      '거둘 때 그동안의 연동 데이터를 함께 지울 수 있어요',
      'you can have the linked data deleted with it',
    ],
    by: 'server/domain/health-data/remove.queries.ts',
  },
  points: {
    what: 'points that were not used; the ledger says that they ended',
    span: 'the last day of the twelfth month after the one in which they came',
    said: ['열두 달 뒤 마지막 날에 사라져요', '열두 달이 지난 달의 마지막 날에 사라져요'],
    by: 'server/domain/points/rules.ts',
  },
  proofs: {
    what: 'what a verifier has told of somebody',
    span: 'within an hour of its end',
    said: ['확인한 정보는 쓰지 않고 곧 지워요'],
    by: 'server/domain/identity/check.queries.ts',
  },
  signOut: {
    what: 'what a phone has of its member, when they sign out',
    span: 'at once; an inquiry that was not sent after seven days',
    said: [
      '이 기기에 남은 내 기록도 지워요',
      '휴대폰에는 꼭 필요한 것만 두고, 로그아웃하면 지워요',
      '보내지 않은 문의만 7일 동안 휴대폰에 잠가 두어요',
      '보내지 않은 문의는 7일 동안 잠가 두고',
    ],
    by: 'src/session/session-steps.ts',
  },
  battles: {
    what: 'the result of a battle: the sum that somebody walked, until they leave, and what each side walked on a day, which names nobody',
    span: 'stays; the days of somebody go with their steps, into the sum',
    said: ['이름 없이 남아요', '걸음 배틀의 결과는 남아요'],
    by: 'server/domain/battle/keep.queries.ts',
  },
  signingIn: {
    what: 'name, number and birthday that a check-up is fetched with',
    span: 'never kept: the provider is told, and knows its own number of it from then on',
    said: ['적은 정보는 확인이 끝나면 남기지 않아요'],
    by: 'server/domain/checkup-sign-in/schema.ts',
  },
  places: {
    what: 'where somebody is',
    span: 'never kept',
    said: ['저장하지 않아요. 거리를 재고 나면 바로 버려요'],
    by: 'src/areas/meal/restaurants',
  },
  operator: {
    what: 'the name that the operator of a restaurant was told with an order; the server keeps none beside orders',
    span: 'the end of the month after the meal, at the operator’s',
    said: ['식사를 건넨 다음 달 말까지 두고 지워요'],
    by: 'server/domain/order/schema.ts',
  },
} as const satisfies Record<string, KeepPromise & { by: string }>
