import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { goTo } from '#src/app/navigation.ts'
import { useKeepingConsent } from '#src/domain/consent/keeping-consent.queries.ts'
import { formatQuantity } from '#src/lib/units.ts'
import { ResultPage } from '#src/patterns/result-page.tsx'
import { MovePictogram } from '#src/ui/art/move-pictogram.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { AgreeAndSave } from '../programme/agree-and-save.tsx'
import { hasDone } from '../programme/run.ts'
import type { Programme } from '../programme/use-programme.ts'
import { PlayerBar } from './player-bar.tsx'
import css from './player.module.css'

/**
 * What became of a run: saved, on its way, not answered, refused, or nothing to save; and one that is too old to go on
 * with.
 */
export function RunEnded({ run, state, saved, problem, send }: Programme) {
  const { t } = useLingui()
  const router = useRouter()
  const numbersOff = useNumbersOff()
  const leave = () => {
    goTo(router, '/healthlog/exercise', { replace: true })
    send({ type: 'result.closed' })
  }
  const consent = useKeepingConsent()
  const drop = () => {
    goTo(router, '/healthlog/exercise', { replace: true })
    send({ type: 'run.dropped' })
  }
  const shared = {
    bar: <PlayerBar title={run?.plan.name ?? t`운동`} onClose={leave} />,
    picture: (
      <span className={css.done}>
        <MovePictogram name={state === 'saved' ? '만세' : ''} />
      </span>
    ),
  }
  const home = <Button size="l" block onClick={leave}>{t`운동으로`}</Button>
  if (state === 'saved' && saved) {
    const { minutes, movesDone } = saved
    const all = run?.plan.moves.length ?? movesDone
    const kcal = numbersOff ? '' : ` · ${formatQuantity(saved.kcal, 'kcal')}`
    return (
      <ResultPage
        {...shared}
        title={movesDone === all ? t`끝까지 했어요` : t`여기까지 저장했어요`}
        text={t`${minutes}분` + kcal + ' · ' + t`동작 ${all}개 가운데 ${movesDone}개`}
        action={home}
      />
    )
  }
  if (state === 'nothing')
    return (
      <ResultPage
        {...shared}
        title={t`저장할 동작이 없어요`}
        text={t`끝까지 한 세트가 있어야 기록에 남아요.`}
        action={home}
      />
    )
  if (state === 'stale' && run && !hasDone(run)) {
    return (
      <ResultPage
        {...shared}
        title={t`하던 지 오래된 운동이에요`}
        text={t`열두 시간이 지나 이어서 할 수는 없어요. 끝낸 세트가 없어 저장할 것도 없어요.`}
        action={<Button size="l" block onClick={drop}>{t`끝내기`}</Button>}
      />
    )
  }
  if (state === 'stale') {
    return (
      <ResultPage
        {...shared}
        title={t`하던 지 오래된 운동이에요`}
        text={t`열두 시간이 지나 이어서 할 수는 없어요. 한 만큼은 저장할 수 있어요.`}
        action={<Button size="l" block onClick={() => send({ type: 'run.ended' })}>{t`저장하고 끝내기`}</Button>}
        end={<Button kind="text" onClick={drop}>{t`저장하지 않고 끝내기`}</Button>}
      />
    )
  }
  if (state === 'unsaved' && problem === 'refused' && consent.needed) {
    return (
      <ResultPage
        {...shared}
        title={t`운동을 마쳤어요`}
        text={t`운동한 내용은 이 휴대폰에 그대로 있어요.`}
        action={<AgreeAndSave consent={consent} busy={false} send={send} />}
        end={<Button kind="text" onClick={drop}>{t`저장하지 않고 끝내기`}</Button>}
      />
    )
  }
  if (state === 'unsaved' && problem === 'refused') {
    return (
      <ResultPage
        {...shared}
        title={t`저장하지 못했어요`}
        text={t`운동한 내용은 이 휴대폰에 그대로 있어요.`}
        action={<Button size="l" block onClick={() => send({ type: 'saving.asked' })}>{t`다시 저장하기`}</Button>}
        end={<Button kind="text" onClick={drop}>{t`저장하지 않고 끝내기`}</Button>}
      />
    )
  }
  return (
    <ResultPage
      {...shared}
      title={t`운동을 마쳤어요`}
      text={state === 'unsaved' ? t`연결이 끊겨 이 휴대폰에 두었어요. 연결되면 저장해요.` : t`저장하고 있어요.`}
      action={
        <Button size="l" block busy={state === 'saving'} onClick={() => send({ type: 'saving.asked' })}>
          {t`지금 저장하기`}
        </Button>
      }
      end={state === 'unsaved' ? <Button kind="text" onClick={leave}>{t`운동으로`}</Button> : undefined}
    />
  )
}
