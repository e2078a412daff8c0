import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { weekSoFarQuery } from '#src/areas/meal/diary/diary.queries.ts'
import { DiaryScreen } from '#src/areas/meal/diary/diary.screen.tsx'
import { today } from '#src/lib/days.ts'

export const Route = createFileRoute('/diary/diaryList')({
  staticData: screen({ kind: 'list', title: msg`식사 일기` }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(weekSoFarQuery(today(new Date()))),
  component: DiaryScreen,
})
