/** What a member takes (HLG-04). */
import { badRequest, type Handlers, ok, refuse } from '#server/contract.ts'
import { consentQueries } from '#server/domain/consent/queries.ts'
import { medicineList } from '#server/domain/medicine/present.ts'
import { medicineQueries } from '#server/domain/medicine/queries.ts'
import { medicineFault } from '#server/domain/medicine/rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { seoulDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

const GONE = { ko: '이미 없는 약이에요.', en: 'This medicine is gone already.' }

export function medicineHandlers({ db, clock }: Deps) {
  const medicines = medicineQueries(db)
  const consents = consentQueries(db)
  const { languageOf } = languageQueries(db)

  return {
    healthMedicine: async ({ query: { takingYn } }, { hcId }) =>
      ok(medicineList(await medicines.medicines(hcId), seoulDay(clock.now()), takingYn)),

    healthAddMedicine: async ({ body }, { hcId }) => {
      const fault = medicineFault(body)
      if (fault !== undefined) return badRequest(fault)
      await consents.needKeeping(hcId)
      return ok({ medicineSeq: await medicines.add(hcId, body, clock.now(), body.sameCnt) })
    },

    healthUpdateMedicine: async ({ body }, caller) => {
      const fault = medicineFault(body)
      if (fault !== undefined) return badRequest(fault)
      await consents.needKeeping(caller.hcId)
      const found = await medicines.replace(caller.hcId, body.medicineSeq, body, clock.now())
      return found ? ok({ resultCnt: 1 }) : refuse(404, 'notFound', GONE[await languageOf(caller.hcId, caller)])
    },

    /** Taking one away needs no consent. */
    healthDeleteMedicine: async ({ body: { medicineSeq } }, caller) => {
      const found = await medicines.remove(caller.hcId, medicineSeq)
      return found ? ok({ resultCnt: 1 }) : refuse(404, 'notFound', GONE[await languageOf(caller.hcId, caller)])
    },
  } satisfies Handlers
}
