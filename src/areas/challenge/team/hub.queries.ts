import { query } from '#src/contract/query.ts'

/** Everything that waits, whatever challenge it is of: the hub tells of it. */
export const invitesQuery = (chalnCode?: string) =>
  query('get', '/api/chalen/challenge/team/teamInviteList', {
    params: { query: chalnCode === undefined ? {} : { chalnCode } },
  })
export const battleNewsQuery = () =>
  query('get', '/api/chalen/battle/battleMsgList', { params: { query: { pageNo: 1, pageSize: 20 } } })
export const ownBattleQuery = () => query('get', '/api/chalen/battle/battleInfo')
