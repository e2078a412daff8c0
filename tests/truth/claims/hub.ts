/** The record hub: its first line, and the lines that it draws attention to. */
import type { Member } from '../members.ts'
import { SHORTEST_NIGHT, sinceLastWeek } from '../oracle/body.ts'
import { type Care, isSerious } from '../oracle/borders.ts'
import { type Card, cardOf, type Kind } from '../oracle/cards.ts'
import { daysFrom, momentOf, plusDays } from '../oracle/days.ts'
import { dueOf, habitsOf, type HabitKind, leftOf } from '../oracle/habits.ts'
import { differs, first, type Nothing, numberOf, type Pattern, type Read, untrue, type Verdict } from './claim.ts'

const NAMES: readonly (readonly [Kind, ko: string, en: string])[] = [
  ['BW', '체중', 'Weight'],
  ['BP', '혈압', 'Blood pressure'],
  ['BS', '혈당', 'Blood sugar'],
  ['HR', '심박수', 'Heart rate'],
  ['HR', '쉴 때 심박수', 'Resting heart rate'],
  ['SLP', '수면', 'Sleep'],
]
const named = (word: string | undefined): Kind | undefined =>
  NAMES.find(([, ko, en]) => ko === word || en.toLowerCase() === word?.toLowerCase())?.[0]

/** Of today or yesterday: of an older one nobody knows how it is now. */
const isOfNow = ({ at }: Card, { today }: Member): boolean => at.slice(0, 8) >= plusDays(today, -1)
const NAMED: readonly Kind[] = ['BP', 'BS', 'HR']
const callsFor = (member: Member, wanted: (care: Care) => boolean): Card[] =>
  member.keeping !== 'Y'
    ? []
    : NAMED.flatMap((kind) => {
        const card = cardOf(member, kind)
        return card?.care != null && wanted(card.care) && isOfNow(card, member) ? [card] : []
      })
/** What has to be done at once. */
const urgent = (member: Member): Card[] => callsFor(member, (care) => isSerious(care) || care === 'SUGAR_LOW')

/** Of everything that is recorded or counted. */
function newestDay({ readings, beats, foods, days }: Member): string | undefined {
  return [
    ...readings.flatMap(({ code, at }) => (['HT', 'BDF', 'SKM', 'DBP'].includes(code) ? [] : [at.slice(0, 8)])),
    ...beats.map(({ at }) => at.slice(0, 8)),
    ...foods.map(({ at }) => at.slice(0, 8)),
    ...days.flatMap(({ day, steps }) => ((steps ?? 0) > 0 ? [day] : [])),
  ]
    .toSorted()
    .at(-1)
}
const quietDays = (member: Member): number | null => {
  const day = newestDay(member)
  return day === undefined ? null : daysFrom(day, member.today)
}
const todays = ({ days, today }: Member) => days.find(({ day }) => day === today)

/** Years and months of 30.44 days, rounded down. */
const monthsOf = (member: Member): number => Math.floor((quietDays(member) ?? 0) / 30.44)

type Lead = { cstmMsg: string; subMsg: string | null; routeNm: string | null }

