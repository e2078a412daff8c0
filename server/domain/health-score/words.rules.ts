/** What the score says. Words describe and advise; none of them names an illness. */
import type { Words } from '#server/domain/member/language.rules.ts'
import {
  type Facts,
  FEWEST_PARTS,
  isWhole,
  knownOf,
  mostOf,
  type PartCode,
  partCodes,
  type Points,
  totalOf,
} from './score.rules.ts'
import type { Gain, LeverCode } from './gain.rules.ts'
import { oneDecimal } from '#server/rounding.ts'

type PartWords = { name: Words; topic: string; missing: Words; advice: Words }

export const partWords = {
  BODY: {
    name: { ko: '체성분', en: 'Body' },
    topic: '체성분은',
    missing: { ko: '체중을 적으면 알 수 있어요', en: 'Known once you log your weight' },
    advice: { ko: '체중을 한 번 적어 보세요.', en: 'Log your weight once.' },
  },
  BP: {
    name: { ko: '혈압', en: 'Blood pressure' },
    topic: '혈압은',
    missing: { ko: '혈압을 한 번 재면 알 수 있어요', en: 'Known after one reading' },
    advice: { ko: '아침에 혈압을 한 번 재 보세요.', en: 'Take your blood pressure one morning.' },
  },
  SUGAR: {
    name: { ko: '혈당', en: 'Blood sugar' },
    topic: '혈당은',
    missing: { ko: '공복 혈당을 한 번 재면 알 수 있어요', en: 'Known after one fasting reading' },
    advice: { ko: '공복 혈당을 한 번 재 보세요.', en: 'Measure your fasting glucose once.' },
  },
  ACT: {
    name: { ko: '활동', en: 'Activity' },
    topic: '활동은',
    missing: { ko: '걸음이 이레 쌓이면 알 수 있어요', en: 'Known after seven days of steps' },
    advice: { ko: '휴대폰의 걸음을 이어 보세요.', en: 'Connect the steps of your phone.' },
  },
  MEAL: {
    name: { ko: '식사', en: 'Meals' },
    topic: '식사는',
    missing: { ko: '식사를 이레 적으면 알 수 있어요', en: 'Known after seven days of meals' },
    advice: { ko: '한 주 동안 식사를 적어 보세요.', en: 'Log your meals for a week.' },
  },
} as const satisfies Record<PartCode, PartWords>

const grouped = (value: number) => Math.round(value).toLocaleString('en')
const listed = (codes: readonly PartCode[]): Words => ({
  ko: codes.map((code) => partWords[code].name.ko).join(', '),
  en: codes.map((code) => partWords[code].name.en.toLowerCase()).join(', '),
})

function duration(minutes: number): Words {
  const [hours, rest] = [Math.floor(Math.round(minutes) / 60), Math.round(minutes) % 60]
  return {
    ko: [hours > 0 && `${hours}시간`, (rest > 0 || hours === 0) && `${rest}분`].filter(Boolean).join(' '),
    en: [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' '),
  }
}

/** Of who has a weight it is the height that lacks. */
const HEIGHT = {
  missing: { ko: '키를 적으면 알 수 있어요', en: 'Known once you add your height' },
  advice: { ko: '키를 한 번 적어 보세요.', en: 'Add your height once.' },
} as const satisfies Pick<PartWords, 'missing' | 'advice'>

/** How a part becomes known. */
const missingWords = (part: PartCode, { kg, heightCm }: Facts): Pick<PartWords, 'missing' | 'advice'> =>
  part === 'BODY' && kg !== null && heightCm === null ? HEIGHT : partWords[part]

