import { useLingui } from '@lingui/react/macro'
import { use, type ReactNode } from 'react'
import { SessionContext } from '#src/session/use-session.ts'
import { WidgetLanguageContext } from '#src/ui/base/widget-language.ts'
import { ToastViewport } from '#src/ui/toast/toast-viewport.tsx'
import css from './frame.module.css'
import { LateBottomNavigation, LateOfflineNotice } from './late-chrome.tsx'
import { QuestionHost } from './question-host.tsx'
import { useScreen } from './use-screen.ts'
import { useWidgetWords } from './use-widget-words.ts'

/** What stands around every page: the centred column, the offline line, the bottom navigation, toasts and questions. */
export function Frame({ children }: { children: ReactNode }): ReactNode {
  const { t } = useLingui()
  const screen = useScreen()
  // A page of a failure keeps the main places, for those who can go there.
  const isStranger = use(SessionContext)?.isSignedIn() === false
  const hasTabs = screen?.bottomNavigation === true && !(screen.kind === 'error' && isStranger)
  return (
    <WidgetLanguageContext value={useWidgetWords()}>
      <div className={css.ground}>
        <div
          className={css.column}
          data-kind={screen?.kind}
          data-layout={screen?.layout}
          data-tabs={hasTabs || undefined}
        >
          {!screen?.header && <LateOfflineNotice />}
          {children}
          {hasTabs && <LateBottomNavigation />}
        </div>
        <ToastViewport label={t`알림`} lift={hasTabs ? 'tabbar' : 'none'} />
        <QuestionHost />
      </div>
    </WidgetLanguageContext>
  )
}