const leads: Pattern<Lead>[] = [
  {
    claims: 'what cannot wait',
    ko: /^(.+)부터 살펴봐 주세요$/,
    en: /^Please look at your (.+) first$/,
    judge: ([name], { member }) => {
      const kinds = urgent(member)
      const kind = named(name)
      return first(
        untrue(
          kinds.some((card) => card.kind === kind),
          `nothing of ${kind} cannot wait: ${JSON.stringify(kinds)}`,
        ),
        untrue(
          kinds.some((card) => card.kind === kind && isSerious(card.care)) ||
            !kinds.some(({ care }) => isSerious(care)),
          'another is serious',
        ),
      )
    },
  },
  {
    claims: 'nothing was ever recorded',
    ko: /^(.+)님, 오늘은 한 가지만 재 볼까요\?$/,
    en: /^(.+), shall we measure one thing today\?$/,
    judge: ([name], { member }) =>
      first(differs('the name', name, member.nickName), differs('the newest record', newestDay(member), undefined)),
  },
  {
    claims: 'how long ago the last record was',
    ko: /^마지막 기록이 (?:(\d+)년)? ?(?:(\d+)개월|(한 달))? 전이에요$/,
    en: /^Your last record was (?:(\d+) years?)? ?(?:(\d+) months?|(a month))? ago$/,
    judge: ([years, months, one], { member }) => {
      const said = Number(years ?? 0) * 12 + (one === undefined ? Number(months ?? 0) : 1)
      return differs('months', said, Math.max(1, monthsOf(member)))
    },
  },
  {
    claims: 'the one thing that is left to measure',
    ko: /^오늘은 (.+) 하나만 더 재면 돼요$/,
    en: /^One reading to go: (.+)$/,
    judge: ([name], { member }) =>
      first(differs('due', named(name), dueOf(member)?.kind), differs('what is left', leftOf(member).length, 1)),
  },
  {
    claims: 'what to measure first',
    ko: /^(.+)부터 재 볼까요\?$/,
    en: /^Start with your (.+)$/,
    judge: ([name], { member }) => differs('due', named(name), dueOf(member)?.kind),
  },
  {
    claims: 'less weight than last week',
    ko: /^체중이 지난주보다 ([\d.]+) kg 줄었어요$/,
    en: /^([\d.]+) kg less than last week$/,
    judge: ([kg], { member }) => differs('the change', -Number(kg), sinceLastWeek(member, 'BW')),
  },
  {
    claims: 'a lower pressure than last week',
    ko: /^혈압이 지난주보다 (\d+) 낮아졌어요$/,
    en: /^Blood pressure is (\d+) lower than last week$/,
    judge: ([by], { member }) => differs('the change', -Number(by), sinceLastWeek(member, 'SBP')),
  },
  {
    claims: 'more sleep than last week',
    ko: /^지난주보다 (?:(\d+)시간 ?)?(?:(\d+)분 )?더 주무셨어요$/,
    en: /^(?:(\d+) h ?)?(?:(\d+) min )?more sleep than last week$/,
    judge: ([hours, rest], { member }) =>
      differs('the change', Number(hours ?? 0) * 60 + Number(rest ?? 0), sinceLastWeek(member, 'SLP')),
  },
  {
    claims: 'what is left to eat',
    ko: /^([\d,]+) kcal 남았어요$/,
    en: /^([\d,]+) kcal left today$/,
    judge: ([kcal], { member }) => {
      const [goal, eaten] = [member.targets?.eatKcal ?? null, todays(member)?.eaten ?? null]
      return goal === null || eaten === null
        ? 'no goal, or no meal today'
        : differs('what is left', numberOf(kcal), goal - eaten)
    },
  },
  {
    claims: 'nothing was measured today',
    ko: /^오늘은 한 가지만 재 볼까요\?$/,
    en: /^Shall we measure one thing today\?$/,
    judge: (_, { member }) => {
      const late = member.readings.filter(
        ({ code, at }) => at.startsWith(member.today) && !['HT', 'BDF', 'SKM', 'SLP', 'DBP'].includes(code),
      )
      return quietDays(member) !== null && (quietDays(member) ?? 0) > 30
        ? undefined
        : differs('measured today', late.length, 0)
    },
  },
  {
    claims: 'all of today is measured',
    ko: /^오늘 잴 것은 다 쟀어요$/,
    en: /^You're done measuring for today$/,
    judge: (_, { member }) => (member.keeping === 'Y' ? differs('what is left', leftOf(member), []) : undefined),
  },
  {
    claims: 'nothing to measure now',
    ko: /^지금은 잴 것이 없어요$/,
    en: /^Nothing to measure right now$/,
    judge: (_, { member }) => differs('due', dueOf(member), undefined),
  },
  {
    claims: 'what comes next today',
    ko: /^다음은 (아침|낮|저녁) (.+)이에요$/,
    en: /^Next: (.+) (in the morning|in the afternoon|in the evening)$/,
    judge: (groups, { member, language }) => {
      const [slot, name] = language === 'ko' ? groups : groups.toReversed()
      const [next] = leftOf(member)
      const at = [/아침|morning/, /낮|afternoon/, /저녁|evening/].findIndex((part) => part.test(slot ?? ''))
      return first(differs('the next', named(name), next?.kind), differs('its part of the day', at, next?.slot))
    },
  },
]

export const lead: Read<Lead> = {
  operation: 'healthHelhlogCstmmsg',
  ask: () => ({ method: 'GET', url: '/api/healthlog/myLog/helhlogCstmmsg' }),
  patterns: leads,
  nothing: [
    {
      ko: /^기록은 나만 봐요\.$/,
      en: /^Only you see your records\.$/,
      why: 'who sees what is proved by the probe of every operation, not by rows',
    },
    {
      ko: /^언제든 지울 수 있어요\.$/,
      en: /^You can delete them any time\.$/,
      why: 'a promise (tests/promises.test.ts)',
    },
    {
      ko: /^오늘 하나만 재 볼까요\?$/,
      en: /^Shall we measure one thing today\?$/,
      why: 'an invitation beside how long ago the last record was, which is judged',
    },
  ],
  figures: [
    {
      claims: 'what cannot wait comes first',
      judge: ({ cstmMsg }, member) =>
        untrue(
          urgent(member).length === 0 || /살펴봐 주세요$|^Please look at/.test(cstmMsg),
          `${JSON.stringify(urgent(member))} cannot wait`,
        ),
    },
    {
      claims: 'what is due is said before what became better',
      judge: ({ cstmMsg }, member) =>
        untrue(
          member.keeping !== 'Y' ||
            dueOf(member) === undefined ||
            /재면 돼요$|재 볼까요\?$|살펴봐 주세요$|전이에요$|^(?:One reading|Start with|Please|Your last)/.test(
              cstmMsg,
            ),
          `${dueOf(member)?.kind} is due`,
        ),
    },
  ],
}