/** What stands under a part: what it rests on, or how to make it known. `before` is a month ago. */
export function causeOf(part: PartCode, facts: Facts, before: Facts, isKnown: boolean): Words {
  if (!isKnown) return missingWords(part, facts).missing
  switch (part) {
    case 'BODY': {
      const change = facts.kg === null || before.kg === null ? null : oneDecimal(facts.kg - before.kg)
      if (change === null)
        return { ko: `체중 ${(facts.kg ?? 0).toFixed(1)} kg`, en: `${(facts.kg ?? 0).toFixed(1)} kg` }
      if (change === 0) return { ko: '체중이 지난달과 같아요', en: 'Weight as last month' }
      const kg = Math.abs(change).toFixed(1)
      return change < 0
        ? { ko: `지난달보다 ${kg} kg 줄었어요`, en: `${kg} kg less than last month` }
        : { ko: `지난달보다 ${kg} kg 늘었어요`, en: `${kg} kg more than last month` }
    }
    case 'BP': {
      const pair = `${Math.round(facts.sbp ?? 0)}/${Math.round(facts.dbp ?? 0)}`
      return facts.pressureIsOld === true
        ? { ko: `마지막에 잰 ${pair}`, en: `${pair} when last measured` }
        : { ko: `한 달 평균 ${pair}`, en: `${pair} on average` }
    }
    case 'SUGAR':
      return {
        ko: `공복 ${Math.round(facts.fasting ?? 0)} mg/dL`,
        en: `Fasting ${Math.round(facts.fasting ?? 0)} mg/dL`,
      }
    case 'ACT': {
      const sleep = facts.sleepMin === null ? null : duration(facts.sleepMin)
      const steps = facts.steps === null ? null : grouped(facts.steps)
      return {
        ko: [steps !== null && `하루 ${steps}보`, sleep !== null && `잠 ${sleep.ko}`].filter(Boolean).join(', '),
        en: [steps !== null && `${steps} steps a day`, sleep !== null && `${sleep.en} of sleep`]
          .filter(Boolean)
          .join(', '),
      }
    }
    case 'MEAL':
      return {
        ko: `30일 가운데 ${facts.mealDays ?? 0}일 기록했어요`,
        en: `Logged on ${facts.mealDays ?? 0} of 30 days`,
      }
  }
}

/** What a member would do, and what it adds. */
export function gainText({ lever, by, points }: Gain): Words {
  const amount = Math.abs(by)
  const isMore = by > 0
  const add = `${points} point${points === 1 ? '' : 's'}`
  const whole = (ko: string, en: string, isOne = true): Words => ({
    ko: `${ko} ${points}점이 더해져요`,
    en: `${en} ${isOne ? 'adds' : 'add'} ${add}`,
  })
  switch (lever) {
    case 'BW':
      return isMore
        ? whole(`체중을 ${amount} kg 늘리면`, `${amount} kg more`)
        : whole(`체중을 ${amount} kg 줄이면`, `${amount} kg less`)
    case 'SLP': {
      const time = duration(amount)
      return isMore
        ? whole(`잠을 ${time.ko} 늘리면`, `${time.en} more sleep`)
        : whole(`잠을 ${time.ko} 줄이면`, `${time.en} less sleep`)
    }
    case 'STEP':
      return whole(`하루 ${grouped(amount)}보 더 걸으면`, `${grouped(amount)} more steps a day`, false)
    case 'KCAL':
      return isMore
        ? whole(`하루 ${amount} kcal 더 드시면`, `${amount} kcal more a day`)
        : whole(`하루 ${amount} kcal 덜 드시면`, `${amount} kcal less a day`)
    case 'MEALS':
      return whole(
        `식사를 ${amount}일 더 적으면`,
        amount === 1 ? 'One more day of meals' : `${amount} more days of meals`,
        amount === 1,
      )
  }
}

const LEVER_ADVICE: Readonly<Record<LeverCode, { more: Words; less: Words }>> = {
  BW: {
    less: { ko: '한 주에 0.3 kg씩 천천히 줄여 보세요.', en: 'Go slowly, about 0.3 kg a week.' },
    more: { ko: '끼니마다 단백질 반찬을 하나 더해 보세요.', en: 'Add a protein dish to every meal.' },
  },
  SLP: {
    more: { ko: '오늘은 30분 일찍 불을 꺼 보세요.', en: 'Lights out half an hour earlier tonight.' },
    less: { ko: '일어나는 시각을 같게 해 보세요.', en: 'Get up at the same time every day.' },
  },
  STEP: {
    more: { ko: '점심 뒤 10분만 더 걸어 보세요.', en: 'Walk ten more minutes after lunch.' },
    less: { ko: '', en: '' },
  },
  KCAL: {
    less: { ko: '저녁 밥을 반 공기로 줄여 보세요.', en: 'Try half a bowl of rice in the evening.' },
    more: { ko: '간식으로 우유나 과일을 더해 보세요.', en: 'Add milk or fruit between meals.' },
  },
  MEALS: { more: { ko: '하루 한 끼만 더 적어 보세요.', en: 'Log one more meal a day.' }, less: { ko: '', en: '' } },
}

