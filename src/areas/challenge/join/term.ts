import type { DataOf } from '#src/contract/query.ts'
import { worded, type Worded } from '#src/domain/operator-words/worded.ts'

type WireTerm = DataOf<'get', '/api/chalen/challenge/getChalTerms'>[number]

export interface Term {
  termsSeq: number
  title: Worded
  contents: Worded
  isRequired: boolean
}

/** One of the terms as it is read. */
export const toTerm = (
  { termsSeq, title, titleEng, contents, contentsEng, requiredYn }: WireTerm,
  language: string,
): Term => ({
  termsSeq,
  title: worded(title, titleEng, language),
  contents: worded(contents, contentsEng, language),
  isRequired: requiredYn === 'Y',
})
