/** Reports of how a member ate. */
import type { Member } from '../members.ts'
import { halfUp } from '../oracle/borders.ts'
import { mondayOf, plusDays } from '../oracle/days.ts'
import { type Eaten, eatenIn, fortnightsOf } from '../oracle/report.ts'
import { differs, first, numberOf, type Pattern, type Read, untrue, type Verdict } from './claim.ts'

type Span = { startDt: string; endDt: string }
type Report = Span & { goodList: string[]; careList: string[] }
type Page = { totalCnt: number; recordDayCnt: number; nextStartDt: string; list: (Span & { score: number })[] }

/** World Health Organization 2012. */
const SODIUM_MG = 2000

/** What a sentence is of: the report's own fortnight, or that of the row it stands in. */
function eaten(member: Member, data: Report | Page, path: string): Eaten {
  const row = 'list' in data ? data.list[Number(/^list\[(\d+)\]/.exec(path)?.[1])] : data
  return eatenIn(member, row?.startDt ?? '', row?.endDt ?? '')
}
const of = (
  claims: string,
  ko: RegExp,
  en: RegExp,
  judge: (groups: readonly string[], eaten: Eaten) => Verdict,
): Pattern<Report | Page> => ({
  claims,
  ko,
  en,
  judge: (groups, { member, data, path }) => judge(groups, eaten(member, data, path)),
})

const MEALS = ['1', '2', '3', '4', '5'] as const
const percent = ({ share }: Eaten): string =>
  MEALS.map((meal) => `${meal}: ${Math.round(share(meal) * 100)} %`).join(', ')

/** Shares are shown as whole percents that come to a hundred: each may be one away. */
const NEAR = 0.01

const summaries = [
  ...(
    [
      ['2', '점심', 'Lunch'],
      ['3', '저녁', 'Dinner'],
    ] as const
  ).map(([meal, ko, en]) =>
    of(
      `${en.toLowerCase()} is the largest meal`,
      new RegExp(`^하루 가운데 ${ko}을 가장 든든하게 드셨어요\\.$`),
      new RegExp(`^${en} was your largest meal of the day\\.$`),
      (_, found) =>
        untrue(
          found.daysWith(meal) >= found.days * 0.7 &&
            MEALS.every((other) => other === meal || found.share(other) < found.share(meal) + NEAR),
          `${meal} on ${found.daysWith(meal)} of ${found.days} days; ${percent(found)}`,
        ),
    ),
  ),
  of(
    'no pattern of a name',
    /^한 가지 모습으로 말하기 어려운 두 주였어요\.$/,
    /^No single pattern fits these two weeks\.$/,
    (_, found) => {
      const often = (meal: '1' | '2' | '3' | '5') => found.daysWith(meal) >= found.days * 0.7
      const largest = MEALS.find((meal) => MEALS.every((o) => o === meal || found.share(o) < found.share(meal) - NEAR))
      const proper = (['1', '2', '3'] as const).every(
        (meal) => often(meal) && found.share(meal) > 0.2 + NEAR && found.share(meal) < 0.45 - NEAR,
      )
      return first(
        untrue(found.share('3') + found.share('4') < 0.5 + NEAR, `an evening eater: ${percent(found)}`),
        untrue(!often('5') || found.share('5') < 0.25 + NEAR, `snacks: ${percent(found)}`),
        untrue(!proper, `three meals: ${percent(found)}`),
        untrue(!(largest === '2' || largest === '3') || !often(largest), `one meal is largest: ${percent(found)}`),
      )
    },
  ),
  of('three proper meals', /^세 끼를 고루 챙겨 드셨어요\.$/, /^You had three proper meals a day\.$/, (_, found) =>
    untrue(
      (['1', '2', '3'] as const).every(
        (meal) =>
          found.share(meal) >= 0.2 - NEAR &&
          found.share(meal) <= 0.45 + NEAR &&
          found.daysWith(meal) >= found.days * 0.7,
      ),
      percent(found),
    ),
  ),
  of(
    'more than half in the evening',
    /^하루 열량의 절반 넘게 저녁에 드셨어요\.$/,
    /^More than half of your energy came in the evening\.$/,
    (_, found) => untrue(found.share('3') + found.share('4') > 0.5 - NEAR, percent(found)),
  ),
  of(
    'a quarter from snacks',
    /^하루 열량의 4분의 1 이상을 간식으로 드셨어요\.$/,
    /^A quarter of your energy or more came from snacks\.$/,
    (_, found) => untrue(found.share('5') >= 0.25 - NEAR, percent(found)),
  ),
]

