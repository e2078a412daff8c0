/** Teams of a challenge: who sits where, open seats, people to ask (CHA-05). */
import { type Handlers, ok } from '#server/contract.ts'
import { newestCount } from '#server/domain/challenge/count.queries.ts'
import { phaseOf } from '#server/domain/challenge/phase.rules.ts'
import { type ChallengeInfo, challengeQueries } from '#server/domain/challenge/queries.ts'
import { conflict, notFound } from '#server/domain/challenge/refusals.rules.ts'
import { standingQueries } from '#server/domain/challenge/standings.queries.ts'
import { answerQueries } from '#server/domain/team/answer.queries.ts'
import { askableRow, inviteRow, seatRow, teamRow, unnamed } from '#server/domain/team/present.ts'
import { type Invite, teamQueries } from '#server/domain/team/queries.ts'
import { Refused } from '#server/domain/team/refusals.rules.ts'
import { writeQueries } from '#server/domain/team/write.queries.ts'
import { refusals } from '#server/http/refusal.ts'
import { seoulNow } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

const GONE = '없거나 볼 수 없는 팀이에요.'
const pageOf = ({ pageNo = 1, pageSize = 20 }: { pageNo?: number; pageSize?: number }) => ({
  offset: (pageNo - 1) * pageSize,
  limit: pageSize,
})

