import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useWayOut } from '#src/app/use-way-out.ts'
import { useSession, useIsSessionBusy } from '#src/session/use-session.ts'
import { parsePlatform } from '#src/shell/platform.ts'
import { simulatorDoor } from '#src/shell/simulator-door.ts'
import { Button } from '#src/ui/button/button.tsx'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { Notice } from '#src/ui/notice/notice.tsx'
import { newestShellQuery } from './everything.queries.ts'
import css from './everything.module.css'

/** Signing out, which versions these are, and the simulator's door where there is one. */
export function PageEnd() {
  const { t } = useLingui()
  const session = useSession()
  const busy = useIsSessionBusy()
  const openSimulator = simulatorDoor()
  const { kind, app_version: shell } = parsePlatform(navigator.userAgent)
  const app = import.meta.env.APP_VERSION
  const { canAsk } = useWayOut()
  const signOut = async () => {
    // Nobody is kept in for want of a question.
    const agreed = !(await canAsk()) || (await confirm({ title: t`로그아웃할까요?`, text: t`이 기기에 남은 내 기록도 지워요.`, confirm: t`로그아웃`, cancel: t`그대로 둘게요` }))
    if (agreed) await session.signOut()
  }
  return (
    <div className={css.end}>
      {kind === 'desktop' || shell === '' ? null : <NewerShell osType={kind === 'android' ? 'Android' : 'iOS'} version={shell} />}
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
