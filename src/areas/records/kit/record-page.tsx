import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { Suspense, useEffect, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { whenIdle } from '#src/app/when-idle.ts'
import { useMayType } from '#src/domain/index-record/may-type.ts'
import { today as dayIn, type Day } from '#src/lib/days.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { GraphPage } from '#src/patterns/graph-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { CourseWaiting } from './course-waiting.tsx'
import { apartFrom, isOfPhone } from './index-records.ts'
import { MonthStepper } from './month-stepper.tsx'
import { monthEnd, openingWindow, PERIODS, shownOf, type Period } from './period.ts'
import { PeriodSwitch } from './period-switch.tsx'
import type { Apart, Readings, RecordKind, RowOf, Taken } from './record-kind.ts'
import { useDeviceWay } from './use-device-way.ts'
import { RecordList } from './record-list.tsx'
import { useInsertReadingRemoval } from './record.queries.ts'

/** What lies over the page; at most one thing at a time. */
type Overlay<Reading> = { is: 'none' } | { is: 'entry'; reading?: Reading; apart: Apart } | { is: 'more' }
const NOTHING = { is: 'none' } as const

interface Props<Reading extends Taken> {
  kind: RecordKind<Reading>
  page: Readings<Reading>
  row: RowOf<Reading>
  /** Opens with the entry: for whoever comes to record. */
  adding?: boolean | undefined
  /** Opens on this month of the calendar, by a day of it. */
  month?: Day | undefined
}

/** A kind of record: the latest reading, its course over time, and every record. */
export function RecordPage<Reading extends Taken>({ kind, page, row, adding = false, month: asked }: Props<Reading>) {
  const { t, i18n } = useLingui()
  const now = useNow()
  const today = dayIn(now)
  const [last] = page.readings
  const opening = openingWindow(kind.periods ?? PERIODS, kind.firstPeriod, last && dayOf(last.at), today)
  const [period, setPeriod] = useState<Period>(asked ? 'month' : opening.period)
  const [month, setMonth] = useState<Day | null>(asked ? monthEnd(asked) : null)
  const shown = shownOf({ period, until: opening.until }, month, today)
  const first = page.end.is === 'end' ? page.readings.at(-1) : undefined
  const mayType = useMayType()
  const { remove, restore } = useInsertReadingRemoval(kind)
  const { Head, Graph, Insight, Entry, More, words, loadEntry } = kind
  const [overlay, setOverlay] = useState<Overlay<Reading>>(() =>
    adding && Entry ? { is: 'entry', apart: apartFrom(page.readings, now) } : NOTHING,
  )
  // What stands then: a reading that is saved again because its answer was lost keeps its key.
  const entryOf = (reading?: Reading) =>
    ({ is: 'entry', ...(reading && { reading }), apart: apartFrom(page.readings, new Date()) }) as const
  const enter = (reading?: Reading) => setOverlay(entryOf(reading))
  const client = useQueryClient()
  const open = (reading: Reading) => {
    if (!kind.complete) return enter(reading)
    // Whoever has opened something else meanwhile stays there.
    const show = (whole: Reading) => setOverlay((current) => (current.is === 'none' ? entryOf(whole) : current))
    kind
      .complete(client, reading)
      .then(show, () => toast({ kind: 'bad', text: t`기록을 불러오지 못했어요. 다시 눌러 주세요.`, about: kind.id }))
  }
  const types = Entry !== undefined && mayType
  // The form and its library come when the page stands, or with the first opening.
  useEffect(() => whenIdle(() => void loadEntry?.().catch(() => undefined)), [loadEntry])

  const choose = (next: Period) => {
    setPeriod(next)
    setMonth(null)
  }
  const close = () => setOverlay(NOTHING)
  const removeWithUndo = (reading: Reading) => {
    close()
    const undo = { label: t`되돌리기`, onPress: () => restore(reading) }
    const text = isOfPhone(reading.origin)
      ? t`기록을 지웠어요. 휴대폰에는 남아 있지만 다시 가져오지 않아요.`
      : t`기록을 지웠어요`
    remove(reading, () => void toast({ kind: 'removed', text, action: undo }))
  }

  return (
    <GraphPage
      bar={
        <ScreenBar
          backTo="/healthlog/healthlog"
          {...(words.title && { title: i18n._(words.title) })}
          actions={
            More ? (
              <IconButton label={t`더 보기`} icon={Ellipsis} onClick={() => setOverlay({ is: 'more' })} />
            ) : undefined
          }
        />
      }
      action={
        types && words.action ? (
          <Button size="l" block onClick={() => enter()}>
            {i18n._(words.action)}
          </Button>
        ) : null
      }
      instead={last ? undefined : <EmptyState title={i18n._(words.emptyTitle)} text={i18n._(words.emptyText)} />}
      reading={last ? <Head last={last} readings={page.readings} today={today} /> : null}
      period={
        <>
          <PeriodSwitch periods={kind.periods ?? PERIODS} period={period} onPeriod={choose} />
          {period === 'month' && !kind.periods ? (
            <MonthStepper shown={shown} today={today} first={first && dayOf(first.at)} onMonth={setMonth} />
          ) : null}
        </>
      }
      graph={
        // Of readings of long ago its window may have to be asked for first.
        <Suspense fallback={<CourseWaiting />}>
          <Graph period={shown.period} today={shown.until} />
        </Suspense>
      }
      summary={
        <>
          {Insight ? (
            <Insight
              period={shown.period}
              today={shown.period === 'whole' ? shown.until : today}
              readings={page.readings}
            />
          ) : null}
          {Entry && !mayType ? (
            <Card tight>
              <Rows>
                <DeviceRow device={words.device} />
              </Rows>
            </Card>
          ) : null}
        </>
      }
      records={<RecordList kind={kind} page={page} row={row} today={today} onOpen={types ? open : undefined} />}
    >
      {Entry && types && overlay.is === 'entry' ? (
        <Suspense fallback={null}>
          <Entry
            reading={overlay.reading}
            last={last}
            readings={page.readings}
            now={now}
            apart={overlay.apart}
            onClose={close}
            onRemove={removeWithUndo}
            onSaved={close}
          />
        </Suspense>
      ) : null}
      {More && overlay.is === 'more' ? (
        <Suspense fallback={null}>
          <More today={today} onClose={close} />
        </Suspense>
      ) : null}
    </GraphPage>
  )
}

function DeviceRow({ device }: { device: RecordKind<Taken>['words']['device'] }) {
  const { t, i18n } = useLingui()
  const to = useDeviceWay(device)
  return <ListRow title={i18n._(device.text)} sub={t`기기로 잰 값만 기록해요`} chevron render={<Link to={to} />} />
}
