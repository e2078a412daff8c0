import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import Flag from 'lucide-react/icons/flag'
import { useState } from 'react'
import { ApiError } from '#src/contract/api-error.ts'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { isBeyond } from '#src/lib/letters.ts'
import { joinFields, useDraft } from '#src/patterns/form/use-draft.ts'
import { Button } from '#src/ui/button/button.tsx'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { RadioRows } from '#src/ui/radio-rows/radio-rows.tsx'
import { TextArea } from '#src/ui/text-area/text-area.tsx'
import { reasonsQuery, useInsertComplaint } from './community.queries.ts'

/** Why something is reported. Nobody learns who said so; it folds for the member at once. */
export function ReportForm({
  about,
  onClose,
}: {
  about: { cmutySeq: number; replySeq?: number }
  onClose: () => void
}) {
  const { t } = useLingui()
  const reasons = useQuery(reasonsQuery())
  const report = useInsertComplaint()
  const [said, say, forget] = useDraft<{ code?: string; text?: string }>(
    `report ${about.cmutySeq} ${about.replySeq ?? ''}`,
    joinFields,
  )
  const { code = null, text = '' } = said ?? {}
  const [problem, setProblem] = useState<string | null>(null)
  const reason = reasons.data?.find(({ cmplCode }) => cmplCode === code)
  const words = reason?.textYn === 'Y' ? text.trim() : ''
  const isMissing = reason === undefined || (reason.textYn === 'Y' && words === '')
  const isLong = isBeyond(words, MOST_LETTERS.report)

  const sent = () => {
    forget()
    onClose()
  }
  const send = () => {
    if (reason === undefined) return
    report
      .sendAsync({ body: { ...about, cmplCode: reason.cmplCode, ...(words && { cmplTxt: words }) } })
      .then(sent, (failure: unknown) =>
        setProblem(
          failure instanceof ApiError && failure.code === 'alreadyReported'
            ? t`이미 신고한 글이에요`
            : // Trying again changes nothing of what the server does not take.
              (failure instanceof ApiError && failure.status === 400 && failure.serverMessage) ||
                t`신고하지 못했어요. 다시 시도해 주세요.`,
        ),
      )
  }

  if (reasons.isError)
    return (
      <FailedPart bare icon={Flag} title={t`신고 이유를 불러오지 못했어요`} onRetry={() => void reasons.refetch()} />
    )
  return (
    <>
      <RadioRows
        label={t`신고하는 이유`}
        name="reason"
        options={(reasons.data ?? []).map(({ cmplCode, cmplNm }) => ({ value: cmplCode, title: cmplNm }))}
        value={code}
        onChange={(next) => say({ ...said, code: next })}
      />
      {reason?.textYn === 'Y' && (
        <TextArea
          sunken
          label={t`무엇이 문제인가요?`}
          rows={3}
          limit={MOST_LETTERS.report}
          value={text}
          onChange={(next) => say({ ...said, text: next })}
        />
      )}
      {problem && (
        <Notice kind="danger" live="alert">
          {problem}
        </Notice>
      )}
      <Button
        size="l"
        block
        disabled={isMissing || isLong}
        busy={report.isPending}
        onClick={send}
      >{t`신고하기`}</Button>
    </>
  )
}
