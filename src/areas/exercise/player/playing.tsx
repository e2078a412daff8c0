import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import { useState } from 'react'
import { goBack } from '#src/app/navigation.ts'
import { useWakeLock } from '#src/app/use-wake-lock.ts'
import { ProgressRing } from '#src/charts/progress-ring.tsx'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { MovePictogram, MoveTile } from '#src/ui/art/move-pictogram.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { after, before, hasDone, minutesLeft, moveAt, type Run } from '../programme/run.ts'
import type { Programme } from '../programme/use-programme.ts'
import { Controls } from './controls.tsx'
import { clockText, countOf, type Count } from './count.ts'
import { LeaveSheet } from './leave-sheet.tsx'
import { PlayerBar } from './player-bar.tsx'
import { Steps } from './steps.tsx'
import { useLeaving } from './use-leaving.ts'
import { usePlayerSound } from './use-player-sound.ts'
import { useTick } from './use-tick.ts'
import css from './player.module.css'

/** What to do right now, how often, and what comes next. */
export function Playing(programme: Programme & { run: Run }) {
  const { t } = useLingui()
  const router = useRouter()
  const { run, state, send } = programme
  const runs = state === 'moving' || state === 'resting'
  const nowMs = useTick(runs)
  const [sound, setSound] = useState(true)
  const leaving = useLeaving(programme)
  const count = countOf(run, state, nowMs)
  usePlayerSound(sound, state, count)

  const move = moveAt(run)
  const set = run.at.set + 1
  const minutes = minutesLeft(run, nowMs)
  const above = move.sets > 1 ? t`${move.name} · ${set}세트째` : move.name
  const title = () => {
    if (state === 'resting') return t`잠깐 쉬어요`
    return state === 'over' ? t`끝까지 했나요?` : (move.guide ?? move.name)
  }
  return (
    <DetailPage
      bar={
        <PlayerBar
          title={t`${minutes}분 남았어요`}
          onClose={() => goBack(router, '/healthlog/exercise')}
          end={
            <IconButton
              label={t`소리`}
              icon={sound ? Volume2 : VolumeX}
              pressed={sound}
              onClick={() => setSound(!sound)}
            />
          }
        />
      }
      action={<Controls state={state} isFirst={before(run.plan, run.at) === null} send={(type) => send({ type })} />}
    >
      <div className={css.line}>
        <Steps run={run} nowMs={nowMs} />
      </div>
      <section className={css.play}>
        <p>{above}</p>
        <h1>{title().replace(/[.]$/, '')}</h1>
        {/* what is said aloud: where one is, not each second of it */}
        <VisuallyHidden role="status">
          {state === 'resting' ? t`쉬는 시간이에요. 다음은 ${above}` : above}
        </VisuallyHidden>
        <div className={css.ring}>
          <ProgressRing percent={count.share * 100} label={useCountWords(count)} radius={118} stroke={12}>
            <MovePictogram name={move.name} code={move.drawing} />
          </ProgressRing>
        </div>
        <CountLine count={count} />
      </section>
      <Next run={run} state={state} />
      {run.clock && <KeepsScreenOn />}
      <LeaveSheet open={leaving.asks} hasDone={hasDone(run)} onAnswer={leaving.answer} />
    </DetailPage>
  )
}

function useCountWords(count: Count): string {
  const { t } = useLingui()
  if (count.is === 'reps') return t`${count.of}회 가운데 ${count.at}회`
  return t`${count.leftS}초 남았어요`
}

function CountLine({ count }: { count: Count }) {
  const { t } = useLingui()
  if (count.is !== 'reps') {
    return (
      <p className={css.count} aria-hidden="true">
        <b>{clockText(count.leftS)}</b>
      </p>
    )
  }
  return (
    <p className={css.count} aria-hidden="true">
      <b>{count.at}</b>
      <span>{t`/ ${count.of}회`}</span>
    </p>
  )
}

/** The set after the one that is on, or after the rest that is. */
function Next({ run, state }: { run: Run; state: string }) {
  const { t } = useLingui()
  const isRest = state === 'resting'
  const place = isRest ? run.at : after(run.plan, run.at)
  const next = place && run.plan.moves[place.move]
  if (!next) return <p className={css.next}>{t`마지막이에요. 조금만 더 해요.`}</p>
  const { restS } = moveAt(run)
  const set = place.set + 1
  return (
    <div className={css.next}>
      <MoveTile name={next.name} code={next.drawing} />
      <span>
        <small>{isRest || restS === 0 ? t`다음` : t`다음 · ${restS}초 쉬고`}</small>
        {next.name}
      </span>
      {next.sets > 1 && <span>{place.set === 0 ? t`${next.sets}세트` : t`${set}세트째`}</span>}
    </div>
  )
}

/** A phone on the floor is not touched for minutes. */
function KeepsScreenOn() {
  useWakeLock()
  return null
}
