import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { useEffect, useState } from 'react'
import { connection } from '#src/app/connection.ts'
import { useStore } from '#src/app/store.ts'
import { useWakeLock } from '#src/app/use-wake-lock.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { BesideCode } from './beside-code.tsx'
import { payCodeQuery, tillMemberQuery } from './code.queries.ts'
import { CodeTime } from './code-time.tsx'
import { CouponBars } from './coupon-bars.tsx'
import { NoCode } from './no-code.tsx'
import { useNewerCode } from './use-newer-code.ts'
import { useTillCoupon } from './use-till-coupon.ts'
import css from './my-qr-sheet.module.css'

/**
 * The member's code for gate and till, with what else pays there. While it is open, a new code comes before the old one
 * ends.
 */
export function MyQrSheet({ onClose }: { onClose(): void }) {
  const { t } = useLingui()
  const [isRenewed, setRenewed] = useState(true)
  const code = useQuery({ ...payCodeQuery(), ...(isRenewed ? {} : { refetchInterval: false as const }) })
  const endsAtMs = code.data ? code.dataUpdatedAt + code.data.validSec * 1000 : null
  const isNewerElsewhere = useNewerCode(code.data ? code.dataUpdatedAt : 0)
  // Two windows beside each other would otherwise end each other's code in turn.
  if (isRenewed === isNewerElsewhere) setRenewed(!isNewerElsewhere)
  const isLate = useIsOver(endsAtMs)
  const isOver = isLate || isNewerElsewhere
  // A code that was made before the connection went is good until its end.
  const isOffline = useStore(connection) === 'offline' && (!code.data || isOver)
  const coupon = useTillCoupon()
  const [turned, setTurned] = useState(false)
  const shown = turned ? coupon : undefined
  // Asked while there is a connection: without one it says what pays instead.
  const { data: member } = useQuery(tillMemberQuery())
  useWakeLock()
  const again = () => void code.refetch()
  return (
    <Sheet open title={t`내 QR`} onCloseRequest={onClose}>
      <div className={css.sheet}>
        {shown ? (
          <CouponBars coupon={shown} />
        ) : isOffline ? (
          <NoCode hasCard={member?.tomsYn === 'Y'} busy={code.isFetching} onRetry={again} />
        ) : (
          <>
            <div
              className={css.paper}
              data-theme="light"
              data-over={isOver || undefined}
              aria-busy={!code.data && !code.isError}
            >
              {code.data && isOver ? (
                <div className={css.over} role="status">
                  <b>{isNewerElsewhere ? t`다른 창에서 새 코드를 열었어요` : t`시간이 지났어요`}</b>
                  <span>{t`새 코드를 만들면 바로 쓸 수 있어요.`}</span>
                  <Button busy={code.isFetching} onClick={again}>{t`새 코드 만들기`}</Button>
                </div>
              ) : null}
              {code.data ? (
                <QrPicture text={code.data.qrCntnt} label={t`식당에서 보여 줄 내 QR`} />
              ) : code.isError ? null : (
                <Skeleton height="100%" radius={0} />
              )}
            </div>
            {code.isError && !code.data ? (
              <>
                <p role="alert">{t`QR을 만들지 못했어요. 연결을 확인하고 다시 시도해 주세요.`}</p>
                <Button kind="soft" busy={code.isFetching} onClick={again}>{t`다시 시도`}</Button>
              </>
            ) : (
              <div className={css.words}>
                {code.data && endsAtMs !== null && !isOver ? (
                  <CodeTime endsAtMs={endsAtMs} validSec={code.data.validSec} />
                ) : null}
                <p>{isOver ? t`코드는 3분 동안, 한 번만 쓸 수 있어요.` : t`들어갈 때도 계산할 때도 이 코드예요`}</p>
              </div>
            )}
          </>
        )}
        <BesideCode
          coupon={coupon}
          isCoupon={shown !== undefined}
          isOffline={isOffline}
          onTurn={() => setTurned(!turned)}
        />
      </div>
    </Sheet>
  )
}

/**
 * Whether a code has come to its end without the next one: then no reader may take it, and nobody should think it
 * could.
 */
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
