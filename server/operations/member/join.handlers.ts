/**
 * Joining: what can be asked before there is an account, and the account itself. Who somebody is was proven on this
 * device.
 */
import { createCallerLimit } from '#server/auth/caller-limit.ts'
import { hashQueue } from '#server/auth/hash-queue.ts'
import { hashPassword, verifyPassword } from '#server/auth/password.ts'
import { type Handlers, type Input, ok, refuse } from '#server/contract.ts'
import { findQueries } from '#server/domain/account/find.queries.ts'
import { type Form, joinQueries } from '#server/domain/account/join.queries.ts'
import { joinRefusals, weakPasswordWords } from '#server/domain/account/refusals.rules.ts'
import { companyQueries } from '#server/domain/company/queries.ts'
import { GENERAL } from '#server/domain/company/rules.ts'
import { staffQueries } from '#server/domain/gate/queries.ts'
import { type Check, checkQueries } from '#server/domain/identity/check.queries.ts'
import { directoryQueries } from '#server/domain/identity/directory.queries.ts'
import { weaknessOf } from '#server/domain/identity/password.rules.ts'
import { foldedUsername, isAllowedName, isOldEnough, isSameName, maskedId } from '#server/domain/identity/rules.ts'
import type { Person } from '#server/domain/identity/schema.ts'
import { wordsIn } from '#server/domain/member/language.rules.ts'
import { restaurantQueries } from '#server/domain/restaurant/queries.ts'
import { refusals } from '#server/http/refusal.ts'
import { seoulDay, seoulStamp } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

/**
 * Looking whether a name is free: thirty a minute for each device. A network may be an office that joins on one day;
 * each of them looks a few times.
 */
const NAME_LIMIT = { device: { failures: 30, windowSeconds: 60 }, networkPerHour: 1200 }

type Body = Input<'memberJoin'>['body']
type Proof = { check: Check; person: Person }

