/** What the services are, in words. The rules in numbers are rows of `welfit_services`. */
import type { Words } from '#server/domain/member/language.rules.ts'
import type { ReservationKind, ServiceKind } from './schema.ts'

type Step = { name: Words; text: Words }
type Service = {
  title: Words
  intro: Words
  notices: readonly Words[]
  target: Words
  prepare: Words | null
  steps: readonly Step[]
}

export const services: Record<ServiceKind, Service> = {
  TALK: {
    title: { ko: 'Fit-Talk 건강 상담', en: 'Fit-Talk, a talk about health' },
    intro: {
      ko: '영양사와 30분 동안 식사와 체중 이야기를 나눠요.',
      en: 'Half an hour with a dietitian about meals and weight.',
    },
    notices: [
      {
        ko: '예약 시각 24시간 전까지 바꾸거나 취소할 수 있어요.',
        en: 'You can move or cancel it until 24 hours before.',
      },
      {
        ko: '10분 넘게 늦으면 상담이 짧아질 수 있어요.',
        en: 'If you are more than ten minutes late, the talk may be shorter.',
      },
    ],
    target: { ko: '한빛전자 임직원', en: 'Everybody who works at Hanbit' },
    prepare: null,
    steps: [
      { name: { ko: '예약', en: 'Reserve' }, text: { ko: '날짜와 시간을 골라요.', en: 'Choose a day and a time.' } },
      {
        name: { ko: '상담', en: 'Talk' },
        text: { ko: '상담실이나 전화로 영양사를 만나요.', en: 'Meet a dietitian in the room or by phone.' },
      },
      {
        name: { ko: '정리', en: 'Afterwards' },
        text: { ko: '이야기한 것을 정리해서 보내 드려요.', en: 'You get what was said in writing.' },
      },
    ],
  },
  CHECK: {
    title: { ko: 'Fit-Check 몸 측정', en: 'Fit-Check, measuring the body' },
    intro: {
      ko: '체성분, 혈압, 악력을 20분 동안 재요.',
      en: 'Body composition, blood pressure and grip in 20 minutes.',
    },
    notices: [{ ko: '재기 두 시간 전부터는 드시지 마세요.', en: 'Please do not eat in the two hours before.' }],
    target: { ko: '한빛전자 임직원', en: 'Everybody who works at Hanbit' },
    prepare: { ko: '얇은 옷으로 오세요.', en: 'Wear something light.' },
    steps: [
      { name: { ko: '예약', en: 'Reserve' }, text: { ko: '날짜와 시간을 골라요.', en: 'Choose a day and a time.' } },
      {
        name: { ko: '측정', en: 'Measure' },
        text: { ko: '맨발로 기계에 올라서요.', en: 'Step on the machine with bare feet.' },
      },
      {
        name: { ko: '설명', en: 'Explain' },
        text: { ko: '운동사가 값을 설명해 드려요.', en: 'A trainer explains the values.' },
      },
    ],
  },
}

/** What a reservation is called in a message. */
export const kindNames: Record<ReservationKind, Words> = {
  TALK: { ko: 'Fit-Talk', en: 'Fit-Talk' },
  MEAL: { ko: '식사 상담', en: 'talk about meals' },
  CHALN: { ko: '챌린지 상담', en: 'challenge talk' },
  CHECK: { ko: 'Fit-Check', en: 'Fit-Check' },
}
