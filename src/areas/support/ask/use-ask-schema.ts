import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { lengthOf } from '#src/ui/text-area/text-area.tsx'
import type { MenuCourse } from './ask.ts'

/** Letters that may be sent. */
export const MOST = 2_000

/** What an inquiry must have: a topic, and words. */
export function useAskSchema() {
  const { t } = useLingui()
  return v.object({
    topic: v.pipe(v.string(), v.nonEmpty(t`무엇에 대한 말인지 골라 주세요.`)),
    text: v.pipe(
      v.string(),
      v.check((text) => text.trim() !== '', t`있었던 일을 적어 주세요.`),
      v.check((text) => lengthOf(text) <= MOST, t`2,000자까지 보낼 수 있어요.`),
    ),
    course: v.custom<MenuCourse | null>((course) => course === null || typeof course === 'object'),
    email: v.boolean(),
    info: v.array(v.string()),
  })
}
