import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useState } from 'react'
import { goBack, goTo } from '#src/app/navigation.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { hasDone, type Plan } from '../programme/run.ts'
import { useProgramme, type Programme } from '../programme/use-programme.ts'
import { LeaveSheet, type Leaving } from './leave-sheet.tsx'
import { PlayerBar } from './player-bar.tsx'
import { Playing } from './playing.tsx'
import { RunEnded } from './run-ended.tsx'

const OVER = new Set(['idle', 'saved', 'nothing'])

/** A programme while it is done, over the whole screen. */
export function PlayerScreen({ code, plan }: { code: string; plan: Plan }) {
  const programme = useProgramme()
  const { run, state, send } = programme
  // Once, with the page: what ends on it is shown on it. The machine keeps a programme that is under way; one of which
  // nothing has begun makes room.
  useLayoutEffect(() => {
    const isUntouched = run?.startedMs === null && run.plan.code !== code && state === 'ready'
    if (isUntouched) send({ type: 'run.dropped' })
    if (isUntouched || OVER.has(state)) send({ type: 'programme.opened', plan })
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [])
  const [beginsNext, setBeginsNext] = useState(false)
  useEffect(() => {
    if (!beginsNext || state !== 'saved') return
    setBeginsNext(false)
    send({ type: 'programme.opened', plan })
  }, [beginsNext, state, send, plan])
  if (state === 'idle' || state === 'waiting') return null
  if (run && run.plan.code !== code && !OVER.has(state))
    return <OtherUnderWay {...programme} plan={plan} onSaving={() => setBeginsNext(true)} />
  if (run && ['ready', 'moving', 'paused', 'over', 'resting'].includes(state))
    return <Playing {...programme} run={run} />
  return <RunEnded {...programme} />
}

/**
 * One programme at a time: the one that is under way goes on or ends before another begins. Sets that were done are not
 * thrown away unasked; saved, they make room for the other.
 */
function OtherUnderWay({ run, state, send, plan, onSaving }: Programme & { plan: Plan; onSaving(): void }) {
  const { t } = useLingui()
  const router = useRouter()
  const name = run?.plan.name ?? ''
  const goOn = () => goTo(router, `/healthlog/exerciseAiPrgmThm?prgm=${run?.plan.code ?? ''}&run=Y`, { replace: true })
  const beginAnew = () => {
    send({ type: 'run.dropped' })
    send({ type: 'programme.opened', plan })
  }
  const leave = () => goBack(router, '/healthlog/exercise')
  const [asks, setAsks] = useState(false)
  const answer = (leaving: Leaving) => {
    setAsks(false)
    if (leaving === 'drop') beginAnew()
    if (leaving === 'later') leave()
    if (leaving !== 'save') return
    onSaving()
    send({ type: 'run.ended' })
  }
  const canDrop = state !== 'saving' && state !== 'unsaved'
  return (
    <>
      <DetailPage
        bar={<PlayerBar title={t`운동`} onClose={leave} />}
        instead={
          <EmptyState
            level={1}
            title={t`하던 운동이 있어요`}
            text={name}
            action={
              <>
                <Button onClick={goOn}>{t`하던 운동으로`}</Button>
                {canDrop && (
                  <Button
                    kind="text"
                    onClick={() => (run && hasDone(run) ? setAsks(true) : beginAnew())}
                  >{t`그만두고 새로 시작`}</Button>
                )}
              </>
            }
          />
        }
      />
      <LeaveSheet open={asks} hasDone onAnswer={answer} />
    </>
  )
}
