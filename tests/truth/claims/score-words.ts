/** What the score says of itself, of each part, and of the next points. */
import type { Member } from '../members.ts'
import { shown } from '../oracle/borders.ts'
import { genderOf } from '../oracle/body.ts'
import { exact, known, type Made, MOST, type Part, PARTS, pointsOf, total } from '../oracle/score.ts'
import { differs, first, numberOf, type Pattern, type Said, untrue, type Verdict } from './claim.ts'
import { before, lacks, moves, named, now } from './score-parts.ts'

export type Item = {
  itemCode: Part
  score: number | null
  maxScore: number
  statusCode: string
  changeScore: number | null
}
export type ScoreData = {
  totalScore: number | null
  peerScore: number | null
  changeScore: number | null
  statusCode: string | null
  itemList: Item[]
  trendList: { scoreMm: string; totalScore: number | null }[]
  gain: { itemCode: Part; points: number } | null
  healthAgreeYn: 'Y' | 'N'
}
/** A lever pulled so far really brings so many points of its part, as it is shown. */
function brings(part: Part, points: number, moved: (made: Made) => Made, { member }: { member: Member }): Verdict {
  const made = now(member)
  const [was, is] = [exact(part, made), exact(part, moved(made))]
  if (was === null || is === null) return `${part} is not known`
  return differs('what it adds', points, Math.round(Math.min(MOST, is)) - Math.round(was))
}
const minutesOf = (hours: string | undefined, rest: string | undefined): number =>
  Number(hours ?? 0) * 60 + Number(rest ?? 0)

export const gains: Pattern<ScoreData>[] = [
  {
    claims: 'what a change of weight adds',
    ko: /^체중을 ([\d.]+) kg (늘|줄)(?:이|리)면 (\d+)점이 더해져요\.?$/,
    en: /^([\d.]+) kg (more|less) adds (\d+) points?\.?$/,
    judge: ([kg, way, points], said) => {
      const { bmi, kg: weight } = now(said.member)
      const by = (way === '늘' || way === 'more' ? 1 : -1) * Number(kg)
      return first(
        untrue(
          bmi !== null && (by < 0 ? shown('BMI', bmi) >= 23 : shown('BMI', bmi) < 18.5),
          `the body mass index is ${bmi}: nobody is to change it`,
        ),
        brings(
          'BODY',
          Number(points),
          (made) => ({ ...made, bmi: ((bmi ?? 0) * ((weight ?? 0) + by)) / (weight ?? 1) }),
          said,
        ),
      )
    },
  },
  {
    claims: 'what a change of sleep adds',
    ko: /^잠을 (?:(\d+)시간)? ?(?:(\d+)분)? (늘|줄)(?:이|리)면 (\d+)점이 더해져요\.?$/,
    en: /^(?:(\d+) h)? ?(?:(\d+) min)? (more|less) sleep adds (\d+) points?\.?$/,
    judge: ([hours, rest, way, points], said) => {
      const by = (way === '늘' || way === 'more' ? 1 : -1) * minutesOf(hours, rest)
      return brings('ACT', Number(points), (made) => ({ ...made, sleep: (made.sleep ?? 0) + by }), said)
    },
  },
  {
    claims: 'what more steps add',
    ko: /^하루 ([\d,]+)보 더 걸으면 (\d+)점이 더해져요\.?$/,
    en: /^([\d,]+) more steps a day add (\d+) points?\.?$/,
    judge: ([steps, points], said) =>
      brings('ACT', Number(points), (made) => ({ ...made, steps: (made.steps ?? 0) + numberOf(steps) }), said),
  },
  {
    claims: 'what another energy adds',
    ko: /^하루 (\d+) kcal (더|덜) 드시면 (\d+)점이 더해져요\.?$/,
    en: /^(\d+) kcal (more|less) a day adds (\d+) points?\.?$/,
    judge: ([kcal, way, points], said) => {
      const by = (way === '더' || way === 'more' ? 1 : -1) * Number(kcal)
      return brings('MEAL', Number(points), (made) => ({ ...made, kcal: (made.kcal ?? 0) + by }), said)
    },
  },
  {
    claims: 'what more days of meals add',
    ko: /^식사를 (\d+)일 더 적으면 (\d+)점이 더해져요\.?$/,
    en: /^(\d+|One) more days? of meals adds? (\d+) points?\.?$/,
    judge: ([days, points], said) => {
      const by = days === 'One' ? 1 : Number(days)
      const { mealDays } = now(said.member)
      return first(
        untrue((mealDays ?? 0) + by <= 30, `${mealDays} of 30 days have a meal`),
        brings('MEAL', Number(points), (made) => ({ ...made, mealDays: (made.mealDays ?? 0) + by }), said),
      )
    },
  },
]

