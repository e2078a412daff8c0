import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useIsSessionBusy } from '#src/session/use-session.ts'
import { parsePlatform } from '#src/shell/platform.ts'
import { simulatorDoor } from '#src/shell/simulator-door.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { newestShellQuery } from './everything.queries.ts'
import { useSignOut } from './use-sign-out.ts'
import css from './everything.module.css'

/** Signing out, which versions these are, and the simulator's door where there is one. */
export function PageEnd() {
  const { t } = useLingui()
  const busy = useIsSessionBusy()
  const openSimulator = simulatorDoor()
  const { kind, app_version: shell } = parsePlatform(navigator.userAgent)
  const app = import.meta.env.APP_VERSION
  const signOut = useSignOut()
  return (
    <div className={css.end}>
      {kind === 'desktop' || shell === '' ? null : (
        <NewerShell osType={kind === 'android' ? 'Android' : 'iOS'} version={shell} />
      )}
      <Button kind="text" busy={busy} busyLabel={t`로그아웃하는 중`} onClick={() => void signOut()}>
        {t`로그아웃`}
      </Button>
      <p>{shell === '' ? t`한상 ${app}` : t`한상 ${app} · 셸 ${shell}`}</p>
      {openSimulator ? <Button kind="text" size="s" onClick={openSimulator}>{t`셸 시뮬레이터`}</Button> : null}
    </div>
  )
}

/** A newer shell is told of, never demanded. Versions are compared as texts. [NTC-02] */
function NewerShell({ osType, version }: { osType: 'Android' | 'iOS'; version: string }) {
  const { t } = useLingui()
  const { data } = useQuery(newestShellQuery(osType))
  if (!data || data.updateVer <= version) return null
  return (
    <Notice
      kind="info"
      title={t`새 앱이 나왔어요`}
      action={
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the button's words become the link's
        <Button kind="soft" size="s" render={<a href={data.storeUrl} target="_blank" rel="noreferrer" />}>
          {t`받기`}
        </Button>
      }
    >
      {data.contents ?? data.updateVer}
    </Notice>
  )
}
