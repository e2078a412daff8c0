/** Kinds of exercise that phones know: numbers from Samsung Health, names from Apple's. */
import { type Language, type Words, wordsIn } from '#server/domain/member/language.rules.ts'

const [WALK, RUN, RIDE, HIKE, SWIM]: Words[] = [
  { ko: '걷기', en: 'Walking' },
  { ko: '달리기', en: 'Running' },
  { ko: '자전거 타기', en: 'Cycling' },
  { ko: '등산', en: 'Hiking' },
  { ko: '수영', en: 'Swimming' },
]
const KINDS: Readonly<Record<string, Words | undefined>> = {
  1001: WALK,
  1002: RUN,
  11007: RIDE,
  13001: HIKE,
  14001: SWIM,
  15003: { ko: '실내 자전거', en: 'Exercise bike' },
  15005: { ko: '러닝머신', en: 'Treadmill' },
  walking: WALK,
  running: RUN,
  cycling: RIDE,
  hiking: HIKE,
  swimming: SWIM,
  yoga: { ko: '요가', en: 'Yoga' },
}
const OTHER: Words = { ko: '운동', en: 'Exercise' }

/** In Korean as the phone calls it, where it has a name. */
export function kindName(kind: string, name: string | null, language: Language): string {
  const words = KINDS[kind.toLowerCase()]
  if (language === 'ko') return name ?? words?.ko ?? OTHER.ko
  return words?.en ?? name ?? wordsIn(OTHER, language)
}