/** A row of the list and its own words. */
function itemAt({ data, path }: Said<ScoreData>): Item | undefined {
  return data.itemList[Number(/\[(\d+)\]/.exec(path)?.[1])]
}
const causeOf =
  (part: Part, judge: (groups: readonly string[], made: Made, said: Said<ScoreData>) => Verdict) =>
  (groups: readonly string[], said: Said<ScoreData>) =>
    first(differs('the row', itemAt(said)?.itemCode, part), judge(groups, now(said.member), said))

export const causes: Pattern<ScoreData>[] = [
  {
    claims: 'the weight of the score',
    ko: /^(?:체중 )?([\d.]+) kg$/,
    en: /^([\d.]+) kg$/,
    judge: causeOf('BODY', ([kg], { kg: weight }) => differs('the weight', kg, weight?.toFixed(1))),
  },
  {
    claims: 'weight as last month',
    ko: /^체중이 지난달과 같아요$/,
    en: /^Weight as last month$/,
    judge: causeOf('BODY', (_, { kg }, { member }) =>
      differs('the weight', kg?.toFixed(1), before(member).kg?.toFixed(1)),
    ),
  },
  {
    claims: 'weight beside last month',
    ko: /^지난달보다 ([\d.]+) kg (줄었|늘었)어요$/,
    en: /^([\d.]+) kg (less|more) than last month$/,
    judge: causeOf('BODY', ([by, way], { kg }, { member }) => {
      const was = before(member).kg
      if (kg === null || was === null) return 'one of the two is not known'
      const moved = shown('BW', shown('BW', kg) - shown('BW', was))
      return differs('the change', (way === '줄었' || way === 'less' ? -1 : 1) * Number(by), moved)
    }),
  },
  {
    claims: 'pressure of the score',
    ko: /^(한 달 평균|마지막에 잰) (\d+\/\d+)$/,
    en: /^()(\d+\/\d+) (?:on average|when last measured)$/,
    judge: causeOf('BP', ([, pair], { sbp, dbp, isOldPressure }, { sentence }) =>
      first(
        differs('the pressure', pair, `${Math.round(sbp ?? 0)}/${Math.round(dbp ?? 0)}`),
        differs('the last one of months', /마지막|last/.test(sentence), isOldPressure),
      ),
    ),
  },
  {
    claims: 'fasting sugar of the score',
    ko: /^공복 (\d+) mg\/dL$/,
    en: /^Fasting (\d+) mg\/dL$/,
    judge: causeOf('SUGAR', ([value], { fasting }) =>
      differs('fasting sugar', Number(value), Math.round(fasting ?? 0)),
    ),
  },
  {
    claims: 'steps and sleep of the score',
    ko: /^(?:하루 ([\d,]+)보)?(?:, )?(?:잠 (?:(\d+)시간)? ?(?:(\d+)분)?)?$/,
    en: /^(?:([\d,]+) steps a day)?(?:, )?(?:(?:(\d+) h)? ?(?:(\d+) min)? of sleep)?$/,
    judge: causeOf('ACT', ([steps, hours, rest], made) =>
      first(
        differs(
          'steps',
          steps === undefined ? null : numberOf(steps),
          made.steps === null ? null : Math.round(made.steps),
        ),
        differs(
          'sleep',
          hours === undefined && rest === undefined ? null : minutesOf(hours, rest),
          made.sleep === null ? null : Math.round(made.sleep),
        ),
      ),
    ),
  },
  {
    claims: 'days with meals of the score',
    ko: /^30일 가운데 (\d+)일 기록했어요$/,
    en: /^Logged on (\d+) of 30 days$/,
    judge: causeOf('MEAL', ([days], { mealDays }) => differs('days with meals', Number(days), mealDays)),
  },
  ...(
    [
      ['BODY', /^체중을 적으면 알 수 있어요$/, /^Known once you log your weight$/],
      ['BODY', /^(키)를 적으면 알 수 있어요$/, /^Known once you add your (height)$/],
      ['BP', /^혈압을 한 번 재면 알 수 있어요$/, /^Known after one reading$/],
      ['SUGAR', /^공복 혈당을 한 번 재면 알 수 있어요$/, /^Known after one fasting reading$/],
      ['ACT', /^걸음이 이레 쌓이면 알 수 있어요$/, /^Known after seven days of steps$/],
      ['MEAL', /^식사를 이레 적으면 알 수 있어요$/, /^Known after seven days of meals$/],
    ] as const
  ).map(([part, ko, en]): Pattern<ScoreData> => ({
    claims: `${part} is not known`,
    ko,
    en,
    judge: causeOf(part, ([word], _, { member }) => lacks(part, word, member)),
  })),
]

