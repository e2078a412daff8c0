import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyExtra, lazyPart } from '#src/app/lazy-part.ts'
import { useNow } from '#src/app/use-now.ts'
import { addDays, formatDay, today as dayIn, type Day } from '#src/lib/days.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Checkbox } from '#src/ui/choice/choice.tsx'
import { DateStepper } from '#src/ui/date-stepper/date-stepper.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { CoachWord } from './coach-word.tsx'
import { PracticeMonth } from './practice-month.tsx'
import { practiceDayQuery, useSaveDailyAct } from './practice.queries.ts'
import { canTick, MOST_PRACTICES, toPracticeDay } from './practice.ts'
import { useLeadWords } from './use-lead-words.ts'
import css from './practice.module.css'

const ChooseSheet = lazyPart(() => import('./choose-sheet.tsx'), 'ChooseSheet')
const Proposals = lazyExtra(() => import('./proposals.tsx'), 'Proposals')

/** The small things that the member has set out to do: today's, this month's, and which of them sticks. [MEA-17] */
export function MissionScreen({ day }: { day: Day }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const today = dayIn(useNow())
  const sayLead = useLeadWords()
  const tick = useSaveDailyAct()
  const [choosing, setChoosing] = useState(false)
  const shown = toPracticeDay(useSuspenseQuery(practiceDayQuery(day)).data)
  const { practices } = shown
  const open = canTick(day, today)
  const show = (next: Day) => void navigate({ to: '.', search: { day: next }, replace: true })
  // Of a day that is ticked later the hour says nothing.
  const doneAt = (stamp: string | null) =>
    stamp?.startsWith(day) ? t`${stamp.slice(8, 10)}:${stamp.slice(10, 12)}에 했어요` : undefined

  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo="/coach/mealBoard" />}
      lead={{ title: sayLead({ total: practices.length, done: shown.done, isToday: day === today }) }}
    >
      {shown.word && shown.word.reply === null ? (
        <CoachWord word={shown.word} onFull={practices.length < MOST_PRACTICES ? undefined : () => setChoosing(true)} />
      ) : null}
      <Card>
        <DateStepper
          text={day === today ? t`오늘, ${formatDay(day, i18n.locale, 'short')}` : formatDay(day, i18n.locale)}
          previousLabel={t`전날`}
          nextLabel={t`다음 날`}
          nextDisabled={day >= today}
          onPrevious={() => show(addDays(day, -1))}
          onNext={() => day < today && show(addDays(day, 1))}
        />
        {practices.length === 0 ? (
          <p className={css.none}>{day === today ? t`아직 고른 실천이 없어요.` : t`이날은 고른 실천이 없었어요.`}</p>
        ) : (
          <Rows label={t`실천`}>
            {practices.map(({ code, name, done, doneAt: at }) => (
              <ListRow
                key={code}
                as="label"
                title={name}
                sub={doneAt(at)}
                end={
                  <Checkbox
                    hideLabel
                    label={name}
                    checked={done}
                    disabled={!open}
                    onChange={(on) => tick.send({ body: { baseDt: day, actCode: code, doneYn: on ? 'Y' : 'N' } })}
                  />
                }
              />
            ))}
          </Rows>
        )}
        {open || practices.length === 0 ? null : <p className={css.none}>{t`지난주까지는 볼 수만 있어요.`}</p>}
      </Card>
      {practices.length === 0 && day === today ? (
        <Suspense fallback={null}>
          <Proposals />
        </Suspense>
      ) : null}
      <PracticeMonth month={day.slice(0, 6)} />
      <Button kind="soft" size="l" block onClick={() => setChoosing(true)}>{t`실천 고르기`}</Button>
      {choosing ? (
        <Suspense fallback={null}>
          <ChooseSheet onClose={() => setChoosing(false)} />
        </Suspense>
      ) : null}
    </ListPage>
  )
}
