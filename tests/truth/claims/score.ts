/** The score. */
import { known, madeOf, monthBefore, MOST, PARTS, pointsOf, standing, total } from '../oracle/score.ts'
import { differs, first, type Nothing, type Read, untrue } from './claim.ts'
import { moves, NO_CONSENT, now } from './score-parts.ts'
import { causes, comments, gains, peers, type ScoreData } from './score-words.ts'

const startWithWeight: Nothing = {
  ko: /^체중부터 적어 볼까요\?$/,
  en: /^Start with your weight\?$/,
  why: 'an invitation beside the sentence that nothing is known, which is judged',
}

export const score: Read<ScoreData> = {
  operation: 'healthHealthScore',
  ask: () => ({ method: 'POST', url: '/api/healthlog/healthScore', body: {} }),
  patterns: [NO_CONSENT, ...comments, ...gains, peers, ...causes],
  nothing: [startWithWeight],
  figures: [
    {
      claims: 'the whole is the sum of its parts, as shown',
      judge: ({ totalScore, itemList }) =>
        totalScore === null
          ? undefined
          : differs(
              'the sum',
              totalScore,
              itemList.reduce((sum, { score: points }) => sum + (points ?? 0), 0),
            ),
    },
    {
      claims: 'the change is the sum of the parts’ changes, as shown',
      judge: ({ changeScore, itemList }) =>
        changeScore === null
          ? undefined
          : differs(
              'the sum',
              changeScore,
              itemList.reduce((sum, { changeScore: by }) => sum + (by ?? 0), 0),
            ),
    },
    {
      claims: 'the points and how they stand',
      judge: ({ totalScore, statusCode, changeScore, itemList, healthAgreeYn }, member) => {
        if (healthAgreeYn === 'N') return differs('the whole', totalScore, null)
        const points = pointsOf(now(member))
        const whole = total(points)
        const parts = known(points).length
        const stands = whole === null ? null : parts < 3 ? 'LACK' : standing(whole, MOST * parts)
        return first(
          differs('the whole', totalScore, whole),
          differs('its status', statusCode, stands),
          differs('its change', changeScore, moves(member).total),
          ...itemList.map((item) =>
            first(
              differs(item.itemCode, item.score, points[item.itemCode]),
              differs(`the change of ${item.itemCode}`, item.changeScore, moves(member).parts[item.itemCode]),
            ),
          ),
        )
      },
    },
    {
      claims: 'points of others stand only beside a whole score',
      judge: ({ peerScore }, member) =>
        untrue(
          peerScore === null || known(pointsOf(now(member))).length === PARTS.length,
          'a part of the points is not known',
        ),
    },
    {
      claims: 'months of the trend',
      judge: ({ trendList, healthAgreeYn }, member) => {
        if (healthAgreeYn === 'N') return undefined
        let day = member.today
        for (const { scoreMm, totalScore } of trendList.toReversed()) {
          const verdict = first(
            differs('the month', scoreMm, day.slice(0, 6)),
            differs(`the points of ${day}`, totalScore, total(pointsOf(madeOf(member, day)))),
          )
          if (verdict !== undefined) return verdict
          day = monthBefore(day)
        }
        return undefined
      },
    },
  ],
}
