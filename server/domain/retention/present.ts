import { type Language, wordsIn } from '#server/domain/member/language.rules.ts'
import { yn } from '#server/wire.ts'
import type { Keep } from './mine.queries.ts'

export const keepRow = ({ keepCode, name, delDt, isPart, isGone }: Keep, language: Language) => ({
  keepCode,
  keepNm: name === null ? null : wordsIn(name, language),
  delDt,
  partYn: yn(isPart),
  delYn: yn(isGone),
})
