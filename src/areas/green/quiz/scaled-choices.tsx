import { useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import { Icon } from '#src/ui/icon/icon.tsx'
import { diametersOf } from './quiz.ts'
import type { QuizDetail } from './quiz.queries.ts'
import css from './quiz.module.css'

/**
 * The choices as circles of their size, so that the answer explains itself: the right one filled, an own wrong one
 * ringed.
 */
export function ScaledChoices({
  quiz: { choiceList, answerNo, myChoiceNo },
  amounts,
}: {
  quiz: QuizDetail
  amounts: readonly number[]
}) {
  const { t } = useLingui()
  const sizes = diametersOf(amounts)
  const noteOf = (isRight: boolean, isMine: boolean) => {
    if (isRight) return isMine ? t`내 답, 정답` : t`정답`
    return isMine ? t`내 답` : null
  }
  return (
    <ol className={css.scaled} aria-label={t`답을 크기대로 그렸어요`}>
      {choiceList.map(({ choiceNo, choiceTxt }, at) => {
        const size = sizes[at] ?? 0
        const [isRight, isMine] = [choiceNo === answerNo, choiceNo === myChoiceNo]
        const note = noteOf(isRight, isMine)
        return (
          <li key={choiceNo} data-right={isRight || undefined} data-mine={isMine || undefined}>
            <i className={css.circle} style={{ width: size, height: size }}>
              {isRight && size >= 24 && <Icon of={Check} size={size < 40 ? 'xs' : 'm'} />}
            </i>
            <span>
              {choiceTxt}
              {note === null ? '' : ` · ${note}`}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
