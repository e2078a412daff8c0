/** Places in plain words. */
import type { DataOf } from '#src/contract/query.ts'

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
}

export const toPlace = ({ rankNo, prevRankNo, rankNm, usrImg, teamSeq, rankVal, myYn }: WirePlace): Place => ({
  key: `${String(teamSeq)} ${rankNm} ${String(rankNo)}`,
  rank: rankNo,
  climbed: prevRankNo === null ? null : prevRankNo - rankNo,
  name: rankNm,
  picture: usrImg ?? String(((teamSeq ?? 0) % 9) + 1),
  value: rankVal,
  isMine: myYn === 'Y',
})

/** Three rows around the own one, or the first three. */
export function aroundMine(places: readonly Place[], count = 3): Place[] {
  const mine = places.findIndex(({ isMine }) => isMine)
  const from = mine === -1 ? 0 : Math.max(0, Math.min(mine - count + 1, places.length - count))
  return places.slice(from, from + count)
}
