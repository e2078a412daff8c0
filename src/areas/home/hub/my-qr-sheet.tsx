import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { useEffect, useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { payCodeQuery } from './home.queries.ts'
import css from './my-qr-sheet.module.css'

/** The member's code for the till. While it is open, a new one comes before the old one ends. */
export function MyQrSheet({ onClose }: { onClose(): void }) {
  const { t } = useLingui()
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery(payCodeQuery())
  const isOver = useIsOver(data ? dataUpdatedAt + data.validSec * 1000 : null)
  return (
    <Sheet open title={t`내 QR`} onCloseRequest={onClose}>
      <div className={css.sheet}>
        <div className={css.paper} data-theme="light" data-over={isOver || undefined} aria-busy={!data && !isError}>
          {data && isOver ? (
            <div className={css.over} role="status">
              <b>{t`시간이 지났어요`}</b>
              <span>{t`새 코드를 만들면 바로 쓸 수 있어요.`}</span>
              <Button busy={isFetching} onClick={() => void refetch()}>{t`새 코드 만들기`}</Button>
            </div>
          ) : null}
          {data ? <QrPicture text={data.qrCntnt} label={t`식당에서 보여 줄 내 QR`} /> : isError ? null : <Skeleton height="100%" radius={0} />}
        </div>
        {isError && !data ? (
          <>
            <p role="alert">{t`QR을 만들지 못했어요. 연결을 확인하고 다시 시도해 주세요.`}</p>
            <Button kind="soft" busy={isFetching} onClick={() => void refetch()}>{t`다시 시도`}</Button>
          </>
        ) : (
          <p>{isOver ? t`코드는 3분 동안, 한 번만 쓸 수 있어요.` : t`식당 단말기에 비춰 주세요. 3분마다 새 코드로 바뀌어요.`}</p>
        )}
      </div>
    </Sheet>
  )
}

/** Whether a code has come to its end without the next one: then no reader may take it, and nobody should think it could. */
function useIsOver(endsAtMs: number | null): boolean {
  const [overFor, setOverFor] = useState<number | null>(null)
  useEffect(() => {
    if (endsAtMs === null) return undefined
    const timer = setTimeout(() => setOverFor(endsAtMs), Math.max(0, endsAtMs - Date.now()))
    return () => clearTimeout(timer)
  }, [endsAtMs])
  return endsAtMs !== null && overFor === endsAtMs
}

/** Dark on white in both themes, with the four empty modules around it that readers need. */
function QrPicture({ text, label }: { text: string; label: string }) {
  const code = generate(text)
  const quiet = 4
  const size = code.size + 2 * quiet
  return (
    <svg viewBox={`${-quiet} ${-quiet} ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={toSvgPath(code)} />
    </svg>
  )
}
