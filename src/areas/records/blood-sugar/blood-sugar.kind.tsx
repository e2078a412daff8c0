import { msg } from '@lingui/core/macro'
import { lazyPart } from '#src/app/lazy-part.ts'
import { LevelBadge } from '../kit/level-badge.tsx'
import type { RecordKind, RowOf } from '../kit/record-kind.ts'
import { BloodSugarGraph } from './blood-sugar-graph.tsx'
import { BloodSugarHead } from './blood-sugar-head.tsx'
import { BloodSugarInsight } from './blood-sugar-insight.tsx'
import { careOfSugar, keyOf, METERS, recordsOf, type Sugar } from './blood-sugar.ts'
import { FIRST_PERIOD, STALE } from './blood-sugar.queries.ts'
import { useWhenWords } from './when-words.ts'

const loadEntry = () => import('./blood-sugar-entry.tsx')

/** What a row of the list says. */
export function useSugarRow(): RowOf<Sugar> {
  const when = useWhenWords()
  return ([reading]) => ({
    title: `${reading.mgdl} mg/dL`,
    sub: when[reading.when],
    end: <LevelBadge level={reading.level} care={careOfSugar(reading)} />,
  })
}

/** Blood sugar: four codes, of which a reading has the one that says when; drawn over the meal it belongs to. */
export const bloodSugar: RecordKind<Sugar> = {
  id: 'bloodSugar',
  words: {
    action: msg`혈당 기록하기`,
    emptyTitle: msg`아직 혈당 기록이 없어요`,
    emptyText: msg`먹기 전과 두 시간 뒤에 재면 그 식사로 얼마나 올랐는지 보여 드려요.`,
    device: { ...METERS, text: msg`혈당계로 재기` },
  },
  firstPeriod: FIRST_PERIOD,
  stale: STALE,
  keyOf,
  recordsOf,
  Head: BloodSugarHead,
  Graph: BloodSugarGraph,
  Insight: BloodSugarInsight,
  Entry: lazyPart(loadEntry, 'BloodSugarEntry'),
  loadEntry,
  More: lazyPart(() => import('./blood-sugar-more.tsx'), 'BloodSugarMore'),
}
