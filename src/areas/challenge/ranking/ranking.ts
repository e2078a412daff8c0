/** Places in plain words. */
import type { DataOf } from '#src/contract/query.ts'
import { weekOf, type Day } from '#src/lib/days.ts'

type Wire = DataOf<'post', '/api/chalen/challenge/ranking/getRankingList'>
export type WirePlace = Wire['list'][number]

export interface Place {
  key: string
  rank: number
  /** Places climbed since the count before: above zero when it went up; null without one. */
  climbed: number | null
  name: string
  /** Number of a drawn picture, 1 to 9: a person's own, or one that stays with the team. */
  picture: string
  value: number
  isMine: boolean
  /** The team; null of a person without one. */
  teamSeq: number | null
}

export const toPlace = ({ rankNo, prevRankNo, rankNm, usrImg, teamSeq, rankVal, myYn }: WirePlace): Place => ({
  key: `${String(teamSeq)} ${rankNm} ${String(rankNo)}`,
  rank: rankNo,
  climbed: prevRankNo === null ? null : prevRankNo - rankNo,
  name: rankNm,
  picture: usrImg ?? String(((teamSeq ?? 0) % 9) + 1),
  value: rankVal,
  isMine: myYn === 'Y',
  teamSeq,
})

/**
 * Three rows around the own one, or the first three. Whose own row stands further down than what was read has the first
 * two before it.
 *
 * @param mine the own row, wherever it stands; null without one
 */
export function aroundMine(places: readonly Place[], mine: Place | null, count = 3): Place[] {
  const at = places.findIndex(({ isMine }) => isMine)
  if (at === -1 && mine !== null) return [...places.slice(0, count - 1), mine]
  const from = at === -1 ? 0 : Math.max(0, Math.min(at - count + 1, places.length - count))
  return places.slice(from, from + count)
}

/** The rows that were read, and the own one below them when it stands further down. */
export const withMine = (places: readonly Place[], mine: Place | null): Place[] =>
  mine === null || places.some(({ isMine }) => isMine) ? [...places] : [...places, mine]

/** The place above the own one, that can be shared; undefined at the top, and where the rows above were not read. */
export const placeAbove = (places: readonly Place[], mine: Place | null): number | undefined =>
  mine === null || places.every(({ isMine }) => !isMine)
    ? undefined
    : places.findLast(({ rank }) => rank < mine.rank)?.rank

/**
 * The morning of the first places of the week in which `countDt` lies, of those that are still to come: a morning
 * counts the days of its week before it. Undefined when none comes: no day of the week counts, or it is settled
 * before.
 */
export function firstOfWeek(
  { countDtList, settleDt }: { countDtList: readonly Day[]; settleDt: Day },
  countDt: Day,
): Day | undefined {
  const week = weekOf(countDt)
  const counted = countDtList.find((day) => week.includes(day))
  return counted === undefined
    ? undefined
    : week.find((morning) => morning > countDt && morning > counted && morning <= settleDt)
}
