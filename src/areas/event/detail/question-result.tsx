import { useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import { koreanIn } from '#src/domain/operator-words/worded.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Dish, DishTile } from '#src/ui/dish/dish.tsx'
import { dishFor } from '#src/ui/dish/dish-name.ts'
import type { EventQuestion } from './event.queries.ts'
import css from './event.module.css'

/** What was answered, what is right, and how others chose where that may be known. */
export function QuestionResult({ question, isAlone }: { question: EventQuestion; isAlone: boolean }) {
  const { t, i18n } = useLingui()
  const { questionTxt, choiceList, myAnswer, answerNoList, commentTxt } = question
  const lang = koreanIn(questionTxt, i18n.locale)
  const leading = Math.max(...choiceList.map(({ choiceRate }) => choiceRate ?? 0))
  const score = myAnswer?.score ?? null
  if (choiceList.length === 0 && myAnswer === null) return null
  return (
    <Card label={questionTxt}>
      {isAlone && choiceList.every(({ choiceRate }) => choiceRate !== null) ? null : (
        <CardHead title={<span lang={lang}>{questionTxt}</span>} />
      )}
      <ul className={css.results}>
        {choiceList.map(({ choiceNo, choiceTxt, artCode, choiceRate }) => {
          const isMine = myAnswer?.choiceNoList.includes(choiceNo) === true
          const isRight = answerNoList?.includes(choiceNo) === true
          return (
            <li key={choiceNo}>
              {artCode !== null &&
                (choiceRate === null ? <Dish {...dishFor(artCode)} size={48} /> : <DishTile name={artCode} />)}
              <div>
                <p>
                  <b lang={koreanIn(choiceTxt, i18n.locale)}>{choiceTxt}</b>{' '}
                  {isRight ? <Badge kind="positive">{t`정답`}</Badge> : null}{' '}
                  {isMine ? <Badge kind="brand" icon={Check}>{t`내가 고른 답`}</Badge> : null}
                  {choiceRate === null ? null : <em data-first={choiceRate === leading || undefined}>{choiceRate}%</em>}
                </p>
                {choiceRate === null ? null : (
                  <span
                    className={css.share}
                    data-first={choiceRate === leading || undefined}
                    style={{ '--share': choiceRate / 100 } as React.CSSProperties}
                  />
                )}
              </div>
            </li>
          )
        })}
        {score === null ? null : (
          <li>
            <b>{t`5점 가운데 ${score}점`}</b>
          </li>
        )}
        {myAnswer?.answerTxt ? (
          <li>
            <span className={css.about} lang={koreanIn(myAnswer.answerTxt, i18n.locale)}>
              {myAnswer.answerTxt}
            </span>
          </li>
        ) : null}
      </ul>
      {commentTxt ? (
        <p className={css.comment} lang={koreanIn(commentTxt, i18n.locale)}>
          {commentTxt}
        </p>
      ) : null}
    </Card>
  )
}
