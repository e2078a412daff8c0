import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useHealthSync } from '#src/health-sync/use-health-sync.ts'
import type { SyncReceipt } from '#src/health-sync/sync-types.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { useLinkWords } from './link-words.ts'
import { droppedOf, kindsToShow, totalsOf } from './link.ts'
import css from './link.module.css'
import { ReceiptSheet } from './receipt-sheet.tsx'

/** Earlier runs that stand on the page at first; the others come on request. */
const SHOWN = 3

/** The last sync with its receipt, "sync now" with its progress, and the syncs before. */
export function SyncCard({ hasRecords, onSynced }: { hasRecords: boolean; onSynced: () => void }) {
  const { t } = useLingui()
  const { whenMs } = useLinkWords()
  const { isRunning, receipts, syncNow } = useHealthSync()
  const [opened, setOpened] = useState<SyncReceipt>()
  const [all, setAll] = useState(false)
  const [last, ...before] = receipts
  const details =
    last && !isRunning ? (
      <MoreLink
        render={<button type="button" aria-label={t`마지막 연동 자세히`} onClick={() => setOpened(last)} />}
      >{t`자세히`}</MoreLink>
    ) : undefined

  return (
    <>
      <Card labelledBy="last-sync">
        <CardHead title={t`마지막 연동`} id="last-sync" more={details} />
        <div className={css.sync}>
          {isRunning ? <Progress /> : null}
          {last && !isRunning ? <Receipt receipt={last} /> : null}
          {!last && !isRunning ? (
            <p className={css.quiet}>
              {hasRecords
                ? t`이 휴대폰에 남은 연동 내역이 없어요. 들어온 기록은 그대로 있어요.`
                : t`아직 연동한 적이 없어요.`}
            </p>
          ) : null}
          <Button
            kind="soft"
            block
            busy={isRunning}
            busyLabel={t`연동하는 중`}
            onClick={() => void syncNow().then(onSynced)}
          >
            {t`지금 연동하기`}
          </Button>
        </div>
      </Card>
      {before.length > 0 ? (
        <Card labelledBy="syncs-before">
          <CardHead title={t`지난 연동`} id="syncs-before" />
          <Rows labelledBy="syncs-before">
            {before.slice(0, all ? undefined : SHOWN).map((receipt) => (
              <OldReceipt
                key={receipt.startedAtMs}
                receipt={receipt}
                when={whenMs(receipt.startedAtMs)}
                onOpen={() => setOpened(receipt)}
              />
            ))}
          </Rows>
          {before.length > SHOWN && !all ? (
            <Button kind="text" block onClick={() => setAll(true)}>{t`더 보기`}</Button>
          ) : null}
        </Card>
      ) : null}
      {opened ? <ReceiptSheet receipt={opened} onClose={() => setOpened(undefined)} /> : null}
    </>
  )
}

function Progress() {
  const { t } = useLingui()
  const { kinds } = useLinkWords()
  const { progress } = useHealthSync()
  const kind = progress?.kind ? kinds[progress.kind] : ''
  const total = progress?.total ?? 0
  const done = progress?.done ?? 0
  return (
    <div className={css.progress} role="status">
      <progress max={Math.max(1, total)} value={done} aria-label={t`연동 진행`} />
      <span>{kind ? t`${kind} 가져오는 중 (${done}/${total})` : t`연동을 준비하는 중`}</span>
    </div>
  )
}

function Receipt({ receipt }: { receipt: SyncReceipt }) {
  const { t } = useLingui()
  const { kinds, kindNote, outcomes, whenMs } = useLinkWords()
  const told = kindsToShow(receipt)
  const starter = receipt.starter === 'member' ? t`직접 시작` : t`자동`
  const left = (count: number) => (count > 0 ? t`${count}개 제외` : '')
  return (
    <>
      <div>
        <p className={css.outcome}>{outcomes[receipt.outcome]}</p>
        <p className={css.quiet}>{`${whenMs(receipt.startedAtMs)} · ${starter}`}</p>
      </div>
      {told.length > 0 ? (
        <Rows label={t`가져온 기록`}>
          {told.map((kind) => {
            const { sent } = kind
            const sub = [kindNote(kind), left(droppedOf(kind))].filter(Boolean).join(' · ')
            return <ListRow key={kind.kind} tight title={kinds[kind.kind]} sub={sub} end={<b>{t`기록 ${sent}개`}</b>} />
          })}
        </Rows>
      ) : null}
    </>
  )
}

function OldReceipt({ receipt, when, onOpen }: { receipt: SyncReceipt; when: string; onOpen: () => void }) {
  const { t } = useLingui()
  const { outcomes } = useLinkWords()
  const { sent } = totalsOf(receipt)
  return (
    <ListRow
      tight
      title={when}
      sub={outcomes[receipt.outcome]}
      end={<b>{t`기록 ${sent}개`}</b>}
      chevron
      onClick={onOpen}
    />
  )
}
