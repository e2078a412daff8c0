/** Staff: the gate of a restaurant, and the employers' directories before there is an account (MBR-17). */
import { createAttempts } from '#server/auth/attempts.ts'
import { createCallerLimit } from '#server/auth/caller-limit.ts'
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { gateQueries, staffQueries } from '#server/domain/gate/queries.ts'
import { authorizedUntil, maskedName, refusalAt } from '#server/domain/gate/rules.ts'
import type { GateType } from '#server/domain/gate/schema.ts'
import { isSameName } from '#server/domain/identity/rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { wordsIn } from '#server/domain/member/language.rules.ts'
import { seoulStamp } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

/** Five wrong answers, then the gate says nothing for ten minutes. */
const GATE_LIMIT = { failures: 5, windowSeconds: 600 }
/** Looking up who works where: ten a minute for each device, and as many an hour for a network as there are texts. */
const LOOK_UP_LIMIT = { device: { failures: 10, windowSeconds: 60 }, networkPerHour: 120 }

/** One text for whatever was not right: a directory is not to be guessed at. */
const NOT_STAFF = {
  ko: '입력한 내용으로 찾지 못했어요. 회사에 등록된 번호와 이름인지 확인해 주세요.',
  en: 'We found nobody with these details. Check the number and name your employer has on file.',
}

const POP = {
  title: { ko: '임직원 확인', en: 'Staff only' },
  byNumber: { ko: '은 임직원 확인 뒤에 이용할 수 있어요.', en: ' is for staff. Show once that you are one.' },
  byDigits: {
    ko: '은 임직원 확인 뒤에 이용할 수 있어요. 입구 화면의 숫자 여섯 자리를 적어 주세요.',
    en: ' is for staff. Type the six digits from the screen at the entrance.',
  },
}

export function gateHandlers({ db, clock }: Deps) {
  const gates = gateQueries(db)
  const staff = staffQueries(db)
  const { languageOf } = languageQueries(db)
  const tries = createAttempts(db, GATE_LIMIT)
  const beginLookUp = createCallerLimit(db, 'toms', LOOK_UP_LIMIT)

  type Shown = { restaurantCode: string; employeeNumber: string; authNo?: string }

  async function authenticate(kind: GateType, { restaurantCode, employeeNumber, authNo }: Shown, hcId: string) {
    const now = clock.now()
    const answer = (failCode: '01' | '02' | '03' | null, validDtm: string | null = null) =>
      ok({
        authorYn: yn(failCode === null),
        restaurantCode,
        employeeNumber,
        authorDtm: failCode === null ? seoulStamp(now).slice(0, 12) : null,
        validDtm,
        failCode,
      })
    // Whoever has tried too often is told the same, whatever comes next.
    if ((await tries.begin(restaurantCode, `gate:${hcId}`, now)) > 0) return answer('02')
    const [gate, member] = await Promise.all([gates.at(restaurantCode, hcId, now), staff.ofMember(hcId)])
    if (gate === undefined || member === undefined || gate.gateType !== kind) return answer('03')
    const refusal = refusalAt(
      gate,
      { employeeNumber, authNo },
      member,
      await staff.numbered(employeeNumber, gate.bizCode),
    )
    if (refusal !== null) return answer(refusal)
    const validUntil = authorizedUntil(now)
    await gates.authorize({ hcId, restaurantCode, employeeNumber, authorAt: now, validUntil })
    await tries.succeeded(restaurantCode, `gate:${hcId}`)
    return answer(null, validUntil)
  }

  return {
    memberGetTomsEntpsList: async ({ body }, { language = 'ko' }) => {
      const rows = await staff.employers(body?.bizNm ?? '')
      return ok(
        rows.map(({ bizCode, bizNm, bizNmEng, gateType, emailDomain }) => ({
          bizCode,
          bizNm: wordsIn({ ko: bizNm, en: bizNmEng }, language),
          gateType,
          emailDomain,
        })),
      )
    },

    memberGetTomsAGateUserInfo: async (
      { body: { employeeNumber, bizCode, realName } },
      { deviceId, address, language = 'ko' },
    ) => {
      const text = wordsIn(NOT_STAFF, language)
      if ((await beginLookUp({ deviceId, address }, clock.now())) > 0) return refuse(429, 'tooManyRequests', text)
      const found = await staff.find(bizCode, employeeNumber)
      if (found === undefined || !isSameName(found.realName, realName)) return refuse(404, 'notFound', text)
      return ok({
        tomsYn: 'Y' as const,
        employeeNumber,
        realName: maskedName(found.realName),
        bizCode,
        bizNm: wordsIn({ ko: found.bizNm, en: found.bizNmEng }, language),
        deptNm: found.deptNm,
        restaurantId: found.restaurantCode,
      })
    },

    memberCheckAuthorGatePop: async ({ body: { restaurantCode } }, caller) => {
      const gate = await gates.at(restaurantCode, caller.hcId, clock.now())
      if (gate === undefined || gate.isAuthorized)
        return ok({ popYn: 'N', gateType: null, authNoYn: 'N', title: null, contents: null })
      const language = await languageOf(caller.hcId, caller)
      const name = wordsIn({ ko: gate.restaurantName, en: gate.restaurantNameEng }, language)
      const asksDigits = gate.authNo !== null
      return ok({
        popYn: 'Y',
        gateType: gate.gateType,
        authNoYn: yn(asksDigits),
        title: wordsIn(POP.title, language),
        contents: name + wordsIn(asksDigits ? POP.byDigits : POP.byNumber, language),
      })
    },

    memberWelAuthorGate: ({ body }, { hcId }) => authenticate('WEL', body, hcId),

    memberWelAuthorGatePosco: ({ body }, { hcId }) => authenticate('POSCO', body, hcId),
  } satisfies Handlers
}