export function joinHandlers({ db, clock, sessions }: Deps) {
  const checks = checkQueries(db)
  const directory = directoryQueries(db)
  const companies = companyQueries(db)
  const staff = staffQueries(db)
  const find = findQueries(db)
  const restaurants = restaurantQueries(db)
  const accounts = joinQueries(db)
  const beginName = createCallerLimit(db, 'names', NAME_LIMIT)

  /** What a verifier has said to this device within half an hour, of the person or the number that is asked about. */
  async function proofOf(deviceId: string, isAbout: (person: Person) => boolean): Promise<Proof | undefined> {
    for (const check of await checks.proofs(deviceId, ['join', 'exist'], clock.now())) {
      if (check.person !== null && isAbout(check.person)) return { check, person: check.person }
    }
    return undefined
  }

  /** Why somebody may not open an account, as the contract numbers it; null lets in. Whoever returns has one. */
  async function obstacleOf(person: Person, bizCode: string | null | undefined, isReturning: boolean) {
    const now = clock.now()
    if (!isReturning && (await directory.ofPerson(person.ci)) !== undefined)
      return { reasonCode: '01' as const, rejoinDt: null }
    const rejoinDt = await directory.rejoinDt(person.ci)
    if (rejoinDt !== undefined && seoulDay(now) < rejoinDt) return { reasonCode: '02' as const, rejoinDt }
    if (bizCode && (bizCode === GENERAL || (await companies.find(bizCode)) === undefined))
      return { reasonCode: '03' as const, rejoinDt: null }
    return isOldEnough(person, now) ? null : { reasonCode: '04' as const, rejoinDt: null }
  }

  /** Whether an employer can say who its staff are. */
  const canTell = async (bizCode: string) =>
    (await companies.find(bizCode))?.knoxYn === 'Y' ||
    (await staff.employers('')).some((each) => each.bizCode === bizCode)

  /**
   * The employer's own word for who somebody is there: its directory or its portal. Undefined where it does not stand
   * by what the form says, for one that can tell; nobody is its staff by naming it. Null where there is nothing to
   * stand by.
   */
  async function employmentOf(body: Body, person: Person, deviceId: string) {
    const { bizCode, employeeNumber, loginType, knoxId = null } = body
    if (loginType === 'K') {
      const visits = await checks.proofs(deviceId, ['knox'], clock.now())
      const visit = visits.find(
        ({ colleague }) =>
          colleague !== null &&
          colleague.knoxId === knoxId &&
          colleague.bizCode === bizCode &&
          isSameName(colleague.realName, person.realName),
      )
      return visit?.colleague
        ? { employeeNumber: visit.colleague.employeeNumber, knoxId, epId: visit.colleague.epId }
        : undefined
    }
    if (!bizCode || !(await canTell(bizCode))) return loginType === 'T' || body.tomsYn === 'Y' ? undefined : null
    if (!employeeNumber) return undefined
    const found = await staff.find(bizCode, employeeNumber)
    return found !== undefined && isSameName(found.realName, person.realName)
      ? { employeeNumber, knoxId: null, epId: null }
      : undefined
  }

  async function limitNames(deviceId: string, address: string): Promise<void> {
    const waitSeconds = await beginName({ deviceId, address }, clock.now())
    if (waitSeconds > 0) throw refusals.tooManyCalls(waitSeconds)
  }

  /**
   * The same form a second time, from whoever never heard that the first one opened the account. The password says that
   * it is theirs.
   */
  async function sentAgain({ authCi, usrId, usrPwd }: Body, deviceId: string, address: string) {
    await limitNames(deviceId, address)
    const found = await accounts.justOpened(authCi, usrId, clock.now())
    if (found === undefined || !(await hashQueue.enter(() => verifyPassword(usrPwd, found.passwordHash))))
      return undefined
    return ok({
      hcId: found.hcId,
      usrId: found.usrId,
      nickName: found.nickName,
      joinDtm: seoulStamp(found.openedAt).slice(0, 12),
    })
  }

  const accountsOf = async ({ person }: Proof, withAsleep: boolean) =>
    (await find.accounts({ mobileNo: person.mobileNo, ci: person.ci }, person.realName, clock.now())).filter(
      ({ isAsleep }) => withAsleep || !isAsleep,
    )

  return {
    memberJoinCheck: async ({ query: { authCi, bizCode } }, { deviceId, language = 'ko' }) => {
      const proof = await proofOf(deviceId, ({ ci }) => ci === authCi)
      if (proof === undefined) return refuse(403, 'identityExpired', joinRefusals.identityExpired[language])
      const obstacle = await obstacleOf(proof.person, bizCode, false)
      return ok({
        joinYn: yn(obstacle === null),
        reasonCode: obstacle?.reasonCode ?? null,
        rejoinDt: obstacle?.rejoinDt ?? null,
      })
    },

    /** A number that this device has not proven reads as one without an account. */
    memberExist: async ({ query: { mobileNo } }, { deviceId }) => {
      const proof = await proofOf(deviceId, (person) => person.mobileNo === mobileNo)
      const accountCnt = proof === undefined ? 0 : (await accountsOf(proof, true)).length
      return ok({ existYn: yn(accountCnt > 0), accountCnt })
    },

    memberSelectExistAccouont: async ({ body: { mobileNo, realName, authCi } }, { deviceId, language = 'ko' }) => {
      const proof = await proofOf(deviceId, (person) => person.mobileNo === mobileNo)
      const isOther = proof === undefined || (realName !== undefined && realName.trim() !== proof.person.realName)
      const rows = isOther ? [] : await accountsOf(proof, authCi === proof.person.ci)
      return ok(
        rows.map(({ usrId, loginType, bizNm, bizNmEng, hasEmployer, joinedAt, lastUseDt, isAsleep }) => ({
          usrId: maskedId(usrId),
          loginType: loginTypeOf(loginType),
          bizNm: hasEmployer ? wordsIn({ ko: bizNm, en: bizNmEng }, language) : null,
          joinDt: seoulDay(joinedAt),
          lastLoginDt: lastUseDt,
          dormantYn: yn(isAsleep),
        })),
      )
    },

    memberDuplicate: async ({ body: { usrId } }, { deviceId, address }) => {
      await limitNames(deviceId, address)
      return ok({ usrId: usrId.trim(), duplicateYn: yn(await directory.isUsernameTaken(usrId)) })
    },

    memberCheckNickName: async ({ body: { nickName } }, { deviceId, address }) => {
      await limitNames(deviceId, address)
      const reasonCode = !isAllowedName(nickName)
        ? ('02' as const)
        : (await directory.nicknameOwner(nickName)) !== undefined
          ? ('01' as const)
          : null
      return ok({ nickName, usableYn: yn(reasonCode === null), reasonCode })
    },

    /** One transaction opens the account, or opens again the one that had fallen asleep (MBR-16, MBR-18). */
    memberJoin: async ({ body }, { deviceId, address, language = 'ko' }) => {
      const now = clock.now()
      const proof = await proofOf(deviceId, ({ ci }) => ci === body.authCi)
      if (proof === undefined)
        return (
          (await sentAgain(body, deviceId, address)) ??
          refuse(403, 'identityExpired', joinRefusals.identityExpired[language])
        )
      const { check, person } = proof
      if (!isSamePerson(body, person)) return refuse(400, 'badRequest', joinRefusals.otherPerson[language])
      const selectedId = body.selectedId || null
      const obstacle = await obstacleOf(person, body.bizCode, selectedId !== null)
      // Verified more than once, whoever never heard the answer still has a proof: the account that stands in the way
      // is the one that this form opened.
      const opened = obstacle?.reasonCode === '01' ? await sentAgain(body, deviceId, address) : undefined
      if (opened !== undefined) return opened
      if (obstacle !== null) return refuse(409, 'conflict', joinRefusals[obstacle.reasonCode][language])
      const employment = await employmentOf(body, person, deviceId)
      // A number that nobody typed has no field: the portal or the directory knew somebody, and the verifier says
      // somebody else.
      if (employment === undefined)
        return isTyped(body)
          ? refuse(409, 'notStaff', joinRefusals.notStaff[language])
          : refuse(400, 'badRequest', joinRefusals.otherPerson[language])
      if (/\s/.test(body.usrId.trim()) || foldedUsername(body.usrId).length < 4)
        return refuse(400, 'usrIdUnusable', joinRefusals.usrId[language])
      if (!isAllowedName(body.nickName)) return refuse(400, 'nickNameUnusable', joinRefusals.nickName[language])
      if ((await restaurants.unknown([body.restaurantId])).length > 0)
        return refuse(400, 'badRequest', joinRefusals.restaurant[language])
      const weakness = weaknessOf(body.usrPwd, body)
      if (weakness !== undefined) return refuse(400, 'weakPassword', weakPasswordWords[weakness][language])
      // Whoever would be refused for a name learns it before a hash is made; the transaction decides all the same. Sent
      // twice at once, it may be the own one.
      if (selectedId === null && (await directory.isUsernameTaken(body.usrId)))
        return (
          (await sentAgain(body, deviceId, address)) ?? refuse(409, 'usrIdTaken', joinRefusals.usrIdTaken[language])
        )
      const passwordHash = await hashQueue.enter(() => hashPassword(body.usrPwd))
      const joined = await accounts.join(
        check,
        person,
        formOf(body, { passwordHash, staff: employment, lang: language, selectedId }),
        now,
      )
      if ('refusal' in joined) {
        const again =
          joined.refusal === 'used' || joined.refusal === 'member'
            ? await sentAgain(body, deviceId, address)
            : undefined
        if (again !== undefined) return again
        if (joined.refusal === 'used') return refuse(403, 'identityExpired', joinRefusals.identityExpired[language])
        return refuse(
          409,
          joined.refusal === 'member' ? 'conflict' : joined.refusal,
          joinRefusals[joined.refusal][language],
        )
      }
      sessions.noteEnded(joined.ended, 'password')
      return ok({
        hcId: joined.hcId,
        usrId: body.usrId.trim(),
        nickName: body.nickName,
        joinDtm: seoulStamp(joined.joinedAt).slice(0, 12),
      })
    },
  } satisfies Handlers
}

