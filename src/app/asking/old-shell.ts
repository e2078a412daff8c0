import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import { today } from '#src/lib/days.ts'
import { LATE_KEYS } from '#src/shell/late-keys.ts'
import { parsePlatform } from '#src/shell/platform.ts'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { loadWords } from '../language.ts'
import { remembered, type Remembered } from './asked-before.ts'

/**
 * Tells once a day that the operator wants everybody on a newer shell, and lets go on all the same: nobody is kept from
 * lunch by an update. Versions are compared as texts. A shell that is merely not the newest is told of on the page of
 * all places. [NTC-02]
 */
export async function tellOldShell(
  queries: QueryClient,
  now: Date,
  userAgent: string = navigator.userAgent,
  memory: Remembered = remembered,
): Promise<void> {
  const { kind, app_version: version } = parsePlatform(userAgent)
  if (kind === 'desktop' || memory.read(LATE_KEYS.shellToldOn) === today(now)) return
  const osType = kind === 'android' ? 'Android' : 'iOS'
  const newest = await queries
    .ensureQueryData(query('get', '/api/common/getUpdateVer', { background: true, params: { query: { osType } } }))
    .catch(() => null)
  if (newest?.forceYn !== 'Y' || newest.updateVer <= version) return
  memory.write(LATE_KEYS.shellToldOn, today(now))
  await loadWords()
  const agreed = await confirm({
    title: i18n._(msg`새 앱으로 바꿔 주세요`),
    text: newest.contents ?? i18n._(msg`지금 앱은 곧 쓸 수 없게 돼요.`),
    confirm: i18n._(msg`받으러 가기`),
    cancel: i18n._(msg`나중에`),
  })
  if (agreed) window.open(newest.storeUrl, '_blank', 'noreferrer')
}
