/** When a member is reminded of tomorrow's reservation, and in which words. */
import type { Words } from '#server/domain/member/language.rules.ts'
import { addDays, type SeoulNow } from '#server/seoul.ts'
import { meetWords } from './rules.ts'
import type { ReservationKind, reservations } from './schema.ts'
import { kindNames } from './service.rules.ts'

/** The evening begins: nobody is asleep, and tomorrow can still be arranged. */
const EVENING_TM = '1800'

/** The day whose evening it is; null before it. A server that was off in the evening reminds nobody in the night. */
export const eveningOf = ({ day, time }: SeoulNow): string | null => (time >= EVENING_TM ? day : null)

/** The day that is reminded of in an evening. */
export const remindedDay = (evening: string): string => addDays(evening, 1)

type Row = Pick<typeof reservations.$inferSelect, 'kind' | 'startDtm' | 'meet' | 'placeNm' | 'placeNmEng'>

/** What is to be thought of until then. */
const PREPARE: Partial<Record<ReservationKind, Words>> = {
  CHECK: {
    ko: ' 두 시간 전부터는 드시지 말고, 얇은 옷으로 오세요.',
    en: ' Please eat nothing for two hours before, and wear light clothes.',
  },
}

export function reminderWords({ kind, startDtm, meet, placeNm, placeNmEng }: Row): { title: Words; body: Words } {
  const time = `${startDtm.slice(8, 10)}:${startDtm.slice(10, 12)}`
  const prepare = PREPARE[kind] ?? { ko: '', en: '' }
  const where =
    meet === 'VISIT'
      ? { ko: `${placeNm}에서 만나요.`, en: `At ${placeNmEng}.` }
      : { ko: `${meetWords[meet].ko} 만나요.`, en: `You meet ${meetWords[meet].en}.` }
  return {
    title: { ko: `내일 ${time} ${kindNames[kind].ko}`, en: `Tomorrow at ${time}: ${kindNames[kind].en}` },
    body: { ko: `${where.ko}${prepare.ko}`, en: `${where.en}${prepare.en}` },
  }
}