export const comments: Pattern<ScoreData>[] = [
  {
    claims: 'nothing is known yet',
    ko: /^아직 기록이 없어요\.$/,
    en: /^Nothing recorded yet\.$/,
    judge: (_, { member }) => differs('known parts', known(pointsOf(now(member))), []),
  },
  {
    claims: 'what lacks for a score',
    ko: /^(.+) 기록을 더하면 점수를 낼 수 있어요\.$/,
    en: /^Add (.+) to get a score\.$/,
    judge: ([parts], { member }) => {
      const points = pointsOf(now(member))
      return first(
        untrue(known(points).length < 3, 'three parts are known'),
        differs(
          'what is missing',
          named(parts ?? ''),
          PARTS.filter((part) => points[part] === null),
        ),
      )
    },
  },
  {
    claims: 'of how many points',
    ko: /^아는 만큼은 (\d+)점 가운데 (\d+)점이에요\.$/,
    en: /^(\d+) of the (\d+) points that are known\.$/,
    judge: (groups, { member, language }) => {
      const [most, points] = language === 'ko' ? groups : groups.toReversed()
      const so = pointsOf(now(member))
      return first(
        differs('the whole', Number(points), total(so)),
        differs('what can be had', Number(most), MOST * known(so).length),
      )
    },
  },
  {
    claims: 'points of this month',
    ko: /^이번 달은 (\d+)점이에요\.$/,
    en: /^(\d+) points this month\.$/,
    judge: ([points], { member }) => differs('the whole', Number(points), total(pointsOf(now(member)))),
  },
  {
    claims: 'the same as last month',
    ko: /^지난달과 같아요\.$/,
    en: /^The same as last month\.$/,
    judge: (_, { member }) => differs('points since last month', 0, moves(member).total),
  },
  {
    claims: 'points since last month',
    ko: /^지난달보다 (\d+)점 (올랐|내렸)어요\.$/,
    en: /^(?:Up|Down) (\d+) points?() since last month\.$/,
    judge: ([points], { member, sentence }) =>
      differs('points since last month', (/올랐|Up/.test(sentence) ? 1 : -1) * Number(points), moves(member).total),
  },
  {
    claims: 'what rose most',
    ko: /^(.+) 점수가 가장 많이 올랐어요\.$/,
    en: /^(.+) rose most\.$/,
    judge: ([name], { member }) => {
      const { parts } = moves(member)
      const [part] = named(name ?? '')
      const most = Math.max(...PARTS.map((one) => parts[one] ?? -Infinity))
      return first(
        untrue(part !== undefined && parts[part] === most && most > 0, `changes are ${JSON.stringify(parts)}`),
        untrue(
          PARTS.filter((one) => parts[one] === most).length === 1,
          `another rose as much: ${JSON.stringify(parts)}`,
        ),
      )
    },
  },
]

export const peers: Pattern<ScoreData> = {
  claims: 'whose mean it is compared with',
  ko: /^(\d+)대 (남성|여성)$/,
  en: /^(?:Men|Women) in their (\d+)s()$/,
  judge: ([decade], { member, sentence }) => {
    const told = `${genderOf(member)}`
    return first(
      untrue(member.gender !== null && member.birthday !== null, 'sex or birthday was not told: peers of nobody'),
      differs('the gender', /남성|^Men/.test(sentence) ? 'M' : 'F', told),
      untrue(Number(decade) % 10 === 0, 'no decade'),
    )
  },
}
