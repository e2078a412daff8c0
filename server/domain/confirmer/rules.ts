/** Who can confirm a check-up sign-in (HCU-01), and the telephone companies that one of them asks for. */
import type { OperatorWords } from '#server/domain/member/language.rules.ts'
import type { Yn } from '#server/wire.ts'

export const CONFIRMERS: readonly (OperatorWords & { code: string; telecomUseYn: Yn })[] = [
  { code: '01', ko: '한빛인증', en: 'Hanbit Sign', telecomUseYn: 'N' },
  { code: '02', ko: '마루인증', en: 'Maru Sign', telecomUseYn: 'N' },
  { code: '03', ko: '통신사 인증', en: 'Phone company', telecomUseYn: 'Y' },
]

export const TELEPHONE_COMPANIES: readonly (OperatorWords & { code: string })[] = [
  { code: '1', ko: 'SKT', en: null },
  { code: '2', ko: 'KT', en: null },
  { code: '3', ko: 'LG U+', en: null },
  { code: '4', ko: '알뜰폰', en: 'Budget carrier' },
]