const MOST_ADVICE = 4

/** What to do next: the ways to more points, then what is missing. */
export function adviceOf(gains: readonly Gain[], points: Points, facts: Facts): Words[] {
  const missing = partCodes.filter((code) => points[code] === null)
  return [
    ...gains.map(({ lever, by }) => LEVER_ADVICE[lever][by > 0 ? 'more' : 'less']),
    ...missing.map((code) => missingWords(code, facts).advice),
  ].slice(0, MOST_ADVICE)
}

/** The score in one or two sentences. */
export function commentOf(
  points: Points,
  change: { total: number | null; parts: Points },
  gain: Gain | undefined,
): Words {
  const total = totalOf(points)
  if (total === null)
    return { ko: '아직 기록이 없어요. 체중부터 적어 볼까요?', en: 'Nothing recorded yet. Start with your weight?' }
  const known = knownOf(points)
  if (known.length < FEWEST_PARTS) {
    const missing = listed(partCodes.filter((code) => !known.includes(code)))
    return { ko: `${missing.ko} 기록을 더하면 점수를 낼 수 있어요.`, en: `Add ${missing.en} to get a score.` }
  }
  const first = comparedWithLastMonth(points, total, change.total)
  const rises = partCodes.map((code) => change.parts[code] ?? 0)
  const most = Math.max(...rises)
  const [rise, ...alike] = partCodes.filter((_, index) => rises[index] === most)
  const sentences: Words[] = [first]
  if (change.total !== null && change.total > 0 && rise !== undefined && alike.length === 0)
    sentences.push({
      ko: `${partWords[rise].name.ko} 점수가 가장 많이 올랐어요.`,
      en: `${partWords[rise].name.en} rose most.`,
    })
  if (gain !== undefined) {
    const next = gainText(gain)
    sentences.push({ ko: `${next.ko}.`, en: `${next.en}.` })
  }
  return { ko: sentences.map(({ ko }) => ko).join(' '), en: sentences.map(({ en }) => en).join(' ') }
}

function comparedWithLastMonth(points: Points, total: number, change: number | null): Words {
  if (change === null && !isWhole(points)) {
    const most = mostOf(points)
    return {
      ko: `아는 만큼은 ${most}점 가운데 ${total}점이에요.`,
      en: `${total} of the ${most} points that are known.`,
    }
  }
  if (change === null) return { ko: `이번 달은 ${total}점이에요.`, en: `${total} points this month.` }
  if (change === 0) return { ko: '지난달과 같아요.', en: 'The same as last month.' }
  const moved = `${Math.abs(change)} point${Math.abs(change) === 1 ? '' : 's'}`
  return change > 0
    ? { ko: `지난달보다 ${change}점 올랐어요.`, en: `Up ${moved} since last month.` }
    : { ko: `지난달보다 ${-change}점 내렸어요.`, en: `Down ${moved} since last month.` }
}

/**
 * The parts that are known in two sentences: what goes well, and what is worth a look. All of them are all that was
 * recorded, and no more: what a check-up found is not in a score.
 */
export function summaryOf({ well, look }: { well: readonly PartCode[]; look: readonly PartCode[] }): Words {
  const said = (codes: readonly PartCode[], ko: string, en: string): Words[] => {
    const last = codes.at(-1)
    const before = codes.slice(0, -1).map((code) => partWords[code].name.ko)
    return last === undefined
      ? []
      : [
          {
            ko: `${[...before, partWords[last].topic].join(', ')} ${ko}`,
            en: `${en}: ${listed(codes).en}.`,
          },
        ]
  }
  if (look.length === 0 && well.length === partCodes.length)
    return { ko: '기록은 모두 좋아요.', en: 'All that you recorded looks well.' }
  const sentences = [...said(well, '좋아요.', 'Going well'), ...said(look, '더 살펴봐요.', 'Worth a look')]
  if (sentences.length === 0)
    return { ko: '아직 분석할 기록이 없어요.', en: 'There is nothing recorded to look at yet.' }
  return { ko: sentences.map(({ ko }) => ko).join(' '), en: sentences.map(({ en }) => en).join(' ') }
}