type Line = { alterType: string; alterMsg: string; statusCode: string | null; careCode: Care | null; alterDtm: string }

const STANDS: readonly (readonly [Care, ko: RegExp, en: RegExp])[] = [
  ['SUGAR_VERY_LOW', /매우 낮/, /very low/],
  ['SUGAR_LOW', /정상보다 낮/, /below normal/],
  ['SUGAR_VERY_HIGH', /매우 높/, /very high/],
  ['BP_VERY_HIGH', /매우 높/, /very high/],
  ['BP_LOW', /정상보다 낮/, /below normal/],
  ['HR_VERY_LOW', /매우 낮/, /very low/],
  ['HR_LOW', /정상보다 낮/, /below normal/],
  ['HR_HIGH', /정상보다 높/, /above normal/],
  ['HR_VERY_HIGH', /매우 높/, /very high/],
]

/** The reading that a line names: its name, its value, and that it is the newest. */
function readingHolds(
  name: string | undefined,
  value: string | undefined,
  member: Member,
  holds: (card: Card) => Verdict,
): Verdict {
  const kind = named(name?.trim())
  const card = kind && cardOf(member, kind)
  if (card === undefined) return `there is no reading of ${name}`
  return first(
    differs('the value', value, card.lower === null ? String(card.value) : `${card.value}/${card.lower}`),
    untrue(isOfNow(card, member), `it is of ${card.at}`),
    holds(card),
  )
}

const ago = (card: Card, { clock }: Member): number =>
  (momentOf(clock).getTime() - momentOf(card.at).getTime()) / 60_000

const lines: Pattern<Line[]>[] = [
  {
    claims: 'an extreme reading of now',
    ko: /^([가-힣 ]+) ([\d/]+), (?:매우 낮|정상보다 낮|매우 높|정상보다 높)아요\.$/,
    en: /^([A-Za-z ]+) ([\d/]+) is (?:very low|below normal|very high|above normal)\.$/,
    judge: ([name, value], { member, sentence, language }) =>
      readingHolds(name, value, member, (card) => {
        if (card.care === null) return differs('its status', 'DANGER', card.status)
        const [, ko, en] = STANDS.find(([care]) => care === card.care) ?? []
        return first(
          untrue((language === 'ko' ? ko : en)?.test(sentence) === true, `it calls for ${card.care}`),
          untrue(
            card.kind === 'HR' ? true : ago(card, member) < 61,
            `it is ${Math.round(ago(card, member))} minutes old`,
          ),
        )
      }),
  },
  {
    claims: 'an extreme reading of a while ago',
    ko: /^(오늘|어제)(?: (\d\d:\d\d)에 잰)? ([가-힣 ]+) ([\d/]+), (?:매우 낮|정상보다 낮|매우 높|정상보다 높)았어요\.$/,
    en: /^([A-Za-z ]+) ([\d/]+) was (?:very low|below normal|very high|above normal)(?: at (\d\d:\d\d))? (today|yesterday)\.$/,
    judge: (groups, { member, sentence, language }) => {
      const [day, at, name, value] = language === 'ko' ? groups : [groups[3], groups[2], groups[0], groups[1]]
      return readingHolds(name, value, member, (card) => {
        const [, ko, en] = STANDS.find(([care]) => care === card.care) ?? []
        return first(
          untrue((language === 'ko' ? ko : en)?.test(sentence) === true, `it calls for ${card.care}`),
          differs('today', /오늘|today/.test(day ?? ''), card.at.startsWith(member.today)),
          at === undefined ? undefined : differs('its time', at, `${card.at.slice(8, 10)}:${card.at.slice(10, 12)}`),
        )
      })
    },
  },
  {
    claims: 'a reading a little above the usual',
    ko: /^([가-힣 ]+) ([\d/]+), 정상보다 조금 높아요\.$/,
    en: /^([A-Za-z ]+) ([\d/]+) is a little above the usual\.$/,
    judge: ([name, value], { member }) =>
      readingHolds(name, value, member, (card) =>
        first(differs('its status', 'CAUTION', card.status), differs('what it calls for', null, card.care)),
      ),
  },
  {
    claims: 'a reading above the usual',
    ko: /^([가-힣 ]+) ([\d/]+), 정상보다 높아요\.$/,
    en: /^([A-Za-z ]+) ([\d/]+) is above the usual\.$/,
    judge: ([name, value], { member }) =>
      readingHolds(name, value, member, (card) => differs('its status', 'DANGER', card.status)),
  },
  {
    claims: 'a short last night',
    ko: /^어젯밤 (\d+)시간 (\d+)분 주무셨어요\.$/,
    en: /^You slept (\d+) h (\d+) min last night\.$/,
    judge: ([hours, rest], { member }) => {
      const card = cardOf(member, 'SLP')
      return first(
        differs('minutes', Number(hours) * 60 + Number(rest), card?.value),
        untrue(card?.at.startsWith(member.today) === true, `the night ended on ${card?.at}: it is not the last one`),
        untrue((card?.value ?? 0) >= SHORTEST_NIGHT && (card?.value ?? 999) < 300, 'it was no short night'),
      )
    },
  },
  {
    claims: 'time to measure',
    ko: /^(.+), 잴 시간이에요\.$/,
    en: /^Time to measure: (.+)\.$/,
    judge: ([name], { member }) => differs('due', named(name) as HabitKind | undefined, dueOf(member)?.kind),
  },
  {
    claims: 'the goal of steps is reached',
    ko: /^([\d,]+)보, 오늘 걸음 목표를 채웠어요\.$/,
    en: /^([\d,]+) steps: today's goal is reached\.$/,
    judge: ([steps], { member }) => {
      const walked = todays(member)?.steps ?? null
      return first(
        differs('steps', numberOf(steps), walked),
        untrue((walked ?? 0) >= (member.targets?.steps ?? Infinity), `the goal is ${member.targets?.steps}`),
      )
    },
  },
]

