import { useLingui } from '@lingui/react/macro'
import type { SnapshotFrom } from 'xstate'
import { today } from '#src/lib/days.ts'
import { koreanCount } from '#src/lib/korean.ts'
import { clockOf, toWireTime } from '#src/lib/wire-time.ts'
import type { signInMachine } from './sign-in.machine.ts'
import { yearsUntil } from './sign-in.ts'

/** What each end of the sign-in is called, in one sentence and what it means. */
export function useWaitWords() {
  const { t, i18n } = useLingui()
  return (snapshot: SnapshotFrom<typeof signInMachine>): { title: string; help?: string } => {
    const { provider, person, request, reason, fetched, clock } = snapshot.context
    const name = provider?.name ?? ''
    const until = request === null ? '' : clockOf(toWireTime(new Date(request.untilMs)))
    const year = yearsUntil(Number(today(new Date(clock())).slice(0, 4))).startYear
    const count = i18n.locale === 'ko' ? koreanCount(fetched.length) : String(fetched.length)
    // A reload has lost it.
    const kept = person === null ? '' : t`적은 정보는 그대로 있어요.`
    if (snapshot.matches('denied')) return { title: t`승인이\n취소됐어요`, help: reason ?? kept }
    if (snapshot.matches('expired'))
      return {
        title: t`승인 시간이\n지났어요`,
        help: [until === '' ? '' : t`${until}까지 승인이 오지 않았어요.`, kept].filter(Boolean).join(' '),
      }
    if (snapshot.matches('fetching')) return { title: t`검진 결과를\n가져오고 있어요` }
    if (snapshot.matches('unfetched'))
      return { title: t`결과를\n가져오지 못했어요`, help: t`승인은 끝났어요. 조금 뒤에 다시 눌러 주세요.` }
    if (snapshot.matches('fetched'))
      return { title: fetched.length === 1 ? t`검진 결과를\n가져왔어요` : t`${count} 번의 검진을\n가져왔어요` }
    if (snapshot.matches('none'))
      return { title: t`${year}년부터\n검진 기록이 없어요`, help: t`검진을 받으면 한두 달 뒤에 들어와요.` }
    return { title: t`${name} 앱에서\n승인해 주세요` }
  }
}
