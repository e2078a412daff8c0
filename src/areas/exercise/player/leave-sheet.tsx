import { useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/button/button.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import css from './player.module.css'

export type Leaving = 'save' | 'later' | 'drop' | 'stay'

/** Asked before the player is left in the middle. Nothing runs meanwhile, and closing it stays. */
export function LeaveSheet({
  open,
  hasDone,
  onAnswer,
}: {
  open: boolean
  hasDone: boolean
  onAnswer(answer: Leaving): void
}) {
  const { t } = useLingui()
  return (
    <Sheet
      open={open}
      onCloseRequest={() => onAnswer('stay')}
      title={hasDone ? t`여기까지 저장할까요?` : t`운동을 멈출까요?`}
    >
      <div className={css.choices}>
        <p>{hasDone ? t`끝까지 한 동작만 기록에 남아요.` : t`아직 끝낸 세트가 없어요.`}</p>
        {hasDone && <Button size="l" block onClick={() => onAnswer('save')}>{t`저장하고 끝내기`}</Button>}
        <Button
          size="l"
          block
          kind={hasDone ? 'soft' : 'primary'}
          onClick={() => onAnswer('later')}
        >{t`나중에 이어서 하기`}</Button>
        <Button size="l" block kind="text" onClick={() => onAnswer('drop')}>{t`저장하지 않고 끝내기`}</Button>
      </div>
    </Sheet>
  )
}