export function challengeTeamHandlers({ db, clock, logError }: Deps) {
  const queries = challengeQueries(db)
  const teams = teamQueries(db)
  const writing = writeQueries(db)
  const answers = answerQueries(db)
  const standings = standingQueries(db)

  function refused({ refusal }: Refused) {
    if (refusal === 'notFound') return notFound(GONE)
    if (typeof refusal === 'string') return conflict(refusal)
    throw refusals.badRequest(refusal.field)
  }

  /** The team that a write was about, as it now is. */
  async function teamOr(hcId: string, outcome: { chalnCode: string; teamSeq: number } | Refused, now: Date) {
    if (outcome instanceof Refused) return refused(outcome)
    const [challenge, team] = await Promise.all([
      queries.find(hcId, outcome.chalnCode),
      teams.one(db, outcome.chalnCode, outcome.teamSeq),
    ])
    return challenge === undefined || team === undefined ? notFound(GONE) : ok(teamRow(team, challenge, now))
  }

  /** Invitations with the keys of who asks, or is asked. A member has few challenges: they are read together. */
  async function presented(hcId: string, invites: readonly Invite[], now: Date) {
    const [all, faces] = await Promise.all([
      queries.all(hcId),
      Promise.all(
        [
          ...Map.groupBy(
            invites.filter(({ isMine }) => !isMine),
            ({ chalnCode }) => chalnCode,
          ),
        ].map(
          async ([code, rows]) =>
            [
              code,
              await teams.faces(
                code,
                rows.map((row) => row.hcId),
              ),
            ] as const,
        ),
      ),
    ])
    const [challenges, keys] = [new Map<string, ChallengeInfo>(all.map((row) => [row.chalnCode, row])), new Map(faces)]
    return invites.flatMap((invite) => {
      const challenge = challenges.get(invite.chalnCode)
      const memberKey = invite.isMine ? invite.team.leaderKey : keys.get(invite.chalnCode)?.get(invite.hcId)
      return challenge === undefined ? [] : [inviteRow(invite, memberKey ?? '', challenge, now)]
    })
  }

  /** The invitation that a leader's write was about. */
  async function inviteOr(hcId: string, outcome: { chalnCode: string; inviteSeq: number } | Refused, now: Date) {
    if (outcome instanceof Refused) return refused(outcome)
    const invite = await teams.sentInvite(outcome.chalnCode, outcome.inviteSeq)
    const [row] = invite === undefined ? [] : await presented(hcId, [invite], now)
    return row === undefined ? notFound(GONE) : ok(row)
  }

  return {
    challengeTeamInfo: async ({ query: { chalnCode } }, { hcId }) => {
      const challenge = await queries.find(hcId, chalnCode)
      if (challenge === undefined || challenge.teamMax === null) return notFound()
      const team = challenge.teamSeq === null ? undefined : await teams.one(db, chalnCode, challenge.teamSeq)
      const head = {
        chalnCode,
        minMemberCnt: challenge.teamMin ?? 1,
        maxMemberCnt: challenge.teamMax,
        changeEndDt: challenge.teamChangeEndDt ?? challenge.startDt,
      }
      if (team === undefined) return ok({ ...head, roleCode: null, team: null })
      return ok({
        ...head,
        roleCode: team.leaderKey === challenge.memberKey ? 'LEADER' : 'MEMBER',
        team: teamRow(team, challenge, clock.now()),
      })
    },

    challengeTeamMemberList: async ({ query: { teamSeq } }, { hcId }) => {
      const now = clock.now()
      const found = await teams.find(hcId, teamSeq)
      const challenge = found && (await queries.find(hcId, found.team.chalnCode))
      // Of others' steps the terms promise the own team's alone; who is asked sees with whom, and nothing they walked.
      if (found === undefined || challenge === undefined || !(found.isIn || found.isInvited)) return notFound(GONE)
      const { chalnCode } = challenge
      const count =
        found.isIn && phaseOf(challenge, seoulNow(now)) !== 'before'
          ? await newestCount(db, chalnCode, now, logError)
          : undefined
      const leads = found.isIn && found.team.leaderKey === challenge.memberKey
      const seats = (await teams.seats(chalnCode, found.team)).map((seat, turn) =>
        leads || seat.inviteSeq === null || seat.hcId === hcId ? seat : unnamed(seat, turn),
      )
      const places =
        count === undefined
          ? []
          : await standings.rowsOf(
              { chalnCode, countDt: count.countDt, rankType: 'PERSON', termType: 'WEEK' },
              seats.map(({ memberKey }) => memberKey),
            )
      const steps = new Map(places.map(({ subject, rankVal }) => [subject, rankVal]))
      return ok(
        seats.map((seat) =>
          seatRow(seat, {
            isLeader: seat.memberKey === found.team.leaderKey,
            isMine: seat.hcId === hcId,
            steps: seat.inviteSeq === null ? (steps.get(seat.memberKey) ?? null) : null,
          }),
        ),
      )
    },

    challengeOpenTeamList: async ({ query: { chalnCode, searchTxt, ...page } }, { hcId }) => {
      const now = clock.now()
      const challenge = await queries.find(hcId, chalnCode)
      if (challenge === undefined || challenge.teamMax === null) return notFound()
      const { totalCnt, list } = await teams.open(chalnCode, challenge.teamMax, {
        searchTxt: searchTxt?.trim() || undefined,
        ...pageOf(page),
      })
      return ok({ totalCnt, list: list.map((team) => teamRow(team, challenge, now)) })
    },

    challengeInvitableList: async ({ query: { chalnCode, searchTxt, ...page } }, { hcId }) => {
      const challenge = await queries.find(hcId, chalnCode)
      if (challenge === undefined || challenge.teamMax === null || challenge.memberKey === null) return notFound()
      const { teamSeq, memberKey: leaderKey } = challenge
      // Whom a team has asked is for who leads it.
      const team = teamSeq === null ? undefined : await teams.one(db, chalnCode, teamSeq)
      const asker = { chalnCode, leaderKey, teamSeq: team?.leaderKey === leaderKey ? teamSeq : null }
      const { totalCnt, list } = await teams.invitable(hcId, asker, {
        searchTxt: searchTxt?.trim() || undefined,
        ...pageOf(page),
      })
      return ok({ totalCnt, list: list.map((one) => askableRow(one, clock.now())) })
    },

    challengeInsertTeam: async ({ body: { chalnCode, ...form } }, { hcId }) => {
      const now = clock.now()
      const challenge = await queries.find(hcId, chalnCode)
      return challenge === undefined ? notFound() : teamOr(hcId, await writing.make(hcId, challenge, form, now), now)
    },

    challengeJoinOpenTeam: async ({ body: { teamSeq } }, { hcId }) => {
      const now = clock.now()
      return teamOr(hcId, await writing.join(hcId, teamSeq, now), now)
    },

    challengeTeamInviteList: async ({ query: { chalnCode, sideCode } }, { hcId }) => {
      const now = clock.now()
      const { day } = seoulNow(now)
      const [received, sent] = await Promise.all([
        sideCode === 'SENT' ? [] : teams.received(hcId, day, chalnCode),
        sideCode === 'RECEIVED' ? [] : teams.sent(hcId, day, chalnCode),
      ])
      return ok(
        await presented(
          hcId,
          [...received, ...sent].toSorted((one, other) => other.sentAt.getTime() - one.sentAt.getTime()),
          now,
        ),
      )
    },

    challengeInviteTeam: async ({ body: { teamSeq, memberKeyList } }, { hcId }) => {
      const now = clock.now()
      const sent = await writing.invite(hcId, teamSeq, memberKeyList, now)
      if (sent instanceof Refused) return refused(sent)
      const numbers = new Set(sent.map(({ inviteSeq }) => inviteSeq))
      const invites = (await teams.sent(hcId, seoulNow(now).day, sent[0]?.chalnCode)).filter(({ inviteSeq }) =>
        numbers.has(inviteSeq),
      )
      return ok(await presented(hcId, invites, now))
    },

    challengeReinviteTeam: async ({ body: { inviteSeq } }, { hcId }) => {
      const now = clock.now()
      return inviteOr(hcId, await writing.askAgain(hcId, inviteSeq, now), now)
    },

    challengeCancelTeam: async ({ body: { inviteSeq } }, { hcId }) => {
      const now = clock.now()
      return inviteOr(hcId, await writing.cancel(hcId, inviteSeq, now), now)
    },

    challengeAcceptTeam: async ({ body: { inviteSeq } }, { hcId }) => {
      const now = clock.now()
      return teamOr(hcId, await answers.accept(hcId, inviteSeq, now), now)
    },

    challengeRejectTeam: async ({ body: { inviteSeq } }, { hcId }) => {
      const now = clock.now()
      const outcome = await answers.reject(hcId, inviteSeq, now)
      if (outcome instanceof Refused) return refused(outcome)
      const invite = await teams.invite(hcId, inviteSeq)
      const [row] = invite === undefined ? [] : await presented(hcId, [invite], now)
      return row === undefined ? notFound(GONE) : ok(row)
    },
  } satisfies Handlers
}
