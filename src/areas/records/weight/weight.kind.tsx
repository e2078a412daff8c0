import { msg } from '@lingui/core/macro'
import { lazyPart } from '#src/app/lazy-part.ts'
import { formatAmount, formatQuantity } from '#src/lib/units.ts'
import type { RecordKind, RowOf } from '../kit/record-kind.ts'
import { WeightGraph } from './weight-graph.tsx'
import { WeightReading } from './weight-reading.tsx'
import { FIRST_PERIOD, STALE } from './weight.queries.ts'
import { recordsOf, type WeightRecord } from './weight.ts'

const loadEntry = () => import('./weight-entry.tsx')

/** What a row of the list says: the weight, and the change since the one before. */
export const weightRow: RowOf<WeightRecord> = ([{ weightKg, changeKg }]) => ({
  title: formatQuantity(weightKg, 'kg'),
  end: changeKg === null ? undefined : formatAmount(changeKg, 'kg', 'always'),
})

/** Weight: one code, and a goal that is the member's own. */
export const weight: RecordKind<WeightRecord> = {
  id: 'weight',
  words: {
    action: msg`체중 기록하기`,
    emptyTitle: msg`아직 체중 기록이 없어요`,
    emptyText: msg`한 번만 재도 나만의 기준이 생겨요. 재고 나서 숫자 하나만 적어 주세요.`,
    device: { to: '/healthlog/omronfatMeasurement', text: msg`체중계로 재기` },
  },
  firstPeriod: FIRST_PERIOD,
  stale: STALE,
  recordsOf,
  Head: WeightReading,
  Graph: WeightGraph,
  Entry: lazyPart(loadEntry, 'WeightEntry'),
  loadEntry,
  More: lazyPart(() => import('./weight-more.tsx'), 'WeightMore'),
}
