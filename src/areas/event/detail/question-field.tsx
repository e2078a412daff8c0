import { useLingui } from '@lingui/react/macro'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { ChoiceTiles } from '#src/ui/choice-tiles/choice-tiles.tsx'
import { FieldError } from '#src/ui/field/field-error.tsx'
import { TasteScale, type Grade } from '#src/ui/taste-scale/taste-scale.tsx'
import { TextArea } from '#src/ui/text-area/text-area.tsx'
import { koreanIn } from './event.ts'
import type { EventAnswer, EventQuestion } from './event.queries.ts'

const MOST = 1000

interface Props {
  question: EventQuestion
  /** The page's lead asks it already. */
  isAlone: boolean
  value: EventAnswer | undefined
  error?: string | undefined
  onChange: (answer: EventAnswer) => void
}

/** One question of any kind: dishes or rows to choose from, five circles, own words. */
export function QuestionField({ question, isAlone, value, error, onChange }: Props) {
  const { t, i18n } = useLingui()
  const { questionSeq, questionTxt, answerCode, choiceList, maxChoiceCnt } = question
  const lang = koreanIn(questionTxt, i18n.locale)
  if (answerCode === 'ONE' || answerCode === 'MANY') {
    const tiles = (
      <ChoiceTiles
        label={questionTxt}
        lang={lang}
        most={answerCode === 'ONE' ? 1 : (maxChoiceCnt ?? undefined)}
        options={choiceList.map(({ choiceNo, choiceTxt, artCode }) => ({ value: String(choiceNo), title: choiceTxt, dish: artCode ?? undefined }))}
        value={(value?.choiceNoList ?? []).map(String)}
        error={error}
        onChange={(chosen) => onChange({ questionSeq, choiceNoList: chosen.map(Number) })}
      />
    )
    return isAlone ? tiles : <div>{tiles}</div>
  }
  return (
    <Card label={questionTxt}>
      {isAlone ? null : <CardHead title={<span lang={lang}>{questionTxt}</span>} />}
      {answerCode === 'SCORE' ? (
        <>
          {error ? <FieldError id={`question-${String(questionSeq)}`}>{error}</FieldError> : null}
          <TasteScale label={questionTxt} value={(value?.score ?? null) as Grade | null /* 1…5 by the contract */} onChange={(score) => onChange({ questionSeq, score })} />
        </>
      ) : (
        <TextArea
          sunken
          label={t`적어 주세요`}
          limit={MOST}
          counterLabel={(used, limit) => t`${limit}자 가운데 ${used}자`}
          value={value?.answerTxt ?? ''}
          error={error}
          onChange={(answerTxt) => onChange({ questionSeq, answerTxt })}
        />
      )}
    </Card>
  )
}
