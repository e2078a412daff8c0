import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ApiError } from '#src/contract/api-error.ts'
import { Button } from '#src/ui/button/button.tsx'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { Notice } from '#src/ui/notice/notice.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { battleQuery, useCancelBattle } from '../battle.queries.ts'
import type { Battle, Person } from '../battle.ts'

/** What the leader of a side may do until the first day; calling off is asked once. */
export function LeaderActions({ battle, people }: { battle: Battle; people: readonly Person[] }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const cancel = useCancelBattle()
  const isMaker = battle.side === 'HOME'
  const [ours, theirs] = [battle.us?.members ?? 0, battle.them?.members ?? 0]
  const isRefused = isMaker && battle.them === null && !people.some((one) => one.side === 'AWAY' && one.isWaiting)
  const callOff = async () => {
    if (
      !(await confirm({
        title: t`배틀을 취소할까요?`,
        text: t`부른 사람 모두에게 알려요.`,
        confirm: t`취소하기`,
        cancel: t`그대로 둘게요`,
        danger: true,
      }))
    )
      return
    try {
      await cancel.sendAsync({ body: { batSeq: battle.seq } })
    } catch (error) {
      // An answer that was lost may have called it off.
      const now = await queryClient.fetchQuery({ ...battleQuery(battle.seq), staleTime: 0 }).catch(() => undefined)
      const hasBegun = error instanceof ApiError && error.code === 'begun'
      if (now?.battle?.cancelYn !== 'Y') {
        toast({ kind: 'bad', text: hasBegun ? t`이미 시작한 배틀이에요.` : t`취소하지 못했어요. 다시 눌러 주세요.` })
        return
      }
    }
    toast({ kind: 'good', text: t`배틀을 취소했어요` })
  }
  return (
    <>
      {isRefused ? <Notice kind="caution">{t`상대가 이번엔 쉬어요. 다른 동료에게 걸어 볼까요?`}</Notice> : null}
      {battle.phase === 'ready' && ours !== theirs ? (
        <Notice kind="caution">{t`첫날까지 두 팀의 사람 수가 같아야 시작해요. 지금은 ${ours}명과 ${theirs}명이에요.`}</Notice>
      ) : null}
      <Button kind="soft" block render={<Link to="/service/battle/BatTeamModify" search={{ batSeq: battle.seq }} />}>
        {isRefused ? t`다른 상대 고르기` : t`자리 바꾸기`}
      </Button>
      {isMaker ? (
        <Button kind="text" block busy={cancel.isPending} onClick={() => void callOff()}>{t`배틀 취소하기`}</Button>
      ) : null}
    </>
  )
}
