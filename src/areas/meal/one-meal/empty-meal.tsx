import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import type { MealType } from '#src/domain/meal/meals-of-day.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { formatDay, type Day } from '#src/lib/days.ts'
import { withJosa } from '#src/lib/korean.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { useSkippedMeal } from './one-meal.queries.ts'
import css from './one-meal.module.css'

interface Props {
  day: Day
  meal: MealType
  skipped: boolean
  /** Where foods are added. */
  add: { to: string; search: never }
}

/** A meal without food: it was forgotten, or it was skipped, and both can be said. */
export function EmptyMeal({ day, meal, skipped, add }: Props) {
  const { t, i18n } = useLingui()
  const name = useMealTimeName()(meal)
  const { skip, takeBack } = useSkippedMeal()
  const key = { body: { baseDt: day, menuMealType: meal } }
  const undo = () => takeBack.send(key)
  const about = i18n.locale === 'ko' ? withJosa(name, '은/는') : name

  return (
    <DetailPage
      bar={<ScreenBar title={t`${name} 기록`} titleAs="p" backTo={`/healthlog/mealRecord?day=${day}`} />}
      instead={
        <EmptyState
          level={1}
          title={skipped ? t`${about} 걸렀어요` : t`아직 적은 음식이 없어요`}
          text={skipped ? t`음식을 적으면 거른 표시는 사라져요.` : formatDay(day, i18n.locale, 'long')}
          action={
            <div className={css.choices}>
              <Button render={<Link {...add} />}>{t`음식 추가`}</Button>
              {skipped ? (
                <Button kind="neutral" busy={takeBack.isPending} onClick={undo}>{t`거르지 않았어요`}</Button>
              ) : (
                <Button
                  kind="neutral"
                  busy={skip.isPending}
                  onClick={() =>
                    skip.send(
                      key,
                      () =>
                        void toast({
                          kind: 'good',
                          text: t`${about} 걸렀다고 적었어요`,
                          action: { label: t`되돌리기`, onPress: undo },
                        }),
                    )
                  }
                >
                  {t`안 먹었어요`}
                </Button>
              )}
            </div>
          }
        />
      }
    />
  )
}
