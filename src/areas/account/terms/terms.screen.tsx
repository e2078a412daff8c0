import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { formatDay } from '#src/lib/days.ts'
import { TermsText } from '#src/patterns/terms-text.tsx'
import type { Terms } from './terms.ts'

interface Props {
  terms: Terms
  /** The chapter that is open at first. */
  open?: number | undefined
  /** Where back leads when there is no page to go back to. */
  backTo?: string
  first?: ReactNode
  action?: ReactNode
  children?: ReactNode
}

/** One of the texts; going back leads to where it was opened, a form that is being filled in among others. [ROU-24] */
export function TermsScreen({ terms, open, backTo = '/mypage/setup', first, action, children }: Props) {
  const { t, i18n } = useLingui()
  const { version } = terms
  const since = formatDay(terms.since, i18n.locale, 'dated')
  return (
    <TermsText
      bar={<ScreenBar titleAs="p" backTo={backTo} />}
      title={i18n._(terms.gist)}
      since={t`${version} 버전 · ${since}부터 지켜요`}
      sections={terms.sections.map(({ title, lines }) => ({
        title: i18n._(title),
        lines: lines.map((line) => i18n._(line)),
      }))}
      open={open}
      first={first}
      action={action}
    >
      {children}
    </TermsText>
  )
}
