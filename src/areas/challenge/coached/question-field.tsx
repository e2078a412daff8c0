import { useLingui } from '@lingui/react/macro'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { koreanIn } from '#src/domain/operator-words/worded.ts'
import { Card } from '#src/ui/card/card.tsx'
import { ChoiceTiles } from '#src/ui/choice-tiles/choice-tiles.tsx'
import { NumberEntry } from '#src/ui/number-entry/number-entry.tsx'
import { TextArea } from '#src/ui/text-area/text-area.tsx'
import type { Filled, Question } from './interview.ts'

/** The field that a question's answer is given in. */
export function QuestionField({
  question,
  filled,
  error,
  fill,
}: {
  question: Question
  filled: Filled
  error: string | undefined
  fill: (more: Partial<Filled>) => void
}) {
  const { t, i18n } = useLingui()
  const { qstnSeq, qstnTxt, answerType, optList, unitNm } = question
  const written = filled.written[qstnSeq] ?? ''
  const write = (text: string) => fill({ written: { ...filled.written, [qstnSeq]: text } })
  if (answerType === 'NUMBER')
    return (
      <NumberEntry
        key={qstnSeq}
        label={qstnTxt}
        unit={unitNm ?? ''}
        decimals={0}
        value={written}
        error={error}
        onChange={write}
      />
    )
  if (answerType === 'TEXT') {
    return (
      <Card label={qstnTxt}>
        <TextArea
          sunken
          label={t`적어 주세요`}
          limit={MOST_LETTERS.interviewAnswer}
          counterLabel={(used, limit) => t`${limit}자 가운데 ${used}자`}
          value={written}
          error={error}
          onChange={write}
        />
      </Card>
    )
  }
  return (
    <ChoiceTiles
      key={qstnSeq}
      label={qstnTxt}
      most={answerType === 'ONE' ? 1 : undefined}
      options={optList.map(({ optCode, optNm }) => ({
        value: optCode,
        title: optNm,
        lang: koreanIn(optNm, i18n.locale),
      }))}
      value={filled.chosen[qstnSeq] ?? []}
      error={error}
      onChange={(chosen) => fill({ chosen: { ...filled.chosen, [qstnSeq]: chosen } })}
    />
  )
}
