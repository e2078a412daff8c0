import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { isBeyond } from '#src/lib/letters.ts'
import { joinWords, useDraft } from '#src/patterns/form/use-draft.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { TextArea } from '#src/ui/text-area/text-area.tsx'
import type { Reservation } from './reservation.ts'
import { myReservationsQuery, useUpdateCounselingMemo } from './reservation.queries.ts'
import css from './reservations.module.css'

/** What one wants to talk about, in one's own words. */
export function MemoSheet({
  reservation: { rsrvSeq, rsrvDtm, memoTxt },
  onClose,
}: {
  reservation: Reservation
  onClose: () => void
}) {
  const { t } = useLingui()
  const [typed, type, forget] = useDraft(`talk of ${rsrvSeq}`, joinWords)
  const memo = typed ?? memoTxt ?? ''
  const change = useUpdateCounselingMemo()
  // The words go with the time: one that another phone has moved meanwhile would be moved back. The page draws the
  // sheet anew with what comes.
  useQuery({ ...myReservationsQuery(), staleTime: 0 })
  const isSame = memo.trim() === (memoTxt ?? '')
  const sent = () => {
    forget()
    onClose()
  }
  return (
    <Sheet open onCloseRequest={onClose} title={t`상담에서 할 이야기`}>
      <div className={css.sheet}>
        <TextArea
          label={t`상담에서 할 이야기`}
          value={memo}
          onChange={type}
          limit={MOST_LETTERS.reservationMemo}
          data-autofocus
        />
        <Button
          block
          size="l"
          disabled={isSame || isBeyond(memo, MOST_LETTERS.reservationMemo)}
          busy={change.isPending}
          onClick={() => change.send({ body: { rsrvSeq, rsrvDtm, memoTxt: memo.trim() } }, sent)}
        >{t`저장하기`}</Button>
      </div>
    </Sheet>
  )
}
