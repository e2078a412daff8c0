/** Who somebody is, by a company that knows (MBR-11). The result belongs to the device that began it. */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { checkQueries } from '#server/domain/identity/check.queries.ts'
import type { CheckPurpose, Person } from '#server/domain/identity/schema.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import { seoulStamp } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

const NO_DEVICE = { ko: '기기를 알 수 없어 본인 확인을 할 수 없어요.', en: 'Identity checks need a known device.' }
const NOT_YET = {
  ko: '아직 확인이 끝나지 않았어요. 조금 뒤에 다시 눌러 주세요.',
  en: 'The check is not done yet. Please try again in a moment.',
}
const GIVEN_UP = {
  ko: '본인 확인을 마치지 않았어요. 다시 해 주세요.',
  en: 'The check was not finished. Please verify again.',
}
const EXPIRED = {
  ko: '확인한 지 오래됐어요. 본인 확인을 다시 해 주세요.',
  en: 'The check has ended. Please verify again.',
}

type Caller = { deviceId: string; origin: string; language: Language | undefined }

export function identityHandlers({ db, clock, partners }: Deps) {
  const checks = checkQueries(db)

  async function begin(purpose: CheckPurpose, returnUrl: string, { deviceId, origin, language = 'ko' }: Caller) {
    // Without a device of its own a proof would be anybody's.
    if (deviceId === '') return refuse(400, 'badRequest', NO_DEVICE[language])
    const begun = await partners.verifyPerson.begin({ origin, returnUrl })
    const expiresAt = await checks.begin({ deviceId, key: begun.authKey, kind: 'pass', purpose }, clock.now())
    return ok({ ...begun, returnUrl, expireDtm: seoulStamp(expiresAt).slice(0, 12) })
  }

  return {
    commonPassAuth: ({ query: { type = 'join' } }, caller) => begin(type, `/member/pass/success/${type}`, caller),

    commonPassAuthMy: ({ query: { type = 'findId' } }, caller) => begin(type, `/mypage/pass/success/${type}`, caller),

    /** May be asked again, as after a reload, until the proof ends or is used. */
    commonPassAuthUser: async ({ query: { authKey } }, { deviceId, language = 'ko' }) => {
      const now = clock.now()
      const check = await checks.find(deviceId, authKey, now)
      if (check === undefined || check.kind !== 'pass') return refuse(404, 'notFound', EXPIRED[language])
      if (check.person !== null) return ok(wirePerson(check.person))
      const result = await partners.verifyPerson.result(authKey)
      // A late verifier is asked again with the same key: nobody has to prove anything twice.
      if (result === 'pending') return refuse(409, 'identityPending', NOT_YET[language])
      if (result === 'refused') return refuse(404, 'notFound', GIVEN_UP[language])
      await checks.confirm(deviceId, authKey, check, result, now)
      return ok(wirePerson(result))
    },
  } satisfies Handlers
}

const wirePerson = ({ ci, ...person }: Person) => ({ authCi: ci, ...person })
