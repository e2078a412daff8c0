import { msg } from '@lingui/core/macro'
import { queryOptions } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { doneMessages } from '#src/contract/messages.ts'
import { query } from '#src/contract/query.ts'
import { draftOf, toForm, toMedicines, type Medicine } from './medicine.ts'

/** Every medicine of the member; also without a connection, kept encrypted. */
export const medicinesQuery = () => queryOptions({ ...query('get', '/api/healthlog/medicine'), meta: { keptOffline: true }, select: toMedicines })

/** What is due is said on the hub too. */
const STALE = ['/api/healthlog/medicine', '/api/healthlog/myLog/Alter', '/api/healthlog/myLog/existsData'] as const

/** Adds a medicine, or changes the one with this number. Its form says a failure. [HLG-04] */
export function useSaveMedicine(seq: number | undefined) {
  const adding = useWrite('post', '/api/healthlog/medicine/addMedicine', { stale: STALE, done: doneMessages.saved, failed: null })
  const changing = useWrite('post', '/api/healthlog/medicine/updateMedicine', { stale: STALE, done: doneMessages.modified, failed: null })
  return {
    refusal: seq === undefined ? adding.refusal : changing.refusal,
    send: (form: ReturnType<typeof toForm>): Promise<unknown> => (seq === undefined ? adding.sendAsync({ body: form }) : changing.sendAsync({ body: { medicineSeq: seq, ...form } })),
  }
}

/** Removes a medicine, and adds it again when the member thinks better of it: it comes back under a new number. */
export function useRemoveMedicine() {
  const removing = useWrite('post', '/api/healthlog/medicine/deleteMedicine', { stale: STALE, done: null, failed: msg`지우지 못했어요. 다시 시도해 주세요.` })
  const restoring = useWrite('post', '/api/healthlog/medicine/addMedicine', { stale: STALE, done: null })
  return {
    busy: removing.isPending,
    remove: ({ seq }: Medicine, then: () => void) => removing.send({ body: { medicineSeq: seq } }, then),
    restore: (medicine: Medicine) => restoring.send({ body: toForm({ ...draftOf(medicine), dose: medicine.dose }) }),
  }
}
