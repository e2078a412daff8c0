import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { sayInKorean, type WidgetLanguage } from '#src/ui/base/widget-language.ts'

/**
 * The small words of all widgets in the member's language. Their Korean stands in the widgets, their English in
 * src/ui/en.po.
 */
export function useWidgetWords(): WidgetLanguage {
  const { i18n } = useLingui()
  const language = i18n.locale
  return useMemo(
    () => ({
      language,
      // Korean has no catalogue, and a word without English stays Korean [LNG-06].
      say: (korean, values) =>
        Object.hasOwn(i18n.messages, korean) ? i18n._(korean, values) : sayInKorean(korean, values),
    }),
    [i18n, language],
  )
}