const sentences = [
  of(
    'days with lunch',
    /^적은 날 (?<all>\d+)일 가운데 (?<had>\d+)일은 점심을 챙기셨어요\.$/,
    /^You had lunch on (?<had>\d+) of (?<all>\d+) recorded days\.$/,
    (groups, { days, daysWith }) =>
      differs(
        'recorded days and lunches',
        groups.map(Number).toSorted((a, b) => b - a),
        [days, daysWith('2')],
      ),
  ),
  of(
    'protein of a day',
    /^단백질을 하루 ([\d.]+) g 드셨어요\.$/,
    /^You had ([\d.]+) g of protein a day\.$/,
    ([grams], { proteinG }) => differs('protein', Number(grams), proteinG === null ? null : halfUp(proteinG, 1)),
  ),
  of('no late meal', /^적으신 야식이 없어요\.$/, /^No late-night meals logged\.$/, (_, { daysWith }) =>
    differs('late meals', daysWith('4'), 0),
  ),
  of(
    'days without breakfast',
    /^적은 날 (\d+)일 가운데 (\d+)일은 아침 기록이 없어요\.$/,
    /^No breakfast logged on (\d+) of (\d+) days\.$/,
    (groups, { days, daysWith }) =>
      differs(
        'recorded days and those without',
        groups.map(Number).toSorted((a, b) => b - a),
        [days, days - daysWith('1')],
      ),
  ),
  of(
    'too much sodium',
    /^나트륨이 하루 ([\d,]+) mg 많아요\.$/,
    /^([\d,]+) mg too much sodium a day\.$/,
    ([mg], { sodiumMg }) => differs('sodium over the limit', numberOf(mg), Math.round(sodiumMg ?? 0) - SODIUM_MG),
  ),
  of('late meals', /^야식을 (\d+)번 드셨어요\.$/, /^(\d+) late-night meals\.$/, ([times], { daysWith }) =>
    differs('late meals', Number(times), daysWith('4')),
  ),
  of(
    'more breakfasts',
    /^이번 주에는 아침을 한 번만 더 챙겨 보세요\.$/,
    /^Have one more breakfast this week\.$/,
    (_, { days, daysWith }) => untrue(daysWith('1') < days, 'there is breakfast on every day'),
  ),
  of(
    'less broth',
    /^이번 주에는 국물을 반만 드셔 보세요\.$/,
    /^Leave half of the broth this week\.$/,
    (_, { sodiumMg }) => untrue((sodiumMg ?? 0) > SODIUM_MG, `sodium is ${sodiumMg}`),
  ),
  of(
    'dishes with less salt',
    /^이번 주에는 싱거운 반찬을 골라 보세요\.$/,
    /^Choose dishes with less salt this week\.$/,
    (_, { sodiumMg }) => untrue((sodiumMg ?? 0) > SODIUM_MG, `sodium is ${sodiumMg}`),
  ),
  of(
    'less for the evening',
    /^저녁에 몰리지 않게 오후 네 시에 과일 반쪽을 드셔 보세요\.$/,
    /^Try half a fruit at four, so that less is left for the evening\.$/,
    (_, found) => untrue(found.share('3') + found.share('4') > 0.5 - NEAR, percent(found)),
  ),
]

export const report: Read<Report> = {
  operation: 'coachGetPatternReportSummary',
  ask: () => ({ method: 'POST', url: '/api/coach/getPatternReportSummary', body: {} }),
  none: { status: 404, holds: (member) => fortnightsOf(member).length === 0 },
  patterns: [...summaries, ...sentences] as Pattern<Report>[],
  nothing: [
    {
      ko: /^이대로 두 주 더 드셔 보세요\.$/,
      en: /^Carry on like this for two more weeks\.$/,
      why: 'an encouragement where nothing else was found',
    },
    {
      ko: /^점심에 나물을 한 접시 더 담아 보세요\.$/,
      en: /^Take one more plate of greens at lunch\.$/,
      why: 'fibre and vegetables are told by dishes, which these members do not have',
    },
  ],
  figures: [
    {
      claims: 'the newest fortnight that is over, Monday to Sunday',
      judge: ({ startDt, endDt }, member) =>
        first(
          differs('the first day', startDt, fortnightsOf(member).at(-1)?.from),
          differs('the last day', endDt, plusDays(startDt, 13)),
          differs('its Monday', startDt, mondayOf(startDt)),
        ),
    },
    {
      claims: 'nothing is praised and blamed at once',
      judge: ({ goodList, careList }) =>
        differs(
          'in both',
          goodList.filter((one) => careList.includes(one)),
          [],
        ),
    },
  ],
}

export const reportPage: Read<Page> = {
  operation: 'mypagePatternList',
  ask: () => ({ method: 'GET', url: '/api/mypage/myReport/pattern-list' }),
  patterns: summaries as Pattern<Page>[],
  figures: [
    {
      claims: 'days of the fortnight that goes on',
      judge: ({ recordDayCnt, nextStartDt }, member) =>
        differs('recorded days', recordDayCnt, eatenIn(member, nextStartDt, member.today).days),
    },
    {
      claims: 'every fortnight with five recorded days has its report',
      // Further back than nine nobody is told.
      judge: ({ totalCnt }, member) => differs('reports', totalCnt, Math.min(9, fortnightsOf(member).length)),
    },
  ],
}
