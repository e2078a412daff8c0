import { useLingui } from '@lingui/react/macro'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import { outbox } from '#src/app/outbox/waiting.ts'
import { useStore } from '#src/app/store.ts'
import { MEALS } from '#src/domain/meal/meals-of-day.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import type { Day } from '#src/lib/days.ts'
import { Notice } from '#src/ui/notice/notice.tsx'

/** What was written down of a day without a connection, and is on its way. */
export function DayWaiting({ day }: { day: Day }) {
  const { t } = useLingui()
  const mealName = useMealTimeName()
  const waiting = useStore(outbox).filter(({ about }) => about.day === day)
  if (waiting.length === 0) return null
  const names = MEALS.filter((meal) => waiting.some(({ about }) => about.meal === meal))
    .map(mealName)
    .join(', ')
  return (
    <Notice icon={CloudUpload} title={t`${names}, 보내는 중`} live="status">
      {t`적어 두신 것은 휴대폰에 있어요. 연결되면 보내요.`}
    </Notice>
  )
}
