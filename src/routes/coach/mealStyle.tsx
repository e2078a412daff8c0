import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { MealStyleScreen } from '#src/areas/coach/style/meal-style.screen.tsx'
import { prefetchStyle } from '#src/areas/coach/style/style.queries.ts'

export const Route = createFileRoute('/coach/mealStyle')({
  staticData: screen({ kind: 'survey', title: msg`식사 스타일` }),
  loader: ({ context: { queryClient } }) => prefetchStyle(queryClient),
  component: MealStyleScreen,
})
