/** The table of an eating type, set by its letters: sixteen that are always the same. */

/** In the middle: what one likes the taste of, in a full or a light helping. */
const MIDDLE = { SM: '순두부찌개', SL: '김치찌개', MM: '소고기무국', ML: '콩나물국' } as const
/** At the rim, familiar or new. */
const AROUND = {
  F: ['제육볶음', '현미밥', '두부조림', '시금치나물', '배추김치', '계란말이', '오이무침', '멸치볶음', '깍두기'],
  N: ['카레', '샐러드', '파스타', '월남쌈', '유부초밥', '버섯볶음', '새우튀김', '토마토샐러드', '피클'],
} as const
/** Who eats at any time has fruit and snacks on the table. */
const ANY_TIME = ['사과', '귤', '고구마'] as const

/**
 * Korean names of its dishes, the middle first.
 *
 * @param code four letters: TIME R or F, AMOUNT L or M, TASTE M or S, CHOICE F or N
 */
export function tableOfType(code: string): string[] {
  const [time, amount, taste, choice] = code
  const around: readonly string[] = AROUND[choice === 'N' ? 'N' : 'F']
  const first: readonly string[] = time === 'F' ? ANY_TIME : []
  const rim = [...first, ...around]
  if (amount === 'M') return [taste === 'S' ? MIDDLE.SM : MIDDLE.MM, ...rim.slice(0, 9)]
  return [taste === 'S' ? MIDDLE.SL : MIDDLE.ML, ...rim.slice(0, 5)]
}
