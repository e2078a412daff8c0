/** User information in its documented portions (getUsrInfo to getUsrInfo5), the first screen and the toast duration. */
import { type Handlers, ok } from '#server/contract.ts'
import { chatUserId } from '#server/domain/chat/user-id.rules.ts'
import { indexRecordQueries } from '#server/domain/index-record/queries.ts'
import { indexText } from '#server/domain/index-record/rules.ts'
import { homeChoices, homeUrlOf } from '#server/domain/member/first-screen.rules.ts'
import { settingsQueries } from '#server/domain/member/settings.queries.ts'
import { presentMember } from '#server/domain/profile/present.ts'
import { memberInfoQuery } from '#server/domain/profile/queries.ts'
import { refusals } from '#server/http/refusal.ts'
import type { Deps } from '../deps.ts'

/** MYP-02, CON-05. */
const DEFAULT_TOAST_SECONDS = 3.5

export function userInfoHandlers({ db, clock }: Deps) {
  const records = indexRecordQueries(db)
  const settings = settingsQueries(db)
  const read = memberInfoQuery(db)

  async function infoOf(hcId: string) {
    const row = await read(hcId)
    if (row === undefined) throw refusals.login()
    const { allergyAgreeYn, healthTermsYn } = row.member
    return { info: presentMember(row), allergyAgreeYn, healthTermsYn }
  }

  /** Kilograms as text: the latest record, else what was given at sign-up. */
  async function weightOf(hcId: string, given: string | null): Promise<string | null> {
    const latest = (await records.latest(hcId, ['BW'])).get('BW')
    return latest === undefined ? given : indexText('BW', latest.value)
  }

  return {
    mypageGetUsrInfo: async (_input, { hcId }) => ok((await infoOf(hcId)).info),

    mypageGetUsrInfo2: async (_input, { hcId }) => {
      const { info } = await infoOf(hcId)
      return ok({
        usrId: info.usrId,
        usrEmail: info.usrEmail,
        gender: info.gender,
        birthdayYear: info.birthdayYear,
        birthdayMonth: info.birthdayMonth,
        birthdayDay: info.birthdayDay,
        height: info.height,
        weight: info.weight,
        realName: info.realName,
        nickName: info.nickName,
        mobileNo: info.mobileNo,
        restaurantNm: info.restaurantNm,
        restaurantId: info.restaurantId,
        pushAgreeYn: info.pushAgreeYn,
        smsAgreeYn: info.smsAgreeYn,
        emailAgreeYn: info.emailAgreeYn,
        tomsYn: info.tomsYn,
        employeeNumber: info.employeeNumber,
      })
    },

    mypageGetUsrInfo3: async (_input, { hcId }) => {
      const { info } = await infoOf(hcId)
      return ok({
        hcId,
        gender: info.gender,
        birthdayYear: info.birthdayYear,
        birthdayMonth: info.birthdayMonth,
        birthdayDay: info.birthdayDay,
        height: info.height,
        weight: await weightOf(hcId, info.weight),
      })
    },

    mypageGetUsrInfo4: async (_input, { hcId }) => {
      const { info } = await infoOf(hcId)
      return ok({
        hcId,
        employeeNumber: info.employeeNumber,
        bizCode: info.bizCode,
        bizNm: info.bizNm,
        tomsYn: info.tomsYn,
        restaurantId: info.restaurantId,
        restaurantNm: info.restaurantNm,
      })
    },

    /** HTP-16: the user id for chat is data itself, and never the name that signs in (CHT-12). */
    mypageGetUsrInfo5: (_input, { hcId }) => ok(chatUserId(hcId)),

    mypageGetUsrInfoStart: async (_input, { hcId }) => {
      const [{ info, allergyAgreeYn, healthTermsYn }, stored] = await Promise.all([infoOf(hcId), settings.read(hcId)])
      return ok({
        hcId,
        nickName: info.nickName,
        lang: info.lang,
        homeUrl: homeUrlOf(stored?.homeUrl),
        restaurantId: info.restaurantId,
        toastTimeOut: stored?.toastTimeoutS ?? DEFAULT_TOAST_SECONDS,
        healthTermsYn,
        allergyAgreeYn,
        dormantYn: info.dormantYn,
      })
    },

    mypageGetUserBaseInfo: async (_input, { hcId }) => {
      const { info, allergyAgreeYn } = await infoOf(hcId)
      return ok({
        hcId,
        usrId: info.usrId,
        realName: info.realName,
        nickName: info.nickName,
        usrImg: info.usrImg,
        gender: info.gender,
        birthdayYear: info.birthdayYear,
        birthdayMonth: info.birthdayMonth,
        birthdayDay: info.birthdayDay,
        height: info.height,
        weight: await weightOf(hcId, info.weight),
        restaurantId: info.restaurantId,
        restaurantNm: info.restaurantNm,
        bizCode: info.bizCode,
        bizNm: info.bizNm,
        tomsYn: info.tomsYn,
        dormantYn: info.dormantYn,
        lang: info.lang,
        engMenuYn: info.engMenuYn,
        allergyAgreeYn,
      })
    },

    mypageGetSelectHomeUrl: async (_input, { hcId }) => {
      const chosen = homeUrlOf((await settings.read(hcId))?.homeUrl)
      return ok(
        homeChoices.map(({ homeUrl, homeUrlNm }) => ({
          homeUrl,
          homeNm: homeUrlNm,
          selectYn: homeUrl === chosen ? ('Y' as const) : ('N' as const),
        })),
      )
    },

    /** MYP-01, in seconds. */
    mypageGetToastTimeOut: async (_input, { hcId }) => {
      const stored = await settings.read(hcId)
      return ok({ toastTimeOut: stored?.toastTimeoutS ?? DEFAULT_TOAST_SECONDS })
    },

    /** MYP-11: the contract allows 1 to 10 in steps of 0.5. */
    mypageSetToastTimeOut: async ({ body: { toastTimeOut } }, { hcId }) => {
      await settings.save(hcId, { toastTimeoutS: toastTimeOut }, clock.now())
      return ok({ toastTimeOut })
    },
  } satisfies Handlers
}
