import { queryOptions } from '@tanstack/react-query'
import type { DataOf } from '#src/contract/query.ts'
import { query } from '#src/contract/query.ts'
import type { SampleCode } from '#src/domain/preview/sample.ts'
import type { TypeFound } from '#src/patterns/type-result.tsx'
import { tableOfType } from './type-table.ts'

type Wire = DataOf<'post', '/api/menu/getNbtiList'>[number]

/** An eating type in plain words; its sentences come in the member's language. */
export type EatingType = Pick<Wire, 'nbtiCode'> &
  Omit<TypeFound, 'letters' | 'axes'> & { says: string; match: string | null }

const toType = ({ nbtiCode, nbtiNm, nbtiTitle, nbtiCntnt, goodList, careList, matchCode }: Wire): EatingType => ({
  nbtiCode,
  name: nbtiNm,
  title: nbtiTitle,
  says: nbtiCntnt,
  good: goodList,
  care: careList,
  dishes: tableOfType(nbtiCode),
  match: matchCode,
})

const toOwn = ({
  nickName,
  testDt,
  startDt,
  nbti,
  axisList,
  recordDayCnt = 0,
  needDayCnt = 0,
}: DataOf<'post', '/api/menu/getUserNbti'>) => ({
  nickName,
  testDay: testDt,
  startDay: startDt ?? null,
  daysMissing: Math.max(0, needDayCnt - recordDayCnt),
  type: nbti && toType(nbti),
  axes: axisList.map(({ axisCode, leftNm, rightNm, rightRate }) => ({
    key: axisCode,
    left: leftNm,
    right: rightNm,
    rate: rightRate,
  })),
})

/** The axes in the order of their letters. */
const AXES = ['TIME', 'AMOUNT', 'TASTE', 'CHOICE'] as const

/** The letters of a code with the words of their ends; what is not known has none. */
export const lettersOf = (code: string, axes: OwnType['axes']): { letter: string; word: string }[] =>
  AXES.flatMap((key, at) => {
    const axis = axes.find((one) => one.key === key)
    const letter = code[at]
    if (axis === undefined || letter === undefined || letter === 'X') return []
    return { letter, word: axis.rate > 50 ? axis.right : axis.left }
  })

/** What is known of how somebody eats. */
export type OwnType = ReturnType<typeof toOwn>

const toTypes = (list: readonly Wire[]): EatingType[] => list.map(toType)

/** The member's own type with where it stands on its axes; without one how many days are missing. */
export const ownTypeQuery = () => queryOptions({ ...query('post', '/api/menu/getUserNbti', {}), select: toOwn })

/** All sixteen. */
export const typesQuery = () => queryOptions({ ...query('post', '/api/menu/getNbtiList', {}), select: toTypes })

/** The type of a sample member. */
export const sampleTypeQuery = (sampleCode: SampleCode) =>
  queryOptions({ ...query('post', '/api/preview/getUserNbti', { body: { sampleCode } }), select: toOwn })

/** All types as they will be shown, released or not. */
export const typesToComeQuery = () =>
  queryOptions({ ...query('post', '/api/preview/getNbtiList', {}), select: toTypes })
