/** The person whose health log this is, and what the check-up sign-in asks of them (HCU-01). */
import { type Handlers, ok } from '#server/contract.ts'
import { checkupSignInQueries } from '#server/domain/checkup-sign-in/queries.ts'
import { CONFIRMERS, TELEPHONE_COMPANIES } from '#server/domain/confirmer/rules.ts'
import { indexRecordQueries } from '#server/domain/index-record/queries.ts'
import { indexText } from '#server/domain/index-record/rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { wordsIn } from '#server/domain/member/language.rules.ts'
import { reckoned } from '#server/domain/member/reckoned.rules.ts'
import { ageOn } from '#server/domain/nutrition/advised.rules.ts'
import { memberInfoQuery } from '#server/domain/profile/queries.ts'
import { refusals } from '#server/http/refusal.ts'
import { seoulDay } from '#server/seoul.ts'
import { orNull } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

export function personHandlers({ db, clock, partners: { checkupProvider } }: Deps) {
  const readMember = memberInfoQuery(db)
  const records = indexRecordQueries(db)
  const signIns = checkupSignInQueries(db)
  const { languageOf } = languageQueries(db)

  return {
    healthHealthUserData: async (_input, { hcId }) => {
      const [row, latest, lastProvider] = await Promise.all([
        readMember(hcId),
        records.latest(hcId, ['HT', 'BW']),
        signIns.lastProvider(hcId),
      ])
      if (row === undefined) throw refusals.login()
      const { member } = row
      const told = reckoned(member)
      return ok({
        hcId,
        realName: member.realName,
        nickName: member.nickName,
        birthday: `${told.birthdayYear}${told.birthdayMonth}${told.birthdayDay}`,
        age: ageOn(told, seoulDay(clock.now())),
        gender: told.gender,
        mobileNo: member.mobileNo,
        // What was told at sign-up, until something is measured.
        height: orNull(latest.get('HT')?.value ?? member.heightCm, (cm) => indexText('HT', cm)),
        weight: orNull(latest.get('BW')?.value ?? member.weightKg, (kg) => indexText('BW', kg)),
        loginExtCode: lastProvider ?? null,
        // Typed for the provider and kept by nobody.
        telecomCode: null,
      })
    },

    healthHealthLoginExtCode: async (_input, caller) => {
      const language = await languageOf(caller.hcId, caller)
      return ok(
        CONFIRMERS.map(({ code, telecomUseYn, ...name }) => ({
          loginExtCode: code,
          loginExtNm: wordsIn(name, language),
          telecomUseYn,
          imgUrl: null,
          appUrl: checkupProvider.appUrl(code),
        })),
      )
    },

    healthHealthTelecomCode: async (_input, caller) => {
      const language = await languageOf(caller.hcId, caller)
      return ok(
        TELEPHONE_COMPANIES.map(({ code, ...name }) => ({ telecomCode: code, telecomNm: wordsIn(name, language) })),
      )
    },
  } satisfies Handlers
}
