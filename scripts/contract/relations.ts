import type { Json, JsonObject } from './model.ts'
import { compare, scalar, type Relation } from './relation.ts'
import { flagsOf } from './relations-of-flags.ts'
import { bodiesOf, lengthsOf, weekdaysOf } from './relations-of-measures.ts'
import { listsOf } from './relations-of-rows.ts'

/**
 * What names and values suggest that an object keeps to: a span that does not end before it begins, a part that is no
 * more than its whole, a flag and its moment, a count and its list. The contract's examples decide which of these
 * count.
 */
export function relationsIn(object: JsonObject, paged: boolean): Relation[] {
  return [
    ...spans(object),
    ...wholes(object),
    ...middles(object),
    ...(paged ? [] : counts(object)),
    ...rates(object),
    ...flagsOf(object),
    ...weekdaysOf(object),
    ...bodiesOf(object),
    ...lengthsOf(object),
    ...listsOf(object),
  ]
}

type Pair = [first: RegExp, then: (name: string) => string[]]
/** Two names of one span: what begins, or comes first, and what ends it. */
const SPANS: Pair[] = [
  [
    /start|begin|from|open|fr(?=Dt)/i,
    (name) => [
      name.replace(/start/, 'end').replace(/Start/, 'End'),
      name.replace(/begin/i, 'end'),
      name.replace(/^from/, 'until'),
      name.replace(/^from/, 'to'),
      name.replace(/open/, 'close'),
      name.replace(/from/, 'end'),
    ],
  ],
  [/min/i, (name) => [name.replace(/min/, 'max').replace(/Min(?=[A-Z]|$)/, 'Max')]],
  [/^since/, () => ['untilDt']],
  [
    /^(?:ask|reg|apply|order|sent|send|invite|join|draw)Dtm?$/,
    (name) =>
      [
        'upd',
        'alter',
        'answer',
        'cancel',
        'done',
        'complete',
        'confirm',
        'pickup',
        'read',
        'get',
        'use',
        'quit',
        'leave',
        'settle',
        'end',
        'expire',
      ].map((then) => name.replace(/^[a-z]+/, then)),
  ],
  [/^prevCheckupDt$/, () => ['checkupDt']],
]

function spans(object: JsonObject): Relation[] {
  return Object.keys(object).flatMap((name) =>
    SPANS.filter(([first]) => first.test(name)).flatMap(([, then]) =>
      [...new Set(then(name))].flatMap((other): Relation[] => {
        const [one, two] = [scalar(object[name]), scalar(object[other])]
        // A minute of a name (`doneMin`) begins no span.
        if (other === name || one === undefined || two === undefined) return []
        return [
          {
            id: `${name} ≤ ${other}`,
            holds: compare(one, two) <= 0,
            at: other,
            expected: `≥ ${name} ${one}`,
            got: String(two),
          },
        ]
      }),
    ),
  )
}

const PARTS =
  /^(?:done|join|used?|correct|win|success|get|read|stamp|check|talk|member|cancel|pickup|full|saved?|skipped|received)\w*(?:Cnt|Days)$/

const PAIRS = ['savedCnt receivedCnt', 'successCnt joinCnt', 'winnerCnt entryCnt']

/** What the highest of something, or all of it, bounds. */
function wholes(object: JsonObject): Relation[] {
  const names = Object.keys(object)
  return names.flatMap((most) => {
    const stem = most
      .replace(/^max(?=[A-Z])/, '')
      .replace(/Max/, '')
      .replace(/^./, (letter) => letter.toLowerCase())
    const isMost = stem !== most
    const isTotal = /^(?:totalCnt|totalDays|answerAllCnt|seatCnt|monthLimitCnt|boardGoalCnt|needDayCnt)$/.test(most)
    return names.flatMap((part): Relation[] => {
      const isPart = isMost ? part === stem : (isTotal && PARTS.test(part)) || PAIRS.includes(`${part} ${most}`)
      if (part === most || !isPart) return []
      const [one, two] = [scalar(object[part]), scalar(object[most])]
      if (typeof one !== 'number' || typeof two !== 'number') return []
      return [{ id: `${part} ≤ ${most}`, holds: one <= two, at: part, expected: `≤ ${most} ${two}`, got: String(one) }]
    })
  })
}

/** A mean lies between the least and the most. */
function middles(object: JsonObject): Relation[] {
  return Object.keys(object).flatMap((name) => {
    if (!/avg/i.test(name)) return []
    const named = (word: string) =>
      name.replace(/^avg/, word).replace(
        /Avg/,
        word.replace(/^./, (letter) => letter.toUpperCase()),
      )
    return (['min', 'max'] as const).flatMap((word): Relation[] => {
      const [mean, end] = [scalar(object[name]), scalar(object[named(word)])]
      if (mean === undefined || end === undefined) return []
      const holds = word === 'min' ? compare(end, mean) <= 0 : compare(mean, end) <= 0
      return [
        {
          id: `${name} ${word}`,
          holds,
          at: name,
          expected: `${word === 'min' ? '≥' : '≤'} ${named(word)} ${end}`,
          got: String(mean),
        },
      ]
    })
  })
}

/** A count beside the one list that it counts. */
function counts(object: JsonObject): Relation[] {
  const lists = Object.entries(object).filter((pair): pair is [string, Json[]] => Array.isArray(pair[1]))
  return lists.flatMap(([list, rows]) => {
    const stem = list.replace(/(?:List|s)$/, '')
    const names = [`${stem}Cnt`, ...(lists.length === 1 ? ['totalCnt', 'cnt', 'rowCnt'] : [])]
    return names.flatMap((name): Relation[] => {
      const count = scalar(object[name])
      return typeof count === 'number'
        ? [
            {
              id: `${name} = ${list}`,
              holds: count === rows.length,
              at: name,
              expected: `${rows.length} rows of ${list}`,
              got: String(count),
            },
          ]
        : []
    })
  })
}

/** A share is what the part is of the whole. */
function rates(object: JsonObject): Relation[] {
  return Object.keys(object).flatMap((name) => {
    if (!name.endsWith('Rate')) return []
    const stem = name.slice(0, -'Rate'.length)
    const rate = scalar(object[name])
    if (typeof rate !== 'number') return []
    const bounds: Relation = {
      id: `${name} 0…100`,
      holds: rate >= 0 && rate <= 100,
      at: name,
      expected: '0 to 100',
      got: String(rate),
    }
    const shares = [
      [`${stem}Cnt`, 'totalCnt'],
      [`${stem}Cnt`, 'goalCnt'],
      [`${stem}DayCnt`, 'goalDayCnt'],
      ['doneCnt', 'goalCnt'],
      ['doneCnt', 'totalCnt'],
      [`${stem}Val`, 'goalVal'],
    ] as const
    // What was aimed at can be passed, and beats of a heart are no share.
    return [
      ...(/goal|achieve|kcal|done|heart|^(?:min|avg|max|rest)Rate$/i.test(name) ? [] : [bounds]),
      ...shares.flatMap(([part, whole]): Relation[] => {
        const [one, all] = [scalar(object[part]), scalar(object[whole])]
        if (typeof one !== 'number' || typeof all !== 'number' || all === 0) return []
        return [
          {
            id: `${name} = ${part} / ${whole}`,
            holds: Math.abs(rate - (one / all) * 100) <= 1,
            at: name,
            expected: `${part} ${one} of ${whole} ${all}`,
            got: String(rate),
          },
        ]
      }),
    ]
  })
}
