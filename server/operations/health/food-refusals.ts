/** What the calls of foods say when they refuse, in the member's language. */
import { refuse } from '#server/contract.ts'
import type { Language, Words } from '#server/domain/member/language.rules.ts'

export const REFUSALS = {
  favouritesFull: { ko: '즐겨찾는 메뉴는 100개까지 담을 수 있어요.', en: 'You can keep up to 100 favourite foods.' },
  favouritesChanged: {
    ko: '다른 기기에서 즐겨찾기가 바뀌었어요.',
    en: 'Your favourites were changed on another device.',
  },
  noFood: { ko: '없어진 음식이에요.', en: 'This food is gone.' },
  noRecord: { ko: '다른 기기에서 지운 기록이에요.', en: 'This record was deleted on another device.' },
  faulty: { ko: '요청 내용을 확인해 주세요.', en: 'Please check what was sent.' },
} as const satisfies Record<string, Words>

/** Names the foods, so that a basket can mark them. */
export const noFood = (foodIds: readonly string[], language: Language) =>
  refuse(404, 'notFound', `${REFUSALS.noFood[language]} (${foodIds.join(', ')})`)

export const noRecord = (language: Language) => refuse(404, 'notFound', REFUSALS.noRecord[language])

export const faulty = (field: string, language: Language) =>
  refuse(400, 'badRequest', `${REFUSALS.faulty[language]} (${field})`)
