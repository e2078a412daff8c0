import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { formatDay } from '#src/lib/days.ts'
import { TermsText } from '#src/patterns/terms-text.tsx'
import { TERMS_SINCE, type Terms } from './terms.ts'

/** One of the texts; going back leads to where it was opened, a form that is being filled in among others. [ROU-24] */
export function TermsScreen({ terms, children }: { terms: Terms; children?: ReactNode }) {
  const { t, i18n } = useLingui()
  const since = formatDay(TERMS_SINCE, i18n.locale, 'month')
  return (
    <TermsText
      bar={<ScreenBar titleAs="p" backTo="/mypage/setup" />}
      title={i18n._(terms.gist)}
      since={t`${since}부터 지켜요`}
      sections={terms.sections.map(({ title, lines }) => ({ title: i18n._(title), lines: lines.map((line) => i18n._(line)) }))}
    >
      {children}
    </TermsText>
  )
}
