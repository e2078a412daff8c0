import type { QueryClient } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { query } from '#src/contract/query.ts'
import { challengeQuery, myChallengesQuery, SHOWS_MEMBERSHIP } from '../challenge.queries.ts'
import { termsQuery } from '../join/join.queries.ts'
import { invitesQuery } from './hub.queries.ts'
import { keptSeat } from './team.ts'

/** What sitting down, asking and answering make stale. */
const SHOWS_TEAMS = [
  ...SHOWS_MEMBERSHIP,
  '/api/chalen/challenge/team/teamInfo',
  '/api/chalen/challenge/team/teamMemberList',
  '/api/chalen/challenge/team/teamInviteList',
  '/api/chalen/challenge/team/openTeamList',
  '/api/chalen/challenge/team/invitableList',
] as const

export const teamQuery = (chalnCode: string) =>
  query('get', '/api/chalen/challenge/team/teamInfo', { params: { query: { chalnCode } } })
export const seatsQuery = (teamSeq: number) =>
  query('get', '/api/chalen/challenge/team/teamMemberList', { params: { query: { teamSeq } } })
export const openTeamsQuery = (chalnCode: string) =>
  query('get', '/api/chalen/challenge/team/openTeamList', { params: { query: { chalnCode, pageSize: 50 } } })
export const askableQuery = (chalnCode: string, searchTxt: string) =>
  query('get', '/api/chalen/challenge/team/invitableList', {
    params: { query: { chalnCode, ...(searchTxt !== '' && { searchTxt }), pageSize: 50 } },
  })
export const invitedTermsQuery = (chalnCode: string, inviteSeq: number) =>
  query('post', '/api/chalen/challenge/getInviteChalnTermAgree', { body: { chalnCode, inviteSeq } })

/**
 * The team page of a challenge, with the seats that it shows first. @returns false where there is no such challenge, or
 * none with teams
 */
export async function loadTeam(
  queryClient: QueryClient,
  chalnCode: string,
  inviteSeq: number | undefined,
): Promise<boolean> {
  try {
    await load(queryClient, chalnCode, inviteSeq)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false
    throw error
  }
}

/** Which challenge an address without a code means: the one that a seat was kept in, else the own one with a team. */
export async function codeMeant(queryClient: QueryClient): Promise<string | undefined> {
  const [invites, mine] = await Promise.all([
    queryClient.ensureQueryData(invitesQuery()),
    queryClient.ensureQueryData(myChallengesQuery()),
  ])
  return (
    invites.find(({ sideCode }) => sideCode === 'RECEIVED')?.team.chalnCode ??
    mine.find(({ teamYn }) => teamYn === 'Y')?.chalnCode
  )
}

async function load(queryClient: QueryClient, chalnCode: string, inviteSeq: number | undefined): Promise<void> {
  const [{ team }, invites] = await Promise.all([
    queryClient.ensureQueryData(teamQuery(chalnCode)),
    queryClient.ensureQueryData(invitesQuery(chalnCode)),
    queryClient.ensureQueryData(challengeQuery(chalnCode)),
  ])
  const asked = keptSeat(invites, inviteSeq)
  await Promise.all([
    team === null ? undefined : queryClient.ensureQueryData(seatsQuery(team.teamSeq)),
    team !== null || asked === undefined
      ? undefined
      : Promise.all([
          queryClient.ensureQueryData(seatsQuery(asked.team.teamSeq)),
          queryClient.ensureQueryData(invitedTermsQuery(chalnCode, asked.inviteSeq)),
          queryClient.ensureQueryData(termsQuery(chalnCode)),
        ]),
  ])
}

// The screen says how these went: what changed in the meantime is read again and shown.
export const useInsertTeam = () =>
  useWrite('post', '/api/chalen/challenge/team/insertTeam', { stale: SHOWS_TEAMS, done: null, failed: null })
export const useJoinTeam = () =>
  useWrite('post', '/api/chalen/challenge/team/joinOpenTeam', { stale: SHOWS_TEAMS, done: null, failed: null })
export const useInviteTeam = () =>
  useWrite('post', '/api/chalen/challenge/team/inviteTeam', { stale: SHOWS_TEAMS, done: null, failed: null })
export const useReinviteTeam = () =>
  useWrite('post', '/api/chalen/challenge/team/reinviteTeam', { stale: SHOWS_TEAMS, done: null, failed: null })
export const useCancelTeam = () =>
  useWrite('post', '/api/chalen/challenge/team/cancelTeam', { stale: SHOWS_TEAMS, done: null, failed: null })
export const useAcceptTeam = () =>
  useWrite('post', '/api/chalen/challenge/team/acceptTeam', { stale: SHOWS_TEAMS, done: null, failed: null })
export const useRejectTeam = () =>
  useWrite('post', '/api/chalen/challenge/team/rejectTeam', { stale: SHOWS_TEAMS, done: null, failed: null })
export const useAgreeToInviteTerms = () =>
  useWrite('post', '/api/chalen/challenge/insertInviteChalnTerms', {
    stale: ['/api/chalen/challenge/getInviteChalnTermAgree', '/api/chalen/challenge/getChalnTermAgree'],
    done: null,
    failed: null,
  })
