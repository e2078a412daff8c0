import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { serialNo } from '#src/app/search.ts'
import { meantBy } from '#src/areas/green/quiz/quiz.ts'
import { quizQuery, quizzesQuery } from '#src/areas/green/quiz/quiz.queries.ts'
import { QuizScreen } from '#src/areas/green/quiz/quiz.screen.tsx'

export const Route = createFileRoute('/service/greenQuizDetail')({
  staticData: screen({ kind: 'detail', title: msg`그린 퀴즈` }),
  validateSearch: v.object({ quizSeq: serialNo }),
  loaderDeps: ({ search: { quizSeq } }) => ({ quizSeq }),
  loader: async ({ context: { queryClient }, deps: { quizSeq } }) => {
    const meant = quizSeq ?? meantBy((await queryClient.ensureQueryData(quizzesQuery())).list)?.quizSeq
    if (meant === undefined) throw redirect({ to: '/service/greenQuiz', replace: true })
    await queryClient.ensureQueryData(quizQuery(meant))
    return meant
  },
  component: Screen,
})

function Screen() {
  return <QuizScreen quizSeq={Route.useLoaderData()} />
}
