import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { doneMessages } from '#src/contract/messages.ts'
import { query } from '#src/contract/query.ts'
import { isWithoutConsent, useAgreeFirst } from '#src/domain/consent/keeping-consent.queries.ts'
import { toast } from '#src/ui/toast/toast.ts'
import { draftOf, toForm, toMedicines, type Medicine } from './medicine.ts'
import { countEqual } from './same-medicine.ts'

/** Every medicine of the member; also without a connection, kept encrypted. */
export const medicinesQuery = () =>
  queryOptions({ ...query('get', '/api/healthlog/medicine'), meta: { keptOffline: true }, select: toMedicines })

/** What is due is said on the hub too. */
const STALE = ['/api/healthlog/medicine', '/api/healthlog/myLog/Alter', '/api/healthlog/myLog/existsData'] as const

/** Adds a medicine, or changes the one with this number. Its form says a failure. [HLG-04] */
export function useSaveMedicine(seq: number | undefined) {
  const adding = useWrite('post', '/api/healthlog/medicine/addMedicine', {
    stale: STALE,
    done: doneMessages.saved,
    failed: null,
  })
  const changing = useWrite('post', '/api/healthlog/medicine/updateMedicine', {
    stale: STALE,
    done: doneMessages.modified,
    failed: null,
  })
  return {
    refusal: seq === undefined ? adding.refusal : changing.refusal,
    /** @param sameCnt how many of the very same are there, where one more is meant */
    send: (form: ReturnType<typeof toForm>, sameCnt?: number): Promise<unknown> =>
      seq === undefined
        ? adding.sendAsync({ body: { ...form, ...(sameCnt !== undefined && { sameCnt }) } })
        : changing.sendAsync({ body: { medicineSeq: seq, ...form } }),
  }
}

/**
 * Removes a medicine, and adds it again when the member thinks better of it: it comes back under a new number. Removing
 * needs no consent, bringing back does.
 */
export function useRemoveMedicine() {
  const queries = useQueryClient()
  const giveFirst = useAgreeFirst()
  const removing = useWrite('post', '/api/healthlog/medicine/deleteMedicine', {
    stale: STALE,
    done: null,
    failed: msg`지우지 못했어요. 다시 시도해 주세요.`,
  })
  const restoring = useWrite('post', '/api/healthlog/medicine/addMedicine', { stale: STALE, done: null, failed: null })
  const restore = (medicine: Medicine, agreed = false): void => {
    const sent = async () => {
      if (agreed) await giveFirst()
      const form = toForm({ ...draftOf(medicine), dose: medicine.dose })
      // Of two that are the same to the letter one is left: what comes back is no repetition of it.
      const others = toMedicines(queries.getQueryData(medicinesQuery().queryKey) ?? []).filter(
        ({ seq }) => seq !== medicine.seq,
      )
      await restoring.sendAsync({ body: { ...form, sameCnt: countEqual(form, others) } })
    }
    sent().catch((failure: unknown) => {
      // By now the page is another one: the notice asks.
      const asks = {
        text: i18n._(msg`건강정보 동의가 없어서 되돌리지 못했어요.`),
        action: { label: i18n._(msg`동의하고 되돌리기`), onPress: () => restore(medicine, true) },
      }
      toast({ kind: 'bad', ...(isWithoutConsent(failure) ? asks : { text: restoring.refusal(failure).message }) })
    })
  }
  return {
    busy: removing.isPending,
    remove: ({ seq }: Medicine, then: () => void) => removing.send({ body: { medicineSeq: seq } }, then),
    restore,
  }
}
