/** Battles as a member reads them. Who was never asked to one finds nothing of it. */
import { type Handlers, ok } from '#server/contract.ts'
import { keepUp } from '#server/domain/battle/count.queries.ts'
import { messageQueries } from '#server/domain/battle/message.queries.ts'
import { type Days, peopleQueries } from '#server/domain/battle/people.queries.ts'
import {
  battleRow,
  colleagueRow,
  dayRow,
  inviteRow,
  messageRow,
  personRow,
  resultRow,
  seesSteps,
} from '#server/domain/battle/present.ts'
import { battleQueries, type Person } from '#server/domain/battle/queries.ts'
import { notFound } from '#server/domain/battle/refusals.rules.ts'
import { phaseOf } from '#server/domain/battle/rules.ts'
import { seoulNow } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

const pageOf = ({ pageNo = 1, pageSize = 20 }: { pageNo?: number; pageSize?: number }) => ({
  offset: (pageNo - 1) * pageSize,
  limit: pageSize,
})

/**
 * Whose leader asked: for the lead of the other side it was who made the battle, also where somebody else leads that
 * side now.
 */
const askedBy = ({ side, leaderYn }: Person) => (leaderYn === 'Y' ? 'HOME' : side)

export function battleHandlers({ db, clock }: Deps) {
  const queries = battleQueries(db)
  const messages = messageQueries(db)
  const people = peopleQueries(db)

  return {
    battleBattleInfo: async ({ query: { batSeq } }, { hcId }) => {
      const instant = clock.now()
      await keepUp(db, hcId, instant)
      const now = seoulNow(instant)
      const [battle, newMsgCnt, hasOpen] = await Promise.all([
        batSeq === undefined ? queries.current(hcId) : queries.find(hcId, batSeq),
        messages.newCount(hcId),
        queries.hasOpen(hcId, now),
      ])
      if (battle === undefined && batSeq !== undefined) return notFound()
      const head = { newMsgCnt, makeYn: yn(!hasOpen) }
      if (battle === undefined) return ok({ ...head, myInvite: null, battle: null, dayList: [] })
      const days = seesSteps(battle) ? await queries.daysOf(battle.batSeq) : []
      return ok({
        ...head,
        myInvite: inviteRow(battle, now),
        battle: battleRow(battle, now),
        dayList: days.map(dayRow),
      })
    },

    battleBattleList: async ({ query }, { hcId }) => {
      const instant = clock.now()
      await keepUp(db, hcId, instant)
      const now = seoulNow(instant)
      const { totalCnt, list } = await queries.page(hcId, now, pageOf(query))
      return ok({ totalCnt, list: list.map((battle) => battleRow(battle, now)) })
    },

    battleBattleResult: async ({ query: { batSeq } }, { hcId }) => {
      const instant = clock.now()
      await keepUp(db, hcId, instant)
      const now = seoulNow(instant)
      const battle = await queries.find(hcId, batSeq)
      if (battle === undefined || !seesSteps(battle) || phaseOf(battle, now) !== 'over') return notFound()
      const [everybody, days] = await Promise.all([queries.people(batSeq), queries.daysOf(batSeq)])
      return ok(resultRow(battle, everybody, days, now))
    },

    battleBattleMemberList: async ({ query: { batSeq, sideCode } }, { hcId }) => {
      const instant = clock.now()
      await keepUp(db, hcId, instant)
      const battle = await queries.find(hcId, batSeq)
      if (battle === undefined) return notFound()
      const phase = phaseOf(battle, seoulNow(instant))
      const hasBegun = phase !== 'asked' && phase !== 'ready'
      // Names of who walks are promised to the two sides alone; before the start who was asked sees with whom.
      if (phase === 'cancelled' || (hasBegun && !seesSteps(battle))) return ok([])
      const leads = battle.mine.leaderYn === 'Y' && seesSteps(battle)
      const shown = (await queries.people(batSeq)).filter(
        (one) =>
          (sideCode === undefined || one.side === sideCode) &&
          (one.answer === 'ACCEPT' ||
            (!hasBegun && one.answer === null) ||
            (!hasBegun && leads && askedBy(one) === battle.mine.side)),
      )
      return ok(shown.map((one) => personRow(one, battle, phase)))
    },

    battleBattleInvitableList: async ({ query: { searchTxt, startDt, endDt, ...page } }, { hcId }) => {
      const days: Days =
        startDt === undefined || endDt === undefined ? { from: seoulNow(clock.now()).day } : { startDt, endDt }
      const { totalCnt, list } = await people.page(hcId, {
        searchTxt: searchTxt?.trim() || undefined,
        days,
        ...pageOf(page),
      })
      return ok({ totalCnt, list: list.map(colleagueRow) })
    },

    battleBattleMsgList: async ({ query }, { hcId }) => {
      const instant = clock.now()
      await keepUp(db, hcId, instant)
      const { totalCnt, newCnt, list } = await messages.page(hcId, seoulNow(instant), pageOf(query))
      return ok({ totalCnt, newCnt, list: list.map(messageRow) })
    },

    battleUpdateBattleMsgRead: async ({ body: { msgSeqList } }, { hcId }) =>
      ok({ resultCnt: await messages.markRead(hcId, msgSeqList, clock.now()) }),
  } satisfies Handlers
}
