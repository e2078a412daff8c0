/** Why a recorded call says nothing about the backend. */
export type LeftOut =
  | 'aborted'
  | 'no-body'
  | 'truncated'
  | 'packed'
  | 'not-modified'
  | 'redirect'
  | 'preflight'
  | 'extension'
  | 'proxy'

/** How many recorded calls to operations were not judged, and why. */
export type LeftOutCount = { why: LeftOut; count: number }

/** The most frequent first. */
export function countedLeftOut(all: readonly LeftOut[]): LeftOutCount[] {
  return [...new Set(all)]
    .map((why) => ({ why, count: all.filter((one) => one === why).length }))
    .toSorted((a, b) => b.count - a.count)
}

const WORDS: Record<LeftOut, { ko: string; en: string }> = {
  aborted: { ko: '도중에 끊기거나 막힘', en: 'cut off or blocked' },
  'no-body': { ko: '기록에 본문이 없음', en: 'the recorder kept no body' },
  truncated: { ko: '기록이 본문을 자름', en: 'the recorder cut the body' },
  packed: { ko: '압축을 풀 수 없음', en: 'still compressed, in a way that could not be undone' },
  'not-modified': { ko: '브라우저가 갖고 있던 것을 씀(304)', en: 'not modified, the browser had it (304)' },
  redirect: { ko: '다른 주소로 보냄(3xx)', en: 'redirected' },
  preflight: { ko: '브라우저의 사전 확인(CORS)', en: 'a CORS preflight of the browser' },
  extension: { ko: '브라우저 확장이 부름', en: 'called by a browser extension' },
  proxy: { ko: '프록시가 대신 답함', en: 'answered by the proxy itself' },
}

/** One line for people, null when everything was judged. */
export function leftOutLine(counts: readonly LeftOutCount[]): { ko: string; en: string } | null {
  if (counts.length === 0) return null
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const parts = (language: 'ko' | 'en') => counts.map(({ why, count }) => `${WORDS[why][language]} ${count}`).join(', ')
  return {
    ko: `기록된 호출 ${all}건은 판정하지 않았어요. ${parts('ko')}`,
    en: `${all} recorded ${all === 1 ? 'call was' : 'calls were'} not judged: ${parts('en')}`,
  }
}

/** The reason alone, for the row of an operation of which nothing else was recorded. */
export const leftOutReason = (why: LeftOut) => WORDS[why].en
