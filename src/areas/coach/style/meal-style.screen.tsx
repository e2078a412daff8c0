import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { StyleResult } from './style-result.tsx'
import { StyleSurvey } from './style-survey.tsx'
import { questionsQuery, styleQuery } from './style.queries.ts'

/** How the member likes to eat: ten questions, and what they come to. [COA-01] */
export function MealStyleScreen() {
  const { data: result } = useSuspenseQuery(styleQuery())
  const { data: questions } = useSuspenseQuery(questionsQuery())
  const [again, setAgain] = useState(false)
  const { style } = result
  const toResult = () => setAgain(false)
  if (style === null || again)
    return <StyleSurvey questions={questions} onDone={toResult} onBack={style === null ? undefined : toResult} />
  return <StyleResult result={{ ...result, style }} onAgain={() => setAgain(true)} />
}
