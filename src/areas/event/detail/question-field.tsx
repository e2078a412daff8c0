import { useLingui } from '@lingui/react/macro'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { koreanIn } from '#src/domain/operator-words/worded.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { ChoiceTiles } from '#src/ui/choice-tiles/choice-tiles.tsx'
import { FieldError } from '#src/ui/field/field-error.tsx'
import { TasteScale, type Grade } from '#src/ui/taste-scale/taste-scale.tsx'
import { TextArea } from '#src/ui/text-area/text-area.tsx'
import { problemOf } from './event.ts'
import type { EventAnswer, EventQuestion } from './event.queries.ts'
import css from './event.module.css'

interface Props {
  question: EventQuestion
  /** The page's lead asks it already. */
  isAlone: boolean
  value: EventAnswer | undefined
  /** It was to be sent: what is wrong with the answer is said. */
  isTried: boolean
  onChange: (answer: EventAnswer) => void
}

/** One question of any kind: dishes or rows to choose from, five circles, own words. */
export function QuestionField({ question, isAlone, value, isTried, onChange }: Props) {
  const { t, i18n } = useLingui()
  const { questionSeq, questionTxt, answerCode, choiceList, maxChoiceCnt } = question
  const lang = koreanIn(questionTxt, i18n.locale)
  const problem = isTried ? problemOf(question, value) : undefined
  const missing = answerCode === 'TEXT' ? t`답을 적어 주세요` : t`답을 골라 주세요`
  // Of too many letters their field says so.
  const error = problem === 'missing' ? missing : undefined
  if (answerCode === 'ONE' || answerCode === 'MANY') {
    const tiles = (
      <ChoiceTiles
        label={questionTxt}
        most={answerCode === 'ONE' ? 1 : (maxChoiceCnt ?? undefined)}
        options={choiceList.map(({ choiceNo, choiceTxt, artCode }) => ({
          value: String(choiceNo),
          title: choiceTxt,
          dish: artCode ?? undefined,
          lang: koreanIn(choiceTxt, i18n.locale),
        }))}
        value={(value?.choiceNoList ?? []).map(String)}
        error={error}
        onChange={(chosen) => onChange({ questionSeq, choiceNoList: chosen.map(Number) })}
      />
    )
    if (isAlone) return tiles
    return (
      <div>
        <h2 className={css.asked} lang={lang}>
          {questionTxt}
        </h2>
        {tiles}
      </div>
    )
  }
  return (
    <Card label={questionTxt}>
      {isAlone ? null : <CardHead title={<span lang={lang}>{questionTxt}</span>} />}
      {answerCode === 'SCORE' ? (
        <>
          {error ? <FieldError id={`question-${String(questionSeq)}`}>{error}</FieldError> : null}
          <TasteScale
            label={questionTxt}
            value={(value?.score ?? null) as Grade | null /* 1…5 by the contract */}
            onChange={(score) => onChange({ questionSeq, score })}
          />
        </>
      ) : (
        <TextArea
          sunken
          label={t`적어 주세요`}
          limit={MOST_LETTERS.eventAnswer}
          counterLabel={(used, limit) => t`${limit}자 가운데 ${used}자`}
          value={value?.answerTxt ?? ''}
          error={error}
          onChange={(answerTxt) => onChange({ questionSeq, answerTxt })}
        />
      )}
    </Card>
  )
}
