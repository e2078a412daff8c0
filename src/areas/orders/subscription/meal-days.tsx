import { useLingui } from '@lingui/react/macro'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Suspense, useState } from 'react'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useLanguage } from '#src/app/use-language.ts'
import { allergyNotice, declaredOf } from '#src/domain/meal/allergens.ts'
import { useAllergenName } from '#src/domain/meal/use-allergen-name.ts'
import { formatDay, type Day } from '#src/lib/days.ts'
import { clockOf, dayOf } from '#src/lib/wire-time.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { MealCalendar } from '#src/ui/meal-calendar/meal-calendar.tsx'
import { RadioRows } from '#src/ui/radio-rows/radio-rows.tsx'
import { OFF, type Choice, type Chosen } from './subscription.ts'
import css from './subscription.module.css'

const ChoiceSheet = lazyPart(() => import('./choice-sheet.tsx'), 'ChoiceSheet')

interface Props {
  subscribedSeq: number
  /** Name of the subscription. */
  label: string
  days: readonly Chosen[]
  open: Day | null
  onOpen(day: Day): void
  /** Another choice for the open day; '0' is a day off. */
  onChoose(choice: string): void
  /** Days that cannot be changed any more, with how they ended or why. */
  closed: ReadonlyMap<Day, string>
  /** Said of the open day, above its choices. */
  note?: string | undefined
}

/** A month of bowls and the choices of one day: of what is offered, and of what was applied for. */
export function MealDays({ subscribedSeq, label, days, open, onOpen, onChoose, closed, note }: Props) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const [shown, setShown] = useState<string | null>(null)
  const nameOf = (choice: Choice) => (language === 'en' && choice.menuNameEng) || choice.menuName
  const day = days.find(({ menuDt }) => menuDt === open)
  const ended = day && closed.get(day.menuDt)
  const until = day?.until ?? ''
  const untilDay = until && formatDay(dayOf(until), i18n.locale, 'short')
  const untilTime = clockOf(until)

  return (
    <>
      <Card label={label}>
        <MealCalendar
          label={label}
          value={open}
          onChange={onOpen}
          days={days.map(({ menuDt, chosen }) => ({
            day: menuDt,
            dish: chosen?.menuName ?? null,
            name: [chosen ? nameOf(chosen) : t`쉬는 날`, closed.get(menuDt)].filter(Boolean).join(', '),
            past: closed.has(menuDt),
          }))}
        />
      </Card>
      {day ? (
        <Card>
          <CardHead
            title={formatDay(day.menuDt, i18n.locale, 'medium')}
            more={<span className={css.until}>{ended ?? t`${untilDay} ${untilTime}까지 바꿔요`}</span>}
          />
          {note ? <p className={css.note}>{note}</p> : null}
          <RadioRows
            label={t`이날 받을 것`}
            name={`day-${day.menuDt}`}
            value={day.chosen?.smartMenuSeq ?? OFF}
            onChange={onChoose}
            options={[
              ...day.menuList.map((choice) => ({
                value: choice.smartMenuSeq,
                title: nameOf(choice),
                sub: <ChoiceLine choice={choice} />,
                lead: <DishTile name={choice.menuName} />,
                disabled: ended !== undefined || (choice.soldOutYn === 'Y' && choice !== day.chosen),
              })),
              { value: OFF, title: t`이날은 쉬기`, lead: <DishTile name="" />, disabled: ended !== undefined },
            ]}
          />
          {day.chosen ? (
            <Button
              kind="text"
              onClick={() => setShown(day.chosen?.smartMenuSeq ?? null)}
            >{t`영양과 재료 보기`}</Button>
          ) : null}
        </Card>
      ) : null}
      {shown ? (
        <Suspense fallback={null}>
          <ChoiceSheet subscribedSeq={subscribedSeq} smartMenuSeq={shown} onClose={() => setShown(null)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** What is in it; what the member avoids is named, what nobody has declared never reads as safe. */
function ChoiceLine({ choice }: { choice: Choice }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const nameOf = useAllergenName()
  const kcal = choice.sumKcal
  const notice = allergyNotice([declaredOf(choice, language)], choice.alYn === 'Y')
  const mine = notice.kind === 'avoid' ? notice.mine : []
  const avoided = mine.map(({ name }) => nameOf(name)).join(' · ')
  return (
    <span className={css.choice}>
      <span>
        {[kcal ? t`${kcal} kcal` : '', choice.smartSubMenuTxt.replaceAll(',', ', ')].filter(Boolean).join(' · ')}
      </span>
      {choice.soldOutYn === 'Y' ? <Badge>{t`다 나갔어요`}</Badge> : null}
      {mine.length > 0 ? <Badge kind="danger" icon={TriangleAlert}>{t`내 알레르기: ${avoided}`}</Badge> : null}
      {notice.kind === 'unknown' ? <span>{t`알레르기 정보를 다 알 수 없어요`}</span> : null}
    </span>
  )
}
