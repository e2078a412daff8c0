import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLeaveGuard } from '#src/app/use-leave-guard.ts'
import { addDays, formatDay } from '#src/lib/days.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { useDraft } from '#src/patterns/form/use-draft.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Switch } from '#src/ui/choice/choice.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { TimeField } from '#src/ui/time-field/time-field.tsx'
import { Chips } from '../choices/chips.tsx'
import {
  difficultiesQuery,
  goalsQuery,
  kindsOfExerciseQuery,
  lengthsOf,
  minutesQuery,
  type Choice,
} from '../choices/choices.queries.ts'
import { alarmOfClock, clockOfAlarm, isSame, type Settings } from './settings.ts'
import { settingsQuery, useSaveSettings } from './settings.queries.ts'
import css from './settings.module.css'

/** A Monday, for the names of the days. */
const MONDAY = '20240101'
const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7']
const EVENING = '18:30'

const DRAFT = 'exercise settings'

const optionsOf = (choices: readonly Choice[]) => choices.map(({ code, name }) => ({ value: code, name }))

/** What exercise is for, how hard, how long and when: what is offered follows from it. */
export function ExerciseSettingsScreen() {
  const { t, i18n } = useLingui()
  const { data } = useSuspenseQuery(settingsQuery())
  const { data: goals } = useSuspenseQuery(goalsQuery())
  const { data: difficulties } = useSuspenseQuery(difficultiesQuery())
  const { data: kinds } = useSuspenseQuery(kindsOfExerciseQuery())
  const { data: range } = useSuspenseQuery(minutesQuery())
  const { save, isPending } = useSaveSettings()
  const [changed, change] = useDraft<Settings>(DRAFT)
  const [failed, setFailed] = useState(false)
  const settings = changed ?? data.settings
  const isChanged = changed !== undefined && !isSame(changed, data.settings)
  useLeaveGuard(isChanged && !isPending, DRAFT)

  const set = (part: Partial<Settings>) => {
    setFailed(false)
    change({ ...settings, ...part })
  }
  const alarm = clockOfAlarm(settings.ALARM)
  const how = difficulties.find(({ code }) => code === settings.DIFFICULTY[0])?.about
  const send = () => {
    setFailed(false)
    save(settings, data.isFirst).then(
      () => change(undefined),
      () => setFailed(true),
    )
  }
  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" backTo="/healthlog/exercise" />}
      lead={{ title: t`어떻게 움직이고 싶으세요?`, below: t`고른 것에 맞춰 운동을 보여 드려요. 비워 두어도 돼요.` }}
      action={
        <Button size="l" block busy={isPending} onClick={send}>
          {t`저장하기`}
        </Button>
      }
    >
      <Card>
        <div className={css.groups}>
          <Chips
            title={t`무엇을 위해`}
            options={optionsOf(goals)}
            chosen={settings.GOAL}
            onChange={(GOAL) => set({ GOAL })}
          />
          <div>
            <Chips
              title={t`얼마나 힘들게`}
              options={optionsOf(difficulties)}
              chosen={settings.DIFFICULTY}
              onChange={(DIFFICULTY) => set({ DIFFICULTY })}
            />
            {how && <p className={css.about}>{how}</p>}
          </div>
          <Chips
            title={t`어떤 운동으로`}
            several
            options={optionsOf(kinds)}
            chosen={settings.CATEGORY}
            onChange={(CATEGORY) => set({ CATEGORY })}
          />
          <Chips
            title={t`한 번에`}
            options={lengthsOf(range).map((minutes) => ({ value: String(minutes), name: t`${minutes}분` }))}
            chosen={settings.TIME}
            onChange={(TIME) => set({ TIME })}
          />
          <Chips
            title={t`요일`}
            several
            tight
            options={WEEKDAYS.map((value, at) => ({
              value,
              name: formatDay(addDays(MONDAY, at), i18n.locale, 'weekday'),
            }))}
            chosen={settings.WEEKDAY}
            onChange={(days) => set({ WEEKDAY: days.toSorted() })}
          />
        </div>
      </Card>
      <Card>
        <div className={css.groups}>
          <Switch
            label={t`운동할 시각에 알려 주기`}
            checked={alarm !== null}
            onChange={(on) => set({ ALARM: on ? alarmOfClock(EVENING) : [] })}
          />
          {alarm !== null && (
            <TimeField
              label={t`알림 시각`}
              value={alarm}
              start={EVENING}
              onChange={(clock) => set({ ALARM: alarmOfClock(clock) })}
              sunken
            />
          )}
          {alarm !== null && (
            <p className={css.about}>{t`그 시각에 알림이 와요. 알림 설정에서 건강 기록을 꺼 두면 오지 않아요.`}</p>
          )}
        </div>
      </Card>
      {failed && (
        <Notice kind="danger" live="alert">
          {t`저장하지 못했어요. 고른 것은 그대로예요.`}
        </Notice>
      )}
    </DetailPage>
  )
}
