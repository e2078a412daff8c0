import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Play from 'lucide-react/icons/play'
import { useKeepingConsent } from '#src/domain/consent/keeping-consent.queries.ts'
import { addDays, formatDay, today as dayIn } from '#src/lib/days.ts'
import { clockOf, toWireTime } from '#src/lib/wire-time.ts'
import { MovePictogram } from '#src/ui/art/move-pictogram.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Steps } from '../player/steps.tsx'
import { AgreeAndSave } from '../programme/agree-and-save.tsx'
import { hasDone, isStale, moveAt } from '../programme/run.ts'
import type { Programme } from '../programme/use-programme.ts'
import css from './exercise.module.css'

/** What was under way on this phone, and the way on with it: no server needs to know of it. */
export function ResumeCard({ run, state, problem, send, now }: Programme & { now: Date }) {
  const { t, i18n } = useLingui()
  const consent = useKeepingConsent()
  if (!run || run.startedMs === null || ['idle', 'saved', 'nothing', 'waiting'].includes(state)) return null
  // The phone may have been set back since.
  const touched = new Date(Math.min(run.touchedMs, now.getTime()))
  const clock = clockOf(toWireTime(touched))
  const [day, today] = [dayIn(touched), dayIn(now)]
  const when =
    day === today
      ? clock
      : day === addDays(today, -1)
        ? t`어제 ${clock}`
        : `${formatDay(day, i18n.locale, 'short')} ${clock}`
  const { name, drawing } = moveAt(run)
  const isEnded = state === 'saving' || state === 'unsaved'
  // Sent again it may be refused again: then nothing is promised, and it may be let go.
  const isRefused = isEnded && problem === 'refused'
  const isOld = !isEnded && (state === 'stale' || isStale(run, now.getTime()))
  return (
    <Card>
      <div className={css.resume}>
        <div>
          <Badge kind="brand">{isEnded ? t`저장할 운동` : t`하던 운동`}</Badge>
          <h2>{run.plan.name}</h2>
          <p>
            {isRefused
              ? t`저장하지 못했어요. 이 휴대폰에 그대로 있어요.`
              : isEnded
                ? t`이 휴대폰에 있어요. 연결되면 저장해요.`
                : t`${when}에 멈췄어요 · ${name}`}
          </p>
        </div>
        <MovePictogram name={name} code={drawing} className={css.figure} />
      </div>
      <Steps run={run} nowMs={now.getTime()} names />
      <div className={css.goOn}>
        {isEnded ? (
          <>
            {isRefused && consent.needed ? (
              <AgreeAndSave consent={consent} busy={state === 'saving'} send={send} />
            ) : (
              <Button size="l" block busy={state === 'saving'} onClick={() => send({ type: 'saving.asked' })}>
                {isRefused ? t`다시 저장하기` : t`지금 저장하기`}
              </Button>
            )}
            {isRefused && (
              <Button kind="text" block onClick={() => send({ type: 'run.dropped' })}>{t`저장하지 않고 끝내기`}</Button>
            )}
          </>
        ) : isOld ? (
          <Button size="l" block onClick={() => (send({ type: 'app.resumed' }), send({ type: 'run.ended' }))}>
            {hasDone(run) ? t`저장하고 끝내기` : t`끝내기`}
          </Button>
        ) : (
          <Button
            size="l"
            block
            icon={Play}
            render={<Link to="/healthlog/exerciseAiPrgmThm" search={{ prgm: run.plan.code, run: 'Y' }} />}
          >
            {t`이어서 하기`}
          </Button>
        )}
      </div>
    </Card>
  )
}
