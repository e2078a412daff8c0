import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { prefetchSettings } from '#src/areas/exercise/settings/settings.queries.ts'
import { ExerciseSettingsScreen } from '#src/areas/exercise/settings/settings.screen.tsx'

export const Route = createFileRoute('/healthlog/exerciseAiSetting')({
  staticData: screen({ kind: 'detail', title: msg`운동 설정` }),
  loader: ({ context: { queryClient } }) => prefetchSettings(queryClient),
  component: ExerciseSettingsScreen,
})