/**
 * What to do stands beside the sentence that says how the reading is, which is judged; what it asks for is first aid as
 * it is published.
 */
const ADVICE = 'first aid or advice beside a judged sentence of the same line'
const advice = (ko: RegExp, en: RegExp): Nothing => ({ ko, en, why: ADVICE })

export const alters: Read<Line[]> = {
  operation: 'healthAlter',
  ask: () => ({ method: 'GET', url: '/api/healthlog/myLog/Alter' }),
  patterns: lines,
  nothing: [
    advice(
      /당분 15–20 g을 먹고 15분 뒤에 다시 재 보세요\.$/,
      /^Take 15–20 g of sugar and measure again after 15 minutes\.$/,
    ),
    advice(/119에 전화하세요\.$/, /call 119 right away\.$/),
    advice(/^물을 마시고 다시 재 보세요\.$/, /^Drink water and measure again\.$/),
    advice(/오늘 병원에 가세요\.$/, /see a doctor today\.$/),
    advice(/^5분 앉아서 쉬고 다시 재 보세요\.$/, /^Sit down for five minutes, then measure again\.$/),
    advice(/^(?:앉아서 쉬세요|앉아서 쉬어 보세요)\.$/, /^Sit down and rest\.$/),
    advice(/의료진에게 물어봐 주세요\.$/, /ask a doctor\.$/),
    advice(
      /^어지러우면 앉거나 누워서 쉬고 다시 재 보세요\.$/,
      /^If you feel dizzy, sit or lie down, then measure again\.$/,
    ),
    advice(
      /^지금 한 번 더 재 보세요\.$|^지금은 어떤지 살펴보세요\.$/,
      /^Measure once more now\.$|^See how it is now\.$/,
    ),
    advice(/한 번 더 재 보세요\.$/, /measure once more(?: before your next meal)?\.$/),
    advice(/^오늘은 조금 일찍 누워 보세요\.$/, /^Try going to bed a little earlier today\.$/),
  ],
  figures: [
    {
      claims: 'every reading that calls for something has its line',
      judge: (rows, member) => {
        const so = callsFor(member, () => true).map(({ care }) => care)
        return differs('what is called for', rows.flatMap(({ careCode }) => careCode ?? []).toSorted(), so.toSorted())
      },
    },
    {
      claims: 'what is serious stands first',
      judge: (rows, member) =>
        untrue(
          callsFor(member, isSerious).length === 0 || isSerious(rows[0]?.careCode ?? null),
          'something serious is not the first line',
        ),
    },
    {
      claims: 'what is due has its line',
      judge: (rows, member) =>
        differs(
          'a line of it',
          rows.some(({ alterType }) => alterType === 'DUE'),
          member.keeping === 'Y' && dueOf(member) !== undefined && rows.length < 6,
        ),
    },
    {
      claims: 'nobody is sent to measure what is no habit',
      judge: (rows, member) =>
        untrue(rows.every(({ alterType }) => alterType !== 'DUE') || habitsOf(member).length > 0, 'there is no habit'),
    },
  ],
}
