import { useLingui } from '@lingui/react/macro'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useGuardedForm } from '#src/app/forms/use-guarded-form.ts'
import { goBack } from '#src/app/navigation.ts'
import { useLanguage } from '#src/app/use-language.ts'
import { useNow } from '#src/app/use-now.ts'
import { addDays, today as dayIn, weekOf, type Day } from '#src/lib/days.ts'
import { roundTo } from '#src/lib/numbers.ts'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { ListPage } from '#src/patterns/list-page.tsx'
import { RecordFormPage } from '#src/patterns/record-form-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { DateStepper } from '#src/ui/date-stepper/date-stepper.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { DrinkRows } from './drink-rows.tsx'
import { drinkDayQuery, drinksQuery, useSaveDrinks } from './drinks.queries.ts'
import { drunkOf, linesOf, sumsOf, toDrinkDay, toDrinks, type Drink, type DrinkDay } from './drinks.ts'
import { Shelf } from './shelf.tsx'
import { Total } from './total.tsx'
import { useDrinkWords } from './use-drink-words.ts'
import { WeekCard } from './week-card.tsx'

const schema = v.object({
  lines: v.array(v.object({ code: v.string(), unit: v.picklist(['GLASS', 'BOTTLE', 'CAN']), quantity: v.number() })),
})

interface Props {
  day: Day
  onDay(day: Day): void
}

/** What was drunk on a day, glass by glass; another day asks first when something was changed. [DIA-01] [MEA-16] */
export function DrinkFormScreen({ day, onDay }: Props) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const today = dayIn(useNow())
  const words = useDrinkWords()
  const [{ data: list }, { data: wire }] = useSuspenseQueries({ queries: [drinksQuery(), drinkDayQuery(day)] })
  const drinks = toDrinks(list, language)
  const stepper = (
    <DateStepper
      text={words.dayWords(day, today)}
      previousLabel={t`전날`}
      nextLabel={t`다음 날`}
      nextDisabled={day >= today}
      onPrevious={() => onDay(addDays(day, -1))}
      onNext={() => (day < today ? onDay(addDays(day, 1)) : undefined)}
    />
  )
  if (drinks.length === 0) {
    return (
      <ListPage
        bar={<ScreenBar backTo={home} />}
        instead={
          <EmptyState title={t`지금은 고를 수 없어요`} text={t`술 목록을 준비하고 있어요. 조금 뒤에 다시 와 주세요.`} />
        }
      />
    )
  }
  return (
    <DrinkForm
      key={day}
      drinks={drinks}
      saved={toDrinkDay(wire, language)}
      today={today}
      bar={<ScreenBar titleAs="p" backTo={home} under={stepper} />}
    />
  )
}

// Plain text: this screen comes with later work.
const home: string = '/healthlog/mealRecord'

function DrinkForm({
  drinks,
  saved,
  today,
  bar,
}: {
  drinks: readonly Drink[]
  saved: DrinkDay
  today: Day
  bar: React.ReactNode
}) {
  const { t } = useLingui()
  const router = useRouter()
  const words = useDrinkWords()
  const save = useSaveDrinks()
  const initial = { lines: linesOf(drinks, saved.drunk) }
  const form = useGuardedForm({
    schema,
    initial,
    draft: `drinks ${saved.day}`,
    // Nothing changed is nothing to send: a day without drinks has nothing to take away.
    onSubmit: async ({ lines }) =>
      JSON.stringify(lines) === JSON.stringify(initial.lines)
        ? undefined
        : save.send(
            saved.day,
            lines.filter(({ quantity }) => quantity > 0),
          ),
    onSent: () => goBack(router, home),
    refusal: save.refusal,
  })
  const drunk = drunkOf(drinks, useWatch({ control: form.control, name: 'lines' }))
  const sums = sumsOf(drunk)
  const weekG = roundTo(saved.weekG - sumsOf(saved.drunk).alcoholG + sums.alcoholG, 1)

  return (
    <RecordFormPage
      bar={bar}
      form={form}
      title={drunk.length === 0 ? t`드신 술이 있나요?` : <Total drunk={drunk} />}
      help={drunk.length === 0 ? t`더하기를 누르면 적혀요` : words.sums(sums)}
      action={<Button type="submit" size="l" block busy={form.busy}>{t`저장하기`}</Button>}
    >
      {drunk.length === 0 ? null : <Shelf drunk={drunk} />}
      <FormField form={form} name="lines">
        {({ value, onChange }) => <DrinkRows drinks={drinks} value={value} onChange={onChange} />}
      </FormField>
      <WeekCard
        isThisWeek={weekOf(saved.day)[0] === weekOf(today)[0]}
        weekG={weekG}
        lastWeekG={saved.lastWeekG}
        limitG={saved.limitG}
      />
    </RecordFormPage>
  )
}
