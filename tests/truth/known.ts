/** What the oracle finds untrue and is not mended yet: a row goes when its finding does, and the test insists on it. */
import type { Finding } from './claims/claim.ts'
import type { Member } from './members.ts'
import { bmiOf, heightOf, readingsOf } from './oracle/body.ts'

export type Known = {
  finding: string
  claims: RegExp
  /** Whose findings these are; everybody's without it. */
  when?: (member: Member, finding: Finding) => boolean
}

/** Some of the sleeps are no nights: naps, and one night told twice. */
const sleptTwice = (member: Member): boolean =>
  readingsOf(member, 'SLP').length < member.readings.filter(({ code }) => code === 'SLP').length

const heavy = (member: Member): boolean =>
  member.readings.some(({ code, value }) => code === 'BW' && (bmiOf(value, heightOf(member)) ?? 0) > 22)

export const known: readonly Known[] = [
  {
    finding: 'naps, and one night told by two sources, count as nights of their own in means of sleep',
    claims:
      /^health(?:HealthScore|DetailAnalysis): |^healthHealthWeekly: the mean of SLP|^healthHelhlogCstmmsg: more sleep than last week$|^healthMyHelhIdxDetail: (?:a night beside|the same as)/,
    when: sleptTwice,
  },
  {
    finding:
      'a body mass index from 23 to 24.9 is called usual, and one from 25 on worth a look (KSSO 2022: 23 and 25)',
    claims: /^health(?:DetailAnalysis|MyHelhIdx|MyHelhIdxDetail): /,
    when: (_, { rows }) => /BMI|^below is 23, not 25$/.test(rows),
  },
  {
    finding: 'a usual body mass index over 22 has not all points of the score',
    claims: /^health(?:HealthScore|DetailAnalysis): /,
    when: heavy,
  },
  {
    finding: 'a part of the score stands by its points, whatever its measures are',
    claims:
      /^healthDetailAnalysis: (?:a part is not usual over a measure that is not|parts that are .*|all that was recorded is well)$/,
  },
  {
    finding:
      'the health age has borders of its own: usual values make older, low ones younger, and what is shown is not what counts',
    claims: /^goalHealthAge: /,
  },
  {
    finding: '어젯밤 is said of the night before the last one, where nothing of the last one is known, and of a nap',
    claims: /^healthAlter: a short last night$/,
  },
  {
    finding: 'a fortnight with snacks on 5 of 7 days and a meal on all of them is told to have more snacks than meals',
    claims: /^(?:mypagePatternList|coachGetPatternReportSummary): more snacks than meals$/,
  },
]
