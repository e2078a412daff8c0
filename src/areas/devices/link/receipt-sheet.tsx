import { useLingui } from '@lingui/react/macro'
import type { DropReason, KindReceipt, SyncReceipt } from '#src/health-sync/sync-types.ts'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { useLinkWords } from './link-words.ts'
import css from './link.module.css'

/**
 * One run to the last value: what was asked of the phone, what it gave, what was kept, what was left out and why.
 * [HSY-70]
 */
export function ReceiptSheet({ receipt, onClose }: { receipt: SyncReceipt; onClose: () => void }) {
  const { t } = useLingui()
  const { outcomes, whenMs } = useLinkWords()
  const time = whenMs(receipt.startedAtMs)
  const starter = receipt.starter === 'member' ? t`직접 시작` : t`자동`
  const seconds = (receipt.tookMs / 1000).toFixed(1)
  return (
    <Sheet open onCloseRequest={onClose} title={t`${time} 연동`}>
      <div className={css.receipt}>
        <div>
          <p className={css.outcome}>{outcomes[receipt.outcome]}</p>
          <p className={css.quiet}>{[starter, t`${seconds}초`].join(' · ')}</p>
        </div>
        {receipt.kinds.map((kind) => (
          <KindDetail key={kind.kind} kind={kind} />
        ))}
      </div>
    </Sheet>
  )
}

function KindDetail({ kind }: { kind: KindReceipt }) {
  const { t } = useLingui()
  const { kinds, kindNote, reasons, range } = useLinkWords()
  const { read, sent, gone, window } = kind
  // A receipt of an earlier version may have counted rows that are no records of their own.
  const known = Math.min(kind.known, sent)
  const note = kindNote(kind)
  const dropped = Object.entries(kind.dropped) as [DropReason, number][]
  return (
    <section className={css.kind} aria-label={kinds[kind.kind]}>
      <h3>
        {kinds[kind.kind]}
        <b>{t`기록 ${sent}개`}</b>
      </h3>
      {window ? <p>{[range(window), t`${read}개 읽음`].join(' · ')}</p> : null}
      {dropped.length > 0 ? (
        <ul>
          {dropped.map(([reason, count]) => {
            const why = reasons[reason]
            return <li key={reason}>{t`${count}개 제외: ${why}`}</li>
          })}
        </ul>
      ) : null}
      {known > 0 ? <p>{t`이 중 ${known}개는 전에 가져온 기록이에요`}</p> : null}
      {gone > 0 ? <p>{t`휴대폰에서 지운 기록 ${gone}개는 여기서도 지웠어요`}</p> : null}
      {note ? <p>{note}</p> : null}
    </section>
  )
}
