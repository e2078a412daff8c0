/** What the calls of the meal record say when they refuse, in the language of the caller; it is asked for only then. */
import { refuse } from '#server/contract.ts'
import type { Db } from '#server/db/client.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import type { Language, Words } from '#server/domain/member/language.rules.ts'

const WORDS = {
  noRecord: { ko: '찾을 수 없는 기록이에요.', en: 'There is no such record.' },
  noCourse: { ko: '찾을 수 없는 메뉴예요.', en: 'There is no such course.' },
  faulty: { ko: '요청 내용을 확인해 주세요.', en: 'Please check what was sent.' },
  hasFood: {
    ko: '이 끼니에 기록한 음식이 있어요. 먼저 지워 주세요.',
    en: 'This meal has foods. Please delete them first.',
  },
} as const satisfies Record<string, Words>

type Caller = { hcId: string; language: Language | undefined }

export function intakeRefusals(db: Db) {
  const { languageOf } = languageQueries(db)
  const say = async (words: Words, caller: Caller): Promise<string> => words[await languageOf(caller.hcId, caller)]

  return {
    noRecord: async (caller: Caller) => refuse(404, 'notFound', await say(WORDS.noRecord, caller)),
    noCourse: async (caller: Caller) => refuse(404, 'notFound', await say(WORDS.noCourse, caller)),
    hasFood: async (caller: Caller) => refuse(409, 'conflict', await say(WORDS.hasFood, caller)),
    /** @param field what of the request is wrong */
    faulty: async (caller: Caller, field: string) =>
      refuse(400, 'badRequest', `${await say(WORDS.faulty, caller)} (${field})`),
  }
}