/** Somebody with an invitation types the number on the way; portal and directory bring theirs. */
const isTyped = ({ employeeNumber, loginType, tomsYn }: Body): boolean =>
  !!employeeNumber && loginType === 'W' && tomsYn !== 'Y'

const FACTS = ['realName', 'gender', 'birthdayYear', 'birthdayMonth', 'birthdayDay', 'mobileNo'] as const

/** A form that says somebody else than the verifier did is nobody's. */
const isSamePerson = (body: Pick<Person, (typeof FACTS)[number]>, person: Person): boolean =>
  FACTS.every((fact) => body[fact] === person[fact])

const loginTypeOf = (stored: string): 'W' | 'K' | 'T' => (stored === 'K' || stored === 'T' ? stored : 'W')

const formOf = (body: Body, given: Pick<Form, 'passwordHash' | 'staff' | 'lang' | 'selectedId'>): Form => ({
  ...given,
  usrId: body.usrId,
  nickName: body.nickName,
  usrEmail: body.usrEmail,
  heightCm: body.height ? Number(body.height) : null,
  weightKg: body.weight ? Number(body.weight) : null,
  restaurantCode: body.restaurantId,
  bizCode: body.bizCode || GENERAL,
  loginType: body.loginType,
  marketing: body.terms04,
  pushAgreeYn: body.pushAgreeYn,
  smsAgreeYn: body.smsAgreeYn,
  emailAgreeYn: body.emailAgreeYn,
})
