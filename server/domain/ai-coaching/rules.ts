/**
 * The coaching of a day: rules over what was recorded, and no model. Each task names the number that it rests on; a
 * task without one is not made. What the rules rest on: a hundred steps a minute is walking at a moderate pace
 * (Tudor-Locke and others, British Journal of Sports Medicine 52, 2018); two grams of sodium a day (WHO, Guideline:
 * sodium intake, 2012); breakfast every day (Dietary Guidelines for Koreans, 2021). The screen names them, too
 * (docs/decisions/242).
 */
import type { Words } from '#server/domain/member/language.rules.ts'

export interface CoachingFacts {
  /**
   * Steps of the challenge's time: what a day asks, today's, and the last day before it; null where the challenge
   * counts no steps.
   */
  walk: { goal: number; today: number; before: number | null; isOpen: boolean } | null
  /** Of yesterday; null without a record. */
  sodiumMg: number | null
  /** Of the last seven days. */
  recordedDays: number
  breakfastDays: number
  /** Practices that the member ticked off today. */
  ticked: ReadonlySet<string>
  hadBreakfast: boolean
}

export type TaskCode = 'WALK' | 'SOUP' | 'BREAKFAST'

export interface Task {
  code: TaskCode
  name: Words
  reason: Words
  /** Name of the route that it opens. */
  menu: string | null
  isDone: boolean
}

export interface Coaching {
  title: Words
  text: Words
  tasks: Task[]
}

/** Days with a record before anything is said. */
export const DAYS_NEEDED = 3

const STEPS_A_MINUTE = 100
const SODIUM_MG = 2000
/** Fewer breakfasts than this in seven days, and it is worth a word. */
const FEW_BREAKFASTS = 4

const number = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',')

export function coachingOf(facts: CoachingFacts): Coaching {
  const { walk, recordedDays } = facts
  if (recordedDays < DAYS_NEEDED && (walk === null || walk.before === null))
    return tooLittle(DAYS_NEEDED - recordedDays)
  const tasks = [walkTask(walk), soupTask(facts), breakfastTask(facts)].filter((task) => task !== undefined)
  return {
    ...words(
      facts,
      tasks.find(({ isDone }) => !isDone),
    ),
    tasks,
  }
}

const tooLittle = (days: number): Coaching => ({
  title: { ko: `${days}일만 더 기록해 주세요`, en: `${days} more ${days === 1 ? 'day' : 'days'} of records` },
  text: {
    ko: '식사나 걸음이 사흘 쌓이면 오늘 할 일을 골라 드려요.',
    en: 'With three days of meals or steps there is something to choose from.',
  },
  tasks: [],
})

const minutesFor = (steps: number): number => Math.ceil(steps / STEPS_A_MINUTE)

function walkTask(walk: CoachingFacts['walk']): Task | undefined {
  if (walk === null) return undefined
  const left = walk.goal - walk.today
  // What is over for today is nothing to do.
  if (left > 0 && !walk.isOpen) return undefined
  const minutes = minutesFor(left > 0 ? left : walk.goal)
  return {
    code: 'WALK',
    name: { ko: `점심 먹고 ${minutes}분 걷기`, en: `Walk ${minutes} minutes after lunch` },
    reason:
      left > 0
        ? {
            ko: `오늘 ${number(left)}보 남았어요. 1분에 100보로 세었어요`,
            en: `${number(left)} steps left today, at 100 a minute`,
          }
        : { ko: `오늘 ${number(walk.today)}보를 걸었어요`, en: `${number(walk.today)} steps walked today` },
    menu: 'challengeChallengeDetail',
    isDone: left <= 0,
  }
}

function soupTask({ sodiumMg, ticked }: CoachingFacts): Task | undefined {
  if (sodiumMg === null || sodiumMg <= SODIUM_MG) return undefined
  return {
    code: 'SOUP',
    name: { ko: '국물 절반만 먹기', en: 'Half the soup' },
    reason: { ko: `어제 나트륨이 ${number(sodiumMg)} mg이었어요`, en: `${number(sodiumMg)} mg of sodium yesterday` },
    menu: 'diaryMission',
    isDone: ticked.has('HALFSOUP'),
  }
}

function breakfastTask({ recordedDays, breakfastDays, ticked, hadBreakfast }: CoachingFacts): Task | undefined {
  if (recordedDays < DAYS_NEEDED || breakfastDays >= FEW_BREAKFASTS) return undefined
  return {
    code: 'BREAKFAST',
    name: { ko: '아침 한 입이라도 먹기', en: 'A bite of breakfast' },
    // What was not noted may have been eaten all the same.
    reason: {
      ko: `지난 7일 가운데 아침을 적은 날이 ${breakfastDays}일이에요`,
      en: `Breakfast noted on ${breakfastDays} of the last 7 days`,
    },
    menu: 'diaryMission',
    isDone: hadBreakfast || ticked.has('BREAKFAST'),
  }
}

/** The line of the day, and the numbers behind it. */
function words({ walk }: CoachingFacts, next: Task | undefined): Pick<Coaching, 'title' | 'text'> {
  if (next === undefined) {
    const isMissed = walk !== null && !walk.isOpen && walk.today < walk.goal
    const title = isMissed
      ? { ko: '오늘 걷는 시간은 지났어요', en: 'The time to walk is over for today' }
      : { ko: '오늘은 지금처럼이면 돼요', en: 'Today, just go on like this' }
    return { title, text: lastWalk(walk) }
  }
  if (next.code === 'SOUP')
    return { title: { ko: '오늘은 국물만 조금 남겨요', en: 'Leave a little soup today' }, text: next.reason }
  if (next.code === 'BREAKFAST')
    return { title: { ko: '아침은 한 입이라도 좋아요', en: 'Even a bite of breakfast helps' }, text: next.reason }
  const minutes = walk === null ? 0 : minutesFor(walk.goal - walk.today)
  return {
    title: { ko: `점심 먹고 ${minutes}분, 그거면 돼요`, en: `${minutes} minutes after lunch will do` },
    text: lastWalk(walk),
  }
}

function lastWalk(walk: CoachingFacts['walk']): Words {
  if (walk === null)
    return { ko: '최근 기록에서 오늘 더 할 것은 없어요.', en: 'Your recent records ask for nothing more today.' }
  const left = walk.isOpen ? walk.goal - walk.today : 0
  const last =
    walk.before === null
      ? { ko: '', en: '' }
      : { ko: `지난번에는 ${number(walk.before)}보를 걸었어요. `, en: `${number(walk.before)} steps last time. ` }
  const now =
    left > 0
      ? { ko: `오늘은 ${number(left)}보 남았어요.`, en: `${number(left)} left today.` }
      : { ko: `오늘은 ${number(walk.today)}보를 걸었어요.`, en: `${number(walk.today)} today.` }
  return { ko: last.ko + now.ko, en: last.en + now.en }
}

/**
 * Whether what was recorded today leads to other coaching than the days before it did: then screens that were drawn
 * this morning are old.
 */
export function isChanged(facts: CoachingFacts): boolean {
  const atMidnight: CoachingFacts = {
    ...facts,
    walk: facts.walk && { ...facts.walk, today: 0, isOpen: true },
    ticked: new Set(),
    hadBreakfast: false,
  }
  const key = ({ tasks }: Coaching) => tasks.map(({ code, isDone }) => `${code} ${isDone}`).join()
  return key(coachingOf(facts)) !== key(coachingOf(atMidnight))
}
