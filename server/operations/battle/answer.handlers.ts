/** What changes a battle (CHA-06). Each writes its message in the same transaction. */
import { type Handlers, ok } from '#server/contract.ts'
import { answerQueries } from '#server/domain/battle/answer.queries.ts'
import { keepUp } from '#server/domain/battle/count.queries.ts'
import { battleRow, messageRow, sideRow } from '#server/domain/battle/present.ts'
import { type BattleOf, battleQueries } from '#server/domain/battle/queries.ts'
import { conflict, notFound, Refused } from '#server/domain/battle/refusals.rules.ts'
import { sideOf } from '#server/domain/battle/rules.ts'
import { writeQueries } from '#server/domain/battle/write.queries.ts'
import { refusals } from '#server/http/refusal.ts'
import { seoulNow } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

export function battleAnswerHandlers({ db, clock }: Deps) {
  const queries = battleQueries(db)
  const writing = writeQueries(db)
  const answers = answerQueries(db)

  function refused({ refusal }: Refused) {
    if (refusal === 'notFound') return notFound()
    if (typeof refusal === 'string') return conflict(refusal)
    throw refusals.badRequest(refusal.field)
  }

  /** Runs a write with the member's battles brought up to now, and answers what it made of the battle. */
  async function changed<Data>(
    hcId: string,
    work: (now: Date) => Promise<number | Refused>,
    present: (battle: BattleOf, now: Date) => Data,
  ) {
    const now = clock.now()
    await keepUp(db, hcId, now)
    const outcome = await work(now)
    if (outcome instanceof Refused) return refused(outcome)
    const battle = await queries.find(hcId, outcome)
    return battle === undefined ? notFound() : ok(present(battle, now))
  }

  const whole = (battle: BattleOf, now: Date) => battleRow(battle, seoulNow(now))
  const saved = () => ({ resultCnt: 1 })

  return {
    battleInsertBattle: ({ body }, { hcId }) => changed(hcId, (now) => writing.make(hcId, body, now), whole),

    battleUpdateBattleTeam: ({ body: { batTeamSeq, ...form } }, { hcId }) =>
      changed(
        hcId,
        (now) => writing.change(hcId, batTeamSeq, form, now),
        (battle) => sideRow(battle, sideOf(batTeamSeq).side),
      ),

    battleInsertAwayTeam: ({ body: { batSeq, ...form } }, { hcId }) =>
      changed(hcId, (now) => writing.makeAway(hcId, batSeq, form, now), whole),

    battleInviteBattle: async ({ body }, { hcId }) => {
      const now = clock.now()
      await keepUp(db, hcId, now)
      const sent = await writing.invite(hcId, body, now)
      // To the one who sends it, a message waits for nobody.
      return sent instanceof Refused
        ? refused(sent)
        : ok(sent.map((message) => messageRow({ ...message, isOpen: false, why: null })))
    },

    battleAcceptBattle: ({ body }, { hcId }) => changed(hcId, (now) => answers.accept(hcId, body, now), whole),

    battleRejectBattle: ({ body }, { hcId }) => changed(hcId, (now) => answers.reject(hcId, body, now), saved),

    battleCancelBattle: ({ body }, { hcId }) => changed(hcId, (now) => answers.cancel(hcId, body, now), saved),
  } satisfies Handlers
}
