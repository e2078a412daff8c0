/**
 * Which programmes a survey comes to, and why. Added up from what the member said, always the same for the same
 * answers: what the programme is for, what it does good to, how hard it is. What strains a place that hurts is left
 * out, and so is what takes longer than the member has (docs/decisions/199).
 */
import type { Language } from '#server/domain/member/language.rules.ts'
import { minutesOf } from './energy.rules.ts'
import type { Offer } from './programme.queries.ts'
import type { Complaint, SettingCode } from './schema.ts'

export type Answers = ReadonlyMap<number, readonly string[]>
export type Recommended = { offer: Offer; reason: (language: Language) => string }

/** Questions of the survey. */
const [GOAL, FREQUENCY, COMPLAINTS] = [1, 2, 3]
/**
 * As hard as somebody who exercises so often may want it: little at first, then more (WHO guidelines on physical
 * activity, 2020, adults). The points below are ours.
 */
const LEVEL: Readonly<Record<string, number>> = { '0': 1, '1': 2, '3': 2, '5': 3 }
const MOST = 5

/** The best first; equal ones by their code. None without a survey. */
export function recommend(
  offers: readonly Offer[],
  answers: Answers,
  settings: ReadonlyMap<SettingCode, readonly string[]>,
): Recommended[] {
  const goal = answers.get(GOAL)?.[0]
  if (goal === undefined) return []
  const complaints = (answers.get(COMPLAINTS) ?? []).filter(isComplaint)
  const level = Number(settings.get('DIFFICULTY')?.[0] ?? LEVEL[answers.get(FREQUENCY)?.[0] ?? '0'] ?? 1)
  const minutes = Number(settings.get('TIME')?.[0] ?? Number.POSITIVE_INFINITY)
  const kinds = settings.get('CATEGORY') ?? []

  const ranked = offers.flatMap((offer) => {
    const isGoal = offer.goalCode === goal
    const eased = complaints.find((complaint) => complaint === offer.eases)
    const away = Math.abs(Number(offer.difficultyCode) - level)
    const fits =
      away <= 1 && minutesOf(offer.seconds) <= minutes && !offer.strains.some((part) => complaints.includes(part))
    if (!fits || (!isGoal && eased === undefined)) return []
    let points = 2 - away
    if (isGoal) points += 4
    if (eased !== undefined) points += 3
    if (kinds.includes(offer.categoryCode)) points += 1
    // What has a caution of its own is not said to do no harm.
    const spared = offer.cautionTxt === null ? complaints[0] : undefined
    const reason = (language: Language) => REASONS[language]({ goal: isGoal ? goal : undefined, eased, spared })
    return [{ offer, reason, points }]
  })
  return ranked.toSorted((a, b) => b.points - a.points || (a.offer.prgmCode < b.offer.prgmCode ? -1 : 1)).slice(0, MOST)
}

/**
 * What a member keeps already, in the member's order, then what else the survey comes to. What is kept stays, also when
 * settings have changed since.
 */
export function withRoutine(
  recommended: readonly Recommended[],
  routine: readonly string[],
  offers: readonly Offer[],
): (Recommended & { isKept: boolean })[] {
  const kept = routine.flatMap((code) => {
    const found = recommended.find(({ offer }) => offer.prgmCode === code)
    const offer = found?.offer ?? offers.find(({ prgmCode }) => prgmCode === code)
    return offer === undefined
      ? []
      : [{ offer, reason: found?.reason ?? ((language: Language) => KEPT[language]), isKept: true }]
  })
  const others = recommended.filter(({ offer }) => !routine.includes(offer.prgmCode))
  return [...kept, ...others.map((one) => ({ ...one, isKept: false }))]
}

const KEPT = { ko: '내 루틴에 있는 운동이에요.', en: 'Part of your routine.' } as const

const isComplaint = (code: string): code is Complaint => code in PARTS

/** Alone, as the subject, as the object, and in English. */
const PARTS: Record<Complaint, readonly [name: string, subject: string, object: string, eng: string]> = {
  NECK: ['목과 어깨', '목과 어깨가', '목과 어깨를', 'neck and shoulders'],
  BACK: ['허리', '허리가', '허리를', 'back'],
  KNEE: ['무릎', '무릎이', '무릎을', 'knees'],
  WRIST: ['손목', '손목이', '손목을', 'wrists'],
}
const WISHES: Readonly<Record<string, readonly [ko: string, eng: string]>> = {
  WGT: ['체중을 줄이고', 'lose weight'],
  STR: ['힘을 기르고', 'get stronger'],
  POS: ['자세를 바로잡고', 'stand straighter'],
  FLEX: ['몸을 풀고', 'loosen up'],
}

type Why = { goal: string | undefined; eased: Complaint | undefined; spared: Complaint | undefined }

const REASONS: Record<Language, (why: Why) => string> = {
  ko: ({ goal, eased, spared }) => {
    const wish = goal === undefined ? undefined : (WISHES[goal]?.[0] ?? '운동하고')
    if (eased !== undefined)
      return wish === undefined
        ? `불편하다고 하신 ${PARTS[eased][2]} 풀어 줘요.`
        : `${wish} 싶고 ${PARTS[eased][1]} 불편하다고 하셨어요.`
    return spared === undefined
      ? `${wish} 싶다고 하셨어요.`
      : `${wish} 싶다고 하셨어요. ${PARTS[spared][0]}에 무리가 가지 않아요.`
  },
  en: ({ goal, eased, spared }) => {
    const wish = goal === undefined ? undefined : (WISHES[goal]?.[1] ?? 'exercise')
    if (eased !== undefined)
      return wish === undefined
        ? `Eases your ${PARTS[eased][3]}.`
        : `You want to ${wish}, and your ${PARTS[eased][3]} hurt.`
    return spared === undefined ? `You want to ${wish}.` : `You want to ${wish}. It spares your ${PARTS[spared][3]}.`
  },
}

/** Programmes for what the member wants right now. The one that uses the time best comes first. */
export function quickChoice(
  offers: readonly Offer[],
  {
    goal,
    difficulty,
    categories,
    minutes,
  }: {
    goal: string | undefined
    difficulty: string | undefined
    categories: readonly string[]
    minutes: number | undefined
  },
): Offer[] {
  return offers
    .filter(
      (offer) =>
        (goal === undefined || offer.goalCode === goal) &&
        (difficulty === undefined || offer.difficultyCode === difficulty) &&
        (categories.length === 0 || categories.includes(offer.categoryCode)) &&
        (minutes === undefined || minutesOf(offer.seconds) <= minutes),
    )
    .toSorted((a, b) => b.seconds - a.seconds || (a.prgmCode < b.prgmCode ? -1 : 1))
}
