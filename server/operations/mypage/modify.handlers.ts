/**
 * A member changes what stands in the own information (MYP-12, MBR-13). Each row of the screen saves alone; what
 * identifies needs a proof.
 */
import { type Handlers, type Input, ok, refuse } from '#server/contract.ts'
import { type Change, changeQueries } from '#server/domain/account/change.queries.ts'
import { isPasswordFresh } from '#server/domain/account/password.rules.ts'
import { accountRefusals, joinRefusals } from '#server/domain/account/refusals.rules.ts'
import { staffQueries } from '#server/domain/gate/queries.ts'
import { checkQueries } from '#server/domain/identity/check.queries.ts'
import { directoryQueries } from '#server/domain/identity/directory.queries.ts'
import { isAllowedName } from '#server/domain/identity/rules.ts'
import { restaurantQueries } from '#server/domain/restaurant/queries.ts'
import { refusals } from '#server/http/refusal.ts'
import { isDay } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

export function modifyHandlers({ db, clock, sessions }: Deps) {
  const changes = changeQueries(db)
  const checks = checkQueries(db)
  const directory = directoryQueries(db)
  const staff = staffQueries(db)
  const restaurants = restaurantQueries(db)

  const memberOf = async (hcId: string) => {
    const member = await changes.member(hcId)
    if (member === undefined) throw refusals.login()
    return member
  }

  /** A number of the directory under the member's own name; null where it is nobody's or another's. */
  const employmentOf = async (bizCode: string, employeeNumber: string, realName: string) => {
    const found = await staff.find(bizCode, employeeNumber)
    return found?.realName === realName ? { bizCode, employeeNumber } : null
  }

  type Body = Input<'mypageModifyUsrInfo'>['body']
  /** Fields that are simply what was typed. */
  const plainOf = (body: Body): Change['plain'] => ({
    ...(body.usrEmail !== undefined && { usrEmail: body.usrEmail }),
    ...(body.gender !== undefined && { gender: body.gender }),
    ...(body.birthdayYear !== undefined && { birthdayYear: body.birthdayYear }),
    ...(body.birthdayMonth !== undefined && { birthdayMonth: body.birthdayMonth }),
    ...(body.birthdayDay !== undefined && { birthdayDay: body.birthdayDay }),
    ...(body.height !== undefined && { heightCm: body.height === null ? null : Number(body.height) }),
    ...(body.weight !== undefined && { weightKg: body.weight === null ? null : Number(body.weight) }),
    ...(body.pushAgreeYn !== undefined && { pushAgreeYn: body.pushAgreeYn }),
    ...(body.smsAgreeYn !== undefined && { smsAgreeYn: body.smsAgreeYn }),
    ...(body.emailAgreeYn !== undefined && { emailAgreeYn: body.emailAgreeYn }),
  })

  return {
    mypageRequestNickNameDup: async ({ body: { nickName } }, { hcId }) => {
      const owner = await directory.nicknameOwner(nickName)
      const isTaken = owner !== undefined && owner !== hcId
      const taken = isTaken ? ('01' as const) : null
      const reasonCode = isAllowedName(nickName) ? taken : ('02' as const)
      return ok({ nickName, duplicateYn: yn(isTaken), usableYn: yn(reasonCode === null), reasonCode })
    },

    mypageModifyUsrInfoNickNm: async ({ body: { nickName } }, { hcId, language = 'ko' }) => {
      if (!isAllowedName(nickName)) return refuse(400, 'badRequest', joinRefusals.nickName[language])
      const changed = await changes.change(hcId, { nickName }, clock.now())
      return changed === 'nickNameTaken'
        ? refuse(409, 'nickNameTaken', joinRefusals.nickNameTaken[language])
        : ok({ resultCnt: 1 })
    },

    mypageModifyUsrInfoEmail: async ({ body: { usrEmail } }, { hcId }) => {
      await changes.change(hcId, { plain: { usrEmail } }, clock.now())
      return ok({ resultCnt: 1 })
    },

    /** MBR-03: one of nine, or a picture that the member has added before. */
    mypageModifyUsrInfoUsrImg: async ({ body: { usrImg } }, { hcId, language = 'ko' }) => {
      const changed = await changes.change(hcId, { usrImg }, clock.now())
      return changed === 'pictureGone'
        ? refuse(400, 'badRequest', accountRefusals.picture[language])
        : ok({ resultCnt: 1 })
    },

    mypageModifyUsrEmpNo: async ({ body: { employeeNumber, bizCode } }, { hcId, language = 'ko' }) => {
      const member = await memberOf(hcId)
      const employment = await employmentOf(bizCode ?? member.bizCode, employeeNumber, member.realName)
      if (employment === null) return refuse(409, 'conflict', joinRefusals.notStaff[language])
      const changed = await changes.change(hcId, { employment }, clock.now())
      return changed === 'employeeNumberTaken'
        ? refuse(409, 'employeeNumberTaken', joinRefusals.employeeNumberTaken[language])
        : ok({ resultCnt: 1 })
    },

    /**
     * Only what is given changes. The password was shown just before; a number or a name needs a fresh proof of this
     * device.
     */
    mypageModifyUsrInfo: async ({ body }, { hcId, sessionId, deviceId, language = 'ko' }) => {
      const now = clock.now()
      if (!isPasswordFresh((await sessions.passwordShownAt(hcId, sessionId)) ?? null, now))
        return refuse(409, 'passwordNeeded', accountRefusals.passwordNeeded[language])
      const member = await memberOf(hcId)
      const plain = plainOf(body)
      const { birthdayYear, birthdayMonth, birthdayDay } = { ...member, ...plain }
      // Whole or not at all.
      const born = [birthdayYear, birthdayMonth, birthdayDay]
      if (!born.every((part) => part === null) && !isDay(born.join('')))
        return refuse(400, 'badRequest', accountRefusals.birthday[language])
      if (body.nickName !== undefined && !isAllowedName(body.nickName))
        return refuse(400, 'badRequest', joinRefusals.nickName[language])
      if (body.restaurantId !== undefined && (await restaurants.unknown([body.restaurantId])).length > 0)
        return refuse(400, 'badRequest', joinRefusals.restaurant[language])

      const isNewNumber = body.mobileNo !== undefined && body.mobileNo !== member.mobileNo
      const isNewName = body.realName !== undefined && body.realName !== member.realName
      const proofs = isNewNumber || isNewName ? await checks.proofs(deviceId, ['changeMobile'], now) : []
      const check = proofs.find(
        ({ mobileNo, person }) =>
          (!isNewNumber || mobileNo === body.mobileNo) && (!isNewName || person?.realName === body.realName),
      )
      // A verifier that names another person than the account's has proven somebody else's number.
      const isOther =
        check?.person &&
        (await directory.ofPerson(check.person.ci)) !== hcId &&
        check.person.realName !== (body.realName ?? member.realName)
      if ((isNewNumber || isNewName) && (check === undefined || isOther))
        return refuse(409, 'identityExpired', accountRefusals.numberNotProven[language])

      const isNewStaff = body.employeeNumber !== undefined && (body.employeeNumber ?? '') !== member.employeeNumber
      const employment =
        isNewStaff && body.employeeNumber
          ? await employmentOf(member.bizCode, body.employeeNumber, body.realName ?? member.realName)
          : null
      if (isNewStaff && body.employeeNumber && employment === null)
        return refuse(409, 'conflict', joinRefusals.notStaff[language])

      const changed = await changes.change(
        hcId,
        {
          plain: { ...plain, ...(isNewName && { realName: body.realName }) },
          ...(body.nickName !== undefined && { nickName: body.nickName }),
          ...(body.restaurantId !== undefined && { restaurantCode: body.restaurantId }),
          ...(isNewNumber && { mobileNo: body.mobileNo }),
          ...(isNewStaff && { employment }),
          ...(check !== undefined && { check }),
        },
        now,
      )
      switch (changed) {
        case 'nickNameTaken':
          return refuse(409, 'nickNameTaken', joinRefusals.nickNameTaken[language])
        case 'employeeNumberTaken':
          return refuse(409, 'conflict', joinRefusals.employeeNumberTaken[language])
        case 'used':
          return refuse(409, 'identityExpired', accountRefusals.numberNotProven[language])
        default:
          return ok({ resultCnt: 1 })
      }
    },
  } satisfies Handlers
}
