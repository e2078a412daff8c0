import { useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useId, useState } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import type { CourseKey } from '#src/domain/meal/course.ts'
import { useAheadWords } from '#src/domain/meal/use-ahead-words.ts'
import { formatPortion } from '#src/lib/portions.ts'
import { formatAmount } from '#src/lib/units.ts'
import { Dish } from '#src/ui/dish/dish.tsx'
import { dishFor } from '#src/ui/dish/dish-name.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Segmented } from '#src/ui/segmented/segmented.tsx'
import { TrayPicker } from '#src/ui/tray-picker/tray-picker.tsx'
import type { TrayDish } from './record.ts'
import type { RecordForm } from './use-record-form.ts'
import css from './record.module.css'

const RecordMore = lazyPart(() => import('./record-more.tsx'), 'RecordMore')

/** What was left is tapped on the tray; the rest is all, three quarters or half; side dishes, time and words unfold. */
export function RecordFields({
  course,
  dishes,
  form,
}: {
  course: CourseKey
  dishes: readonly TrayDish[]
  form: RecordForm
}) {
  const { t } = useLingui()
  const id = useId()
  const isNumbersOff = useNumbersOff()
  const aheadWords = useAheadWords()
  const { draft, set } = form
  const [more, setMore] = useState(draft.memo !== '')
  const pick = (menuCode: string, isLeft: boolean) =>
    set({ left: new Set(isLeft ? [...draft.left, menuCode] : [...draft.left].filter((each) => each !== menuCode)) })
  const left = dishes.filter(({ menuCode }) => draft.left.has(menuCode))
  const shareName: Record<string, ReactNode> = {
    1: left.length > 0 ? t`나머지는 다` : t`전부`,
    0.75: <span aria-label={t`사분의 삼`}>¾</span>,
    0.5: t`반`,
  }

  return (
    <div className={css.fields}>
      <TrayPicker
        label={t`남긴 요리`}
        dishes={dishes.map(({ menuCode, name, bowl }) => ({ key: menuCode, name, bowl }))}
        picked={draft.left}
        onPick={pick}
      />
      {left.length > 0 ? (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics where list-style is none
        <ul className={css.left} role="list" aria-label={t`남긴 요리의 열량`}>
          {left.map(({ menuCode, name, bowl, kcal }) => (
            <li key={menuCode}>
              <Dish {...dishFor(bowl)} size={26} />
              <span>{name}</span>
              {kcal === null || isNumbersOff ? null : <b>−{formatAmount(kcal, 'kcal')}</b>}
            </li>
          ))}
        </ul>
      ) : null}
      {left.length < dishes.length ? (
        <Segmented
          label={t`나머지는`}
          value={draft.share}
          onChange={(share) => set({ share })}
          options={form.shares.map((value) => ({ value, label: shareName[value] ?? formatPortion(Number(value)) }))}
        />
      ) : null}
      <button
        type="button"
        className={css.unfold}
        aria-expanded={more}
        aria-controls={id}
        onClick={() => setMore(!more)}
      >
        {t`반찬, 시간, 메모`}
        <Icon of={ChevronDown} size="s" />
      </button>
      <div id={id} hidden={!more}>
        {more ? (
          <Suspense fallback={null}>
            <RecordMore course={course} form={form} />
          </Suspense>
        ) : null}
      </div>
      {form.ahead && draft.clock !== null ? (
        <p className={css.problem} role="alert">
          {aheadWords(course.menuDt, draft.clock)}
        </p>
      ) : null}
    </div>
  )
}
