/** Reports of how a member ate. */
import type { Member } from '../members.ts'
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

const percent = ({ share }: Eaten): string =>
  (['1', '2', '3', '4', '5'] as const).map((meal) => `${meal}: ${Math.round(share(meal) * 100)} %`).join(', ')

const summaries = [
  of(
    'a good lunch and few breakfasts',
    /^점심을 잘 챙기고 아침을 자주 걸러요\.$/,
    /^You have good lunches and few breakfasts\.$/,
    (_, { days, daysWith }) =>
      untrue(
        daysWith('2') >= days * 0.7 && daysWith('1') <= days * 0.6,
        `lunch on ${daysWith('2')}, breakfast on ${daysWith('1')} of ${days}`,
      ),
  ),
  of(
    'lunch is the largest meal',
    /^하루 가운데 점심을 가장 든든하게 드셨어요\.$/,
    /^Lunch was your largest meal of the day\.$/,
    (_, found) =>
      untrue(
        (['1', '3', '4', '5'] as const).every((meal) => found.share(meal) < found.share('2') + 0.005),
        percent(found),
      ),
  ),
  of('meals differ in size', /^끼니마다 드시는 양이 달랐어요\.$/, /^Your meals differed in size\.$/, (_, found) => {
    const eatenMeals = (['1', '2', '3'] as const).filter((meal) => found.daysWith(meal) > 0).map(found.share)
    return untrue(eatenMeals.length < 2 || Math.max(...eatenMeals) - Math.min(...eatenMeals) > 0.05, percent(found))
  }),
  of(
    'three meals of one size',
    /^세 끼를 비슷한 양으로 챙겨 드셨어요\.$/,
    /^You had three meals of about the same size\.$/,
    (_, found) =>
      untrue(
        (['1', '2', '3'] as const).every(
          (meal) => found.share(meal) >= 0.19 && found.share(meal) <= 0.46 && found.daysWith(meal) >= found.days * 0.7,
        ),
        percent(found),
      ),
  ),
  of(
    'more than half in the evening',
    /^하루 열량의 절반 넘게 저녁에 드셨어요\.$/,
    /^More than half of your energy came in the evening\.$/,
    (_, found) => untrue(found.share('3') + found.share('4') > 0.495, percent(found)),
  ),
  of(
    'more snacks than meals',
    /^끼니보다 간식을 자주 드셨어요\.$/,
    /^You had more snacks than meals\.$/,
    (_, { daysWith }) =>
      untrue(
        daysWith('5') > Math.max(daysWith('1'), daysWith('2'), daysWith('3')),
        `snacks on ${daysWith('5')} days, meals on ${daysWith('1')}, ${daysWith('2')} and ${daysWith('3')}`,
      ),
  ),
]

const sentences = [
  of(
    'days with lunch',
    /^점심은 적은 날 (\d+)일 가운데 (\d+)일을 챙기셨어요\.$/,
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
    ([grams], { proteinG }) =>
      differs('protein', Number(grams), proteinG === null ? null : Math.round(proteinG * 10) / 10),
  ),
  of('no late meal', /^야식을 드시지 않았어요\.$/, /^No late-night meals\.$/, (_, { daysWith }) =>
    differs('late meals', daysWith('4'), 0),
  ),
  of(
    'days without breakfast',
    /^아침을 (\d+)일 가운데 (\d+)일 거르셨어요\.$/,
    /^No breakfast on (\d+) of (\d+) days\.$/,
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
    'a lighter dinner',
    /^오후 네 시에 과일 반쪽을 드셔 보세요\.$/,
    /^Half a fruit at four makes for a lighter dinner\.$/,
    (_, found) => untrue(found.share('3') + found.share('4') > 0.495, percent(found)),
  ),
]

export const report: Read<Report> = {
  operation: 'coachGetPatternReportSummary',
  ask: () => ({ method: 'POST', url: '/api/coach/getPatternReportSummary', body: {} }),
  none: { status: 404, holds: (member) => fortnightsOf(member).length === 0 },
  patterns: [...summaries, ...sentences] as Pattern<Report>[],
  nothing: [
    { ko: /^저녁이 가벼워져요\.$/, en: /^lighter dinner\.$/, why: 'what half a fruit does is general' },
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
