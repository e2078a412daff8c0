import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { useLanguage } from '#src/app/use-language.ts'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import type { CourseKey } from '#src/domain/meal/course.ts'
import { formatAmount } from '#src/lib/units.ts'
import { Chip } from '#src/ui/chip/chip.tsx'
import { NativeInput } from '#src/ui/date-time-field/native-input.tsx'
import { TextArea } from '#src/ui/text-area/text-area.tsx'
import { wireKey } from '../detail/detail.queries.ts'
import { toSideDishes } from './record.ts'
import { sideDishesQuery } from './record.queries.ts'
import type { RecordForm } from './use-record-form.ts'
import css from './record.module.css'

/**
 * What few say of a meal: one more side dish, another time, a word. Where side dishes do not come the rest stands
 * without them.
 */
export function RecordMore({ course, form: { draft, set } }: { course: CourseKey; form: RecordForm }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const isNumbersOff = useNumbersOff()
  const { data = [] } = useQuery(sideDishesQuery(wireKey(course)))
  const sides = toSideDishes(data, language)
  const has = (menuCode: string) => draft.sides.some((side) => side.menuCode === menuCode)

  return (
    <div className={css.more}>
      {sides.length > 0 ? (
        <section aria-label={t`더 먹은 반찬`}>
          <h2>{t`더 먹은 반찬`}</h2>
          <div className={css.sides}>
            {sides.map((side) => (
              <Chip
                key={side.menuCode}
                pressed={has(side.menuCode)}
                onClick={() =>
                  set({
                    sides: has(side.menuCode)
                      ? draft.sides.filter(({ menuCode }) => menuCode !== side.menuCode)
                      : [...draft.sides, side],
                  })
                }
              >
                {side.name}
                {side.kcal === null || isNumbersOff ? null : <small>+{formatAmount(side.kcal, 'kcal')}</small>}
              </Chip>
            ))}
          </div>
        </section>
      ) : null}
      <NativeInput
        label={t`먹은 시간`}
        type="time"
        sunken
        value={draft.clock ?? ''}
        onChange={(clock) => set({ clock: clock || null })}
      />
      <TextArea
        label={t`메모`}
        rows={2}
        sunken
        value={draft.memo}
        limit={MOST_LETTERS.mealMemo}
        counterLabel={(used, limit) => t`${limit}자 가운데 ${used}자`}
        onChange={(memo) => set({ memo })}
      />
    </div>
  )
}
