import { useLingui } from '@lingui/react/macro'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { goBack } from '#src/app/navigation.ts'
import { useLanguage } from '#src/app/use-language.ts'
import { useLeaveGuard } from '#src/app/use-leave-guard.ts'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import type { CourseKey } from '#src/domain/meal/course.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { formatClock } from '#src/lib/clock-words.ts'
import { formatDay } from '#src/lib/days.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { courseDetailQuery } from '../detail/detail.queries.ts'
import { toCourseDetail } from '../detail/detail.ts'
import { RecordFields } from './record-fields.tsx'
import { clockFrom, isToCome, recordDraft } from './record.ts'
import { eatenQuery } from './record.queries.ts'
import { useRecordMealCourse } from './use-record-meal-course.ts'
import { useRecordForm } from './use-record-form.ts'
import css from './record.module.css'

/** The course record by its address: a new one, or what stands recorded of the course. */
export function CourseRecordScreen({ course }: { course: CourseKey }) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const { language } = useLanguage()
  const now = useLatestServerNow()
  const mealName = useMealTimeName()(course.menuMealType)
  const [{ data: rows }] = useSuspenseQueries({ queries: [courseDetailQuery(course), eatenQuery(course)] })
  const dishes = toCourseDetail(rows, language)?.dishes ?? []
  const recording = useRecordMealCourse(course)
  const leave = () => goBack(router, '/menu/todayMenu')
  const form = useRecordForm(course, recording, dishes, leave)
  const { changed, nothing, problem, says } = form
  useLeaveGuard(changed, recordDraft(course))

  const bar = <ScreenBar titleAs="p" backTo="/menu/todayMenu" />
  if (dishes.length === 0) {
    return recording.recorded ? (
      <DetailPage
        bar={bar}
        instead={
          <EmptyState
            level={1}
            title={t`메뉴에서 사라진 식단이에요`}
            text={t`무엇을 남기셨는지는 고칠 수 없지만, 기록은 그대로 있어요.`}
            action={
              <Button
                kind="neutral"
                busy={recording.busy}
                onClick={() => recording.clear(leave)}
              >{t`기록 지우기`}</Button>
            }
          />
        }
      />
    ) : (
      <NoCourse />
    )
  }
  const {
    recorded,
    hours: { opensAt },
  } = recording
  if (!recorded && isToCome(course.menuDt, { opensAt }, now)) {
    const when = [
      formatDay(course.menuDt, i18n.locale, 'medium'),
      opensAt && formatClock(clockFrom(opensAt), i18n.locale),
    ]
      .filter(Boolean)
      .join(' ')
    return <NoForm title={t`아직 배식 전이에요`} text={t`${when}부터 기록할 수 있어요.`} />
  }
  return (
    <DetailPage
      bar={bar}
      lead={{
        above: `${formatDay(course.menuDt, i18n.locale, 'medium')} ${mealName}`,
        title: t`무엇을 남기셨어요?`,
        below: t`남긴 그릇을 눌러 주세요.`,
      }}
      action={
        <Button
          size="l"
          block
          kind={nothing ? 'neutral' : 'primary'}
          busy={recording.busy}
          disabled={problem}
          onClick={form.send}
        >
          {says}
        </Button>
      }
    >
      <Card className={css.card}>
        <RecordFields course={course} dishes={dishes} form={form} />
      </Card>
    </DetailPage>
  )
}

/** An address that names no course, or one that no menu and no record knows. */
export function NoCourse() {
  const { t } = useLingui()
  return <NoForm title={t`찾는 메뉴가 없어요`} text={t`식단이 바뀌었을 수 있어요. 오늘 식단에서 다시 골라 주세요.`} />
}

/** Nothing can be recorded here: why, and the way to what can be. */
function NoForm({ title, text }: { title: string; text: string }) {
  const { t } = useLingui()
  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" backTo="/menu/todayMenu" />}
      instead={
        <EmptyState
          level={1}
          title={title}
          text={text}
          action={<Button render={<Link to="/menu/todayMenu" />}>{t`오늘 식단 보기`}</Button>}
        />
      }
    />
  )
}
