import { useLingui } from '@lingui/react/macro'
import { hoursAndMinutes } from '#src/lib/units.ts'
import type { Category, Reason, Story } from './story.ts'

/** How kinds, lengths and reasons are said. */
export function useStoryWords() {
  const { t } = useLingui()
  const names: Readonly<Record<Category, string>> = {
    MEAL: t`식사`,
    EXERCISE: t`운동`,
    SLEEP: t`잠`,
    MIND: t`마음`,
    DISEASE: t`질병`,
  }
  const length = (total: number) => {
    const { hours, minutes } = hoursAndMinutes(total)
    return minutes === 0 ? t`${hours}시간` : t`${hours}시간 ${minutes}분`
  }
  return {
    category: (category: Category) => names[category],
    /** What it is about and how long it takes. */
    about: ({ categoryCode, readMin }: Pick<Story, 'categoryCode' | 'readMin'>) =>
      [names[categoryCode], t`${readMin}분`].join(' · '),
    /** It stands first because the member chose to read of such things. */
    chosen: (category: Category) => {
      const kind = names[category]
      return t`관심 있다고 하신 ${kind} 이야기예요`
    },
    /** Why it stands first. */
    why: (reason: Reason, name: string) => {
      switch (reason.category) {
        case 'SLEEP': {
          const slept = length(reason.minutes)
          return t`이번 주 ${slept} 주무신 ${name}님께`
        }
        case 'DISEASE':
          return t`이번 주 혈압이 정상보다 높은 ${name}님께`
        case 'EXERCISE':
          // Its days reach back into the week before.
          return t`요즘 걸음이 모자란 ${name}님께`
        case 'MEAL':
          return t`이번 주 짜게 드신 ${name}님께`
      }
    },
  }
}
