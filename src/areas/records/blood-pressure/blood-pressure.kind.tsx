import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazyPart } from '#src/app/lazy-part.ts'
import { LevelBadge } from '../kit/level-badge.tsx'
import type { RecordKind, RowOf } from '../kit/record-kind.ts'
import { BloodPressureGraph } from './blood-pressure-graph.tsx'
import { BloodPressureHead } from './blood-pressure-head.tsx'
import { BloodPressureInsight } from './blood-pressure-insight.tsx'
import {
  careOfPressure,
  levelOfMeans,
  meansOf,
  pressureText,
  recordsOf,
  together,
  type Pressure,
} from './blood-pressure.ts'
import { FIRST_PERIOD, STALE, summaryQuery } from './blood-pressure.queries.ts'

const loadEntry = () => import('./blood-pressure-entry.tsx')

/** What a row of the list says. */
export function usePressureRow(): RowOf<Pressure> {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(summaryQuery())
  const missingOf = ({ systolic, diastolic }: ReturnType<typeof meansOf>) => {
    if (systolic === null) return t`수축기가 비었어요`
    return diastolic === null ? t`이완기가 비었어요` : undefined
  }
  return (group) => {
    const means = meansOf(group)
    const level = group.length > 1 ? levelOfMeans(means, data.zones) : group[0].level
    return {
      title: `${pressureText(means)} mmHg`,
      sub: missingOf(means),
      end: level ? <LevelBadge level={level} care={careOfPressure(group)} /> : undefined,
    }
  }
}

/** Blood pressure: two codes at one time, mornings and evenings apart. */
export const bloodPressure: RecordKind<Pressure> = {
  id: 'bloodPressure',
  words: {
    action: msg`혈압 기록하기`,
    emptyTitle: msg`아직 혈압 기록이 없어요`,
    emptyText: msg`5분 쉬고 한 번 재 보세요. 두 숫자만 적으면 돼요.`,
    device: { to: '/healthlog/omronbloodpressureMeasurement', text: msg`혈압계로 재기` },
  },
  firstPeriod: FIRST_PERIOD,
  stale: STALE,
  together,
  recordsOf,
  Head: BloodPressureHead,
  Graph: BloodPressureGraph,
  Insight: BloodPressureInsight,
  Entry: lazyPart(loadEntry, 'BloodPressureEntry'),
  loadEntry,
  More: lazyPart(() => import('./blood-pressure-more.tsx'), 'BloodPressureMore'),
}
