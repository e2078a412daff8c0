/** What the screens of a code are told, wherever the code is for. */
import type { Language } from '#server/domain/member/language.rules.ts'
import { seoulStamp } from '#server/seoul.ts'
import { orNull, yn } from '#server/wire.ts'
import { type CodeState, MOST_FAILURES } from './queries.ts'

const minuteOf = (instant: Date): string => seoulStamp(instant).slice(0, 12)

export const smsStateOf = ({ failCnt, blockedUntil }: CodeState) => ({
  failCnt,
  failMaxCnt: MOST_FAILURES,
  blockYn: yn(blockedUntil !== null),
  blockEndDtm: orNull(blockedUntil, minuteOf),
})

export function waitUntil(until: Date, language: Language): string {
  const [hour, minute] = [seoulStamp(until).slice(8, 10), seoulStamp(until).slice(10, 12)]
  return language === 'en'
    ? `Too many codes or tries. Please try again after ${hour}:${minute}.`
    : `인증번호를 여러 번 보냈거나 틀렸어요. ${hour}시 ${minute}분 뒤에 다시 해 주세요.`
}

export const codeText = (code: string): string => `[한상] 인증번호 ${code} · 다른 사람에게 알려 주지 마세요.`
