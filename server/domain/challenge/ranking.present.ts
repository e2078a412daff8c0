import { yn } from '#server/wire.ts'
import type { ChallengeOf } from './queries.ts'
import type { Place } from './standings.queries.ts'

/** Somebody as the own team sees them. */
export type Face = { name: string; usrImg: string; teamSeq: number | null; isMine: boolean }

interface Context {
  isPerson: boolean
  row: Pick<ChallengeOf, 'memberKey' | 'teamSeq' | 'teamNm'>
  faces: ReadonlyMap<string, Face>
  names: ReadonlyMap<number, string>
}

export function rankRow({ subject, rankNo, prevRankNo, rankVal }: Place, { isPerson, row, faces, names }: Context) {
  const face = isPerson ? faces.get(subject) : undefined
  const teamSeq = isPerson ? row.teamSeq : Number(subject)
  const teamNm = teamSeq === null ? null : (names.get(teamSeq) ?? null)
  return {
    rankNo,
    prevRankNo,
    rankNm: isPerson ? (face?.name ?? '') : (teamNm ?? ''),
    imgUrl: null,
    usrImg: face?.usrImg ?? null,
    teamSeq,
    teamNm,
    rankVal,
    myYn: yn(isPerson ? subject === row.memberKey : teamSeq !== null && teamSeq === row.teamSeq),
  }
}
