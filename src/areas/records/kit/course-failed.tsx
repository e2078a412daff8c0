import { useLingui } from '@lingui/react/macro'
import ChartLine from 'lucide-react/icons/chart-line'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import type { Course } from './use-course.ts'

/** In place of a chart whose readings did not come: nobody says then that there are none. */
export function CourseFailed({ again, isAsking }: NonNullable<Course<unknown>['failed']>) {
  const { t } = useLingui()
  return <FailedPart bare icon={ChartLine} title={t`그래프를 불러오지 못했어요`} retrying={isAsking} onRetry={again} />
}
