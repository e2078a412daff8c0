import { formatNumber } from '#src/lib/numbers.ts'
import { isBeyond, lengthOf } from '#src/lib/letters.ts'
import { useWidgetLanguage } from '../base/widget-language.ts'

/**
 * What a field with a limit says of a text that is longer; undefined of every other. Nothing is cut off: HTML's own
 * `maxLength` counts code units and cuts a paste unseen. Decision 384.
 */
export function useOverLimit(text: string, limit: number | undefined, isSecret = false): string | undefined {
  const { say } = useWidgetLanguage()
  // Of a password a blank is a letter like others.
  if (limit === undefined || !(isSecret ? lengthOf(text) > limit : isBeyond(text, limit))) return undefined
  return say(/*i18n*/ '{limit}자까지 쓸 수 있어요. 조금 줄여 주세요.', { limit: formatNumber(limit) })
}
