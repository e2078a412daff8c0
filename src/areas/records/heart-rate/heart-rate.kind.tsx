import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { RecordKind, RowOf } from '../kit/record-kind.ts'
import { HeartRateGraph, HeartRateHead, HeartRateInsight, useStateWords } from './heart-rate-parts.tsx'
import type { HeartRate } from './heart-rate.ts'
import { FIRST_PERIOD, PERIODS, STALE } from './heart-rate.queries.ts'

/** What a row of the list says. */
export function useHeartRateRow(): RowOf<HeartRate> {
  const { t } = useLingui()
  const states = useStateWords()
  return ([{ rate, state }]) => ({ title: t`${rate} 회/분`, sub: states[state] })
}

/** Heart rate: read only, because no code exists to write it with. */
export const heartRate: RecordKind<HeartRate> = {
  id: 'heartRate',
  words: {
    emptyTitle: msg`아직 심박수가 없어요`,
    emptyText: msg`워치를 차고 휴대폰과 연결하면 저절로 들어와요.`,
    device: { to: '/healthlog/deviceInterlock', text: msg`휴대폰과 워치 연결하기` },
  },
  periods: PERIODS,
  firstPeriod: FIRST_PERIOD,
  stale: STALE,
  recordsOf: () => [],
  Head: HeartRateHead,
  Graph: HeartRateGraph,
  Insight: HeartRateInsight,
}
