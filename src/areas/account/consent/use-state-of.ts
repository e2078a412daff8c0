import { useLingui } from '@lingui/react/macro'
import { useNow } from '#src/app/use-now.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { formatDay, today } from '#src/lib/days.ts'
import { dayOf } from '#src/lib/wire-time.ts'

/** What is so now: given or not, since when, and which version was read. */
export function useStateOf() {
  const { t, i18n } = useLingui()
  const now = useNow()
  return ({ agreeDtm, agreeYn, termsVer }: Pick<Schemas['MyAgree'], 'agreeDtm' | 'agreeYn' | 'termsVer'>): string => {
    const given = agreeYn === 'Y'
    if (agreeDtm === null) return given ? t`동의했어요 · ${termsVer} 버전` : t`동의하지 않았어요`
    const on = dayOf(agreeDtm)
    // The year only where it is another one.
    const day = formatDay(on, i18n.locale, on.slice(0, 4) === today(now).slice(0, 4) ? 'short' : 'dated')
    return given ? t`${day}에 동의 · ${termsVer} 버전` : t`${day}부터 동의하지 않음`
  }
}
