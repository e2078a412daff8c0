/** A reminder to oneself (000 section 7, Common and shared). A GET that writes, as documented (HTP-10). */
import { randomUUID } from 'node:crypto'
import { type Handlers, ok } from '#server/contract.ts'
import { retrying } from '#server/db/retry.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { notify } from '#server/domain/notice/notify.queries.ts'
import { noticeQueries, sentSince } from '#server/domain/notice/queries.ts'
import { Refusal, refusals } from '#server/http/refusal.ts'
import { seoulDay, seoulInstant } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

const A_DAY = 10

/** How the keys of one's own begin. */
const OWN = 'self:'

const TOO_MANY = {
  ko: '오늘은 열 번을 다 보냈어요. 내일 다시 보낼 수 있어요.',
  en: 'You have sent ten today. You can send more tomorrow.',
}

export function sendPushHandlers({ db, clock }: Deps) {
  const notices = noticeQueries(db)
  const { languageOf } = languageQueries(db)

  return {
    commonSendPush: async ({ query: { title, contents, menu } }, caller) => {
      const { hcId } = caller
      const now = clock.now()
      const midnight = seoulInstant(seoulDay(now), '0000')
      const language = await languageOf(hcId, caller)
      // The member's own words: they have no other language.
      const text = { title: { ko: title, en: null }, body: { ko: contents, en: null } }
      const notice = { sourceKey: `${OWN}${randomUUID()}`, route: menu ?? null, text }
      // Of the kind that stands in the list whatever the member's settings: what one reminds oneself of is one's own
      // appointment.
      const told = await retrying(() =>
        db.transaction(async (tx) => {
          const one = await notify(tx, hcId, 'reservation', notice, now)
          // Behind the lock that the notice takes: of many at once each counts the ones before it.
          if ((await sentSince(tx, hcId, OWN, midnight)) > A_DAY)
            throw new Refusal(429, 'tooManyRequests', TOO_MANY[language])
          return one
        }),
      )
      if (told === undefined) throw refusals.login()
      const canArrive = await notices.hasPushToken(hcId)
      return ok({ pushSeq: told.alarmSeq, sendYn: yn(told.isPushed && canArrive) })
    },
  } satisfies Handlers
}
