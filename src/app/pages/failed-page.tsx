import { useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { formatDay } from '#src/lib/days.ts'
import { josa } from '#src/lib/korean.ts'
import { clockOf, dayOf, toWireTime } from '#src/lib/wire-time.ts'
import { StatePage } from '#src/patterns/state-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { ErrorState } from '#src/ui/error-state/error-state.tsx'
import { ScreenBar } from '../chrome/screen-bar.tsx'
import type { ScreenData } from '../screen-data.ts'

/** What everybody sees alike: menus, notices, events. Elsewhere members ask first whether theirs is still there. */
const NOBODYS_OWN = /^\/(?:menu|meal|customer|event|shop)\b/

interface Props {
  /** What failed; undefined for an address that has no screen. */
  failed: ScreenData | undefined
  path: string
  /** What to tell the help desk: a status, or what kind of failure it was. */
  code: number | string
  onRetry(): void
}

/**
 * A screen whose data or code did not come, in the frame it would have: what failed by its name, that what was written
 * is safe, and the way on. No cause that we do not know is named; the small line makes of a picture of the screen a
 * report.
 */
export function FailedPage({ failed, path, code, onRetry }: Props): ReactNode {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const [at] = useState(() => toWireTime(new Date()))
  const name = failed ? i18n._(failed.title) : ''
  const what = i18n.locale === 'ko' ? name + josa(name, '을/를') : name
  const isOwn = failed?.public === false && !NOBODYS_OWN.test(path)
  const when = `${formatDay(dayOf(at), i18n.locale, 'short')} ${clockOf(at)}`
  const support: string = '/customer/appqna'
  return (
    <StatePage bar={<ScreenBar titleAs="p" of={failed} />}>
      <ErrorState
        title={name === '' ? t`화면을 불러오지 못했어요` : t`${what} 불러오지 못했어요`}
        text={
          isOwn ? t`적어 두신 것은 그대로 있어요.\n조금 뒤에 다시 시도해 주세요.` : t`조금 뒤에 다시 시도해 주세요.`
        }
        onRetry={onRetry}
        action={
          Object.hasOwn(router.routesByPath, support) ? (
            <Button kind="text" size="s" render={<Link to={support} />}>{t`고객센터에 알리기`}</Button>
          ) : undefined
        }
        fine={t`오류 ${code} · ${when}`}
      />
    </StatePage>
  )
}
