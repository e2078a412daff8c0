import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { mostLetters } from '#src/lib/letter-bounds.ts'
import type { MenuCourse } from './ask.ts'

/** What an inquiry must have: a topic, and words. */
export function useAskSchema() {
  const { t } = useLingui()
  return v.object({
    topic: v.pipe(v.string(), v.nonEmpty(t`무엇에 대한 말인지 골라 주세요.`)),
    text: v.pipe(
      v.string(),
      v.check((text) => text.trim() !== '', t`있었던 일을 적어 주세요.`),
      mostLetters(MOST_LETTERS.inquiry),
    ),
    course: v.custom<MenuCourse | null>((course) => course === null || typeof course === 'object'),
    email: v.boolean(),
    info: v.array(v.string()),
  })
}
