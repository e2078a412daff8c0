/**
 * Rankings: two indexed reads of the newest count. Of people a member sees the own team alone, with their places among
 * all (terms 62).
 */
import { type Handlers, ok } from '#server/contract.ts'
import { newestCount } from '#server/domain/challenge/count.queries.ts'
import { COUNT_TM, countDayOf } from '#server/domain/challenge/phase.rules.ts'
import { challengeQueries } from '#server/domain/challenge/queries.ts'
import { notFound } from '#server/domain/challenge/refusals.rules.ts'
import { type Face, rankRow } from '#server/domain/challenge/ranking.present.ts'
import { standingQueries } from '#server/domain/challenge/standings.queries.ts'
import { activityQueries } from '#server/domain/activity/queries.ts'
import { seoulNow } from '#server/seoul.ts'
import { orNull } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

const UNIT = '보'

export function challengeRankingHandlers({ db, clock, logError }: Deps) {
  const queries = challengeQueries(db)
  const standings = standingQueries(db)
  const activity = activityQueries(db)

  async function teamOf(hcId: string, chalnCode: string, teamSeq: number | null): Promise<Map<string, Face>> {
    const people = teamSeq === null ? [] : await standings.people(chalnCode, teamSeq)
    return new Map(
      people.map(({ memberKey, nickName, usrImg, hcId: whose }) => [
        memberKey,
        { name: nickName, usrImg, teamSeq, isMine: whose === hcId },
      ]),
    )
  }

  return {
    challengeGetRankingList: async (
      { body: { chalnCode, rankType = 'TEAM', termType = 'WEEK', pageNo = 1, pageSize = 20 } },
      { hcId },
    ) => {
      const instant = clock.now()
      const row = await queries.find(hcId, chalnCode)
      if (row === undefined) return notFound()
      const count = await newestCount(db, chalnCode, instant, logError)
      const newest = await activity.newestReading(hcId, row.startDt)
      const head = {
        chalnCode,
        rankType,
        termType,
        unitNm: UNIT,
        baseDtm: `${count?.countDt ?? countDayOf(seoulNow(instant))}${COUNT_TM}`,
        countRule: {
          dayMaxVal: row.dayCap,
          startTm: null,
          endTm: null,
          zeroYn: 'Y' as const,
          settleDtm: `${row.settleDt}${COUNT_TM}`,
          myStepDtm: row.memberKey === null ? null : newest,
        },
      }
      if (count === undefined) return ok({ ...head, myRow: null, upperDiffVal: null, totalCnt: 0, list: [] })
      const ranking = { chalnCode, countDt: count.countDt, rankType, termType }
      const team = await teamOf(hcId, chalnCode, row.teamSeq)
      // Of others' steps the terms promise the team's mean and nothing else.
      const isPerson = rankType === 'PERSON'
      const own = isPerson ? row.memberKey : orNull(row.teamSeq, String)
      const visible = [...new Set([...team.keys(), ...(row.memberKey === null ? [] : [row.memberKey])])]
      const [places, mine] = await Promise.all([
        isPerson ? standings.rowsOf(ranking, visible) : standings.page(ranking, pageNo, pageSize),
        standings.rowsOf(ranking, own === null ? [] : [own]),
      ])
      const names = await standings.teamNames(
        chalnCode,
        isPerson
          ? row.teamSeq === null
            ? []
            : [row.teamSeq]
          : [...places, ...mine].map(({ subject }) => Number(subject)),
      )
      const shown = (place: (typeof places)[number]) => rankRow(place, { isPerson, row, faces: team, names })
      const paged = isPerson ? places.slice((pageNo - 1) * pageSize, pageNo * pageSize) : places
      const myRow = mine[0]
      // A week that has just begun has no rows, whatever the count of all.
      const teamCnt = places.length === 0 && pageNo === 1 ? 0 : count.teamCnt
      const totalCnt = isPerson ? places.length : teamCnt
      return ok({
        ...head,
        myRow: myRow === undefined ? null : shown(myRow),
        upperDiffVal: myRow?.upperDiffVal ?? null,
        totalCnt,
        list: paged.map(shown),
      })
    },

    challengeGetRankingDetail: async ({ body: { chalnCode, teamSeq, termType = 'WEEK' } }, { hcId }) => {
      const row = await queries.find(hcId, chalnCode)
      const count = row && (await newestCount(db, chalnCode, clock.now(), logError))
      if (row === undefined || count === undefined) return notFound('아직 순위가 없어요.')
      const of = { chalnCode, countDt: count.countDt, termType }
      const isOwn = teamSeq === row.teamSeq
      const [faces, [place], names] = await Promise.all([
        teamOf(hcId, chalnCode, isOwn ? teamSeq : null),
        standings.rowsOf({ ...of, rankType: 'TEAM' }, [String(teamSeq)]),
        standings.teamNames(chalnCode, [teamSeq]),
      ])
      if (place === undefined) return notFound('순위에 없는 팀이에요.')
      const people = await standings.rowsOf({ ...of, rankType: 'PERSON' }, [...faces.keys()])
      const context = { row, faces, names }
      return ok({
        teamRow: rankRow(place, { ...context, isPerson: false }),
        unitNm: UNIT,
        memberList: people.map((one) => rankRow(one, { ...context, isPerson: true })),
      })
    },
  } satisfies Handlers
}
