import { useLingui } from '@lingui/react/macro'
import { useNow } from '#src/app/use-now.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { formatDay, today } from '#src/lib/days.ts'
import { clockOf, dayOf } from '#src/lib/wire-time.ts'
import { type Choice, weekWord } from './choice.ts'

/** What a choice is about, and until when. */
export function useChoiceWords() {
  const { t, i18n } = useLingui()
  const now = useNow()
  const mealName = useMealTimeName()
  const meal = ({ menuDt, mealType }: Choice) => {
    const weekday = formatDay(menuDt, i18n.locale, 'weekdayLong')
    const name = mealName(mealType)
    const when = {
      this: t`이번 주 ${weekday} ${name}`,
      next: t`다음 주 ${weekday} ${name}`,
      date: t`${formatDay(menuDt, i18n.locale, 'medium')} ${name}`,
    }
    return when[weekWord(menuDt, today(now))]
  }
  return {
    meal,
    question: (choice: Choice) => t`${meal(choice)}, 무엇이 좋을까요?`,
    until: ({ until }: Choice) => t`${formatDay(dayOf(until), i18n.locale, 'medium')} ${clockOf(until)}까지`,
    result: ({ winner }: Choice) =>
      winner ? t`${winner.name}, ${winner.count ?? 0}명이 골랐어요` : t`두 메뉴가 똑같이 나왔어요`,
  }
}
