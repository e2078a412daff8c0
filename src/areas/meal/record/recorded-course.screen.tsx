import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { courseOfSearch } from '#src/domain/meal/course.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { CourseRecordScreen } from './course-record.screen.tsx'
import { recordedFoodQuery } from './record.queries.ts'

/** The course record by the number of the record; what is no course is not changed here. */
export function RecordedCourseScreen({ hcUclSeqNo }: { hcUclSeqNo: number }) {
  const { data } = useSuspenseQuery(recordedFoodQuery(hcUclSeqNo))
  const course = data.course && courseOfSearch(data.course)
  return course ? <CourseRecordScreen course={course} /> : <NoRecord />
}

/** The record was taken away, here or on another phone, or is another member's: which of them is not told. */
export function NoRecord() {
  const { t } = useLingui()
  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" backTo="/menu/todayMenu" />}
      instead={
        <EmptyState
          level={1}
          title={t`찾는 기록이 없어요`}
          text={t`다른 기기에서 지운 기록일 수 있어요.`}
          action={<Button render={<Link to="/menu/todayMenu" />}>{t`오늘 식단 보기`}</Button>}
        />
      }
    />
  )
}
