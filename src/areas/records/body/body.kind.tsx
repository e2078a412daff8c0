import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { lazyPart } from '#src/app/lazy-part.ts'
import { formatQuantity } from '#src/lib/units.ts'
import type { EntryProps, RecordKind, RowOf } from '../kit/record-kind.ts'
import { BodyGraph, BodyHead } from './body-parts.tsx'
import { recordsOf, type BodyCode, type BodyReading } from './body.ts'
import { STALE } from './body.queries.ts'
import { UNITS } from './body-words.ts'

const loadEntry = () => import('./body-entry.tsx')
const BodyEntry = lazyPart(loadEntry, 'BodyEntry')

/** What a row of the list says. */
export const bodyRow =
  (code: BodyCode): RowOf<BodyReading> =>
  ([{ value }]) => ({ title: formatQuantity(value, UNITS[code]) })

type Words = Record<'title' | 'action' | 'emptyTitle', MessageDescriptor>

function kindOf(id: 'bodyFat' | 'muscle', code: BodyCode, words: Words): RecordKind<BodyReading> {
  return {
    id,
    words: {
      ...words,
      emptyText: msg`인바디나 체성분 체중계에 나온 숫자를 적어 주세요.`,
      device: { to: '/healthlog/omronfatMeasurement', text: msg`체중계로 재기` },
    },
    firstPeriod: 'year',
    stale: STALE,
    recordsOf: (reading) => recordsOf(code, reading),
    Head: (props) => <BodyHead code={code} {...props} />,
    Graph: (props) => <BodyGraph code={code} {...props} />,
    Entry: (props: EntryProps<BodyReading>) => <BodyEntry code={code} {...props} />,
    loadEntry,
  }
}

/** Body fat and muscle: a code each, and no page of their own address. */
export const bodyKinds = {
  BDF: kindOf('bodyFat', 'BDF', {
    title: msg`체지방률`,
    action: msg`체지방률 기록하기`,
    emptyTitle: msg`아직 체지방률 기록이 없어요`,
  }),
  SKM: kindOf('muscle', 'SKM', {
    title: msg`골격근량`,
    action: msg`골격근량 기록하기`,
    emptyTitle: msg`아직 골격근량 기록이 없어요`,
  }),
} as const satisfies Record<BodyCode, RecordKind<BodyReading>>
