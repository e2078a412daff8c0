import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { QuizListScreen } from '#src/areas/green/quiz/quiz-list.screen.tsx'
import { quizzesQuery } from '#src/areas/green/quiz/quiz.queries.ts'

export const Route = createFileRoute('/service/greenQuiz')({
  staticData: screen({ kind: 'list', title: msg`그린 퀴즈` }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(quizzesQuery()),
  component: QuizListScreen,
})
