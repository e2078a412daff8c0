import { msg } from '@lingui/core/macro'
import { lazyPart } from '#src/app/lazy-part.ts'
import { clockOf, type WireTime } from '#src/lib/wire-time.ts'
import type { RecordKind, RowOf } from '../kit/record-kind.ts'
import { useRecordWords } from '../kit/record-words.ts'
import { SleepGraph } from './sleep-graph.tsx'
import { SleepHead } from './sleep-head.tsx'
import { recordsOf, type Night } from './sleep.ts'
import { FIRST_PERIOD, STALE, wholeNight } from './sleep.queries.ts'
import { useSleepWords } from './sleep-words.ts'

const loadEntry = () => import('./sleep-entry.tsx')

/** What a row of the list says: how long, and from when to when where that is known. */
export function useNightRow(today: string): RowOf<Night> {
  const { dayWord } = useRecordWords(today)
  const { length } = useSleepWords()
  const span = (startAt: WireTime | null, at: WireTime) =>
    startAt === null ? '' : ` ${clockOf(startAt)}–${clockOf(at)}`
  return ([{ minutes, startAt, at }]) => ({
    title: length(minutes),
    when: `${dayWord(at.slice(0, 8))}${span(startAt, at)}`,
  })
}

/** Sleep: one code, and beside it when the night began and its stages. */
export const sleep: RecordKind<Night> = {
  id: 'sleep',
  words: {
    action: msg`수면 기록하기`,
    emptyTitle: msg`아직 수면 기록이 없어요`,
    emptyText: msg`잠든 시각과 일어난 시각만 적어 주세요. 워치를 차고 자면 저절로 들어와요.`,
    device: { to: '/healthlog/deviceInterlock', text: msg`휴대폰과 워치 연결하기` },
  },
  firstPeriod: FIRST_PERIOD,
  stale: STALE,
  recordsOf,
  complete: wholeNight,
  Head: SleepHead,
  Graph: SleepGraph,
  Entry: lazyPart(loadEntry, 'SleepEntry'),
  loadEntry,
}
