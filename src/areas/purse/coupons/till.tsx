import { useLingui } from '@lingui/react/macro'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import Sun from 'lucide-react/icons/sun'
import WifiOff from 'lucide-react/icons/wifi-off'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise } from 'xstate'
import { goBack } from '#src/app/navigation.ts'
import { useWakeLock } from '#src/app/use-wake-lock.ts'
import { keyOf, mutation } from '#src/contract/query.ts'
import { clockOf, toWireTime } from '#src/lib/wire-time.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { HoldButton } from '#src/ui/hold-button/hold-button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { BarcodePicture } from './barcode-picture.tsx'
import type { CouponDetail } from './coupons.ts'
import { couponQuery } from './coupons.queries.ts'
import { HOLD_MS, tillMachine } from './till.machine.ts'
import css from './till.module.css'

const use = mutation('post', '/api/mypage/coupon-status')

/**
 * What the machine's steps do here: the answers also stand in the cache, from which the page of a used coupon is drawn.
 */
const stepsOf = (queries: QueryClient) => ({
  actors: {
    read: fromPromise<{ coupon: CouponDetail; atMs: number }, { couponNo: string }>(
      async ({ input: { couponNo } }) => ({
        coupon: await queries.fetchQuery({ ...couponQuery(couponNo, true), staleTime: 0 }),
        atMs: Date.now(),
      }),
    ),
    use: fromPromise<{ coupon: CouponDetail; atMs: number }, { couponNo: string }>(async ({ input: { couponNo } }) => {
      const coupon = await use.mutationFn({ body: { couponNo, statusCode: 'USED' }, background: true })
      queries.setQueryData(couponQuery(couponNo).queryKey, coupon)
      return { coupon, atMs: Date.now() }
    }),
  },
})

/**
 * The coupon for the till: black on white in both themes, with the time running, so that nobody takes a picture for it.
 */
export function Till({ coupon, seenMs }: { coupon: CouponDetail; seenMs: number }) {
  const { t } = useLingui()
  const router = useRouter()
  const queries = useQueryClient()
  const [machine] = useState(() => tillMachine.provide(stepsOf(queries)))
  const [state, send] = useMachine(machine, { input: { coupon, seenMs } })
  const time = useSecond()
  useWakeLock()
  const { isOff, seenMs: asked } = state.context
  const isDone = state.status === 'done'

  const seen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') send({ type: 'front.came' })
  })
  useEffect(() => {
    const came = () => seen()
    document.addEventListener('visibilitychange', came)
    window.addEventListener('online', came)
    return () => {
      document.removeEventListener('visibilitychange', came)
      window.removeEventListener('online', came)
    }
  }, [])
  // Whatever lists or counts it.
  const othersStale = useEffectEvent(() => {
    for (const path of ['/api/mypage/coupon-list', '/api/mypage/user-count'] as const)
      void queries.invalidateQueries({ queryKey: keyOf(path) })
  })
  useEffect(() => {
    if (isDone) othersStale()
  }, [isDone])

  const couponNo = coupon.couponNo
  const close = () => goBack(router, `/mypage/coupon-detail?couponNo=${couponNo}`)
  const agree = async () => {
    if (
      await confirm({
        title: t`이 쿠폰을 지금 쓸까요?`,
        text: t`되돌릴 수 없어요.`,
        confirm: t`쓸게요`,
        cancel: t`아직이요`,
      })
    )
      send({ type: 'use.asked' })
  }
  const since = clockOf(toWireTime(new Date(asked)))
  return (
    <div className={css.paper} data-theme="light">
      <DetailPage
        bar={
          <header className={css.bar}>
            <IconButton icon={X} label={t`닫기`} onClick={close} />
          </header>
        }
        action={
          <div className={css.foot}>
            <HoldButton
              holdMs={HOLD_MS}
              disabled={isOff || state.hasTag('busy')}
              onHeld={() => send({ type: 'use.asked' })}
              onPressed={() => void agree()}
            >{t`직원이 2초 동안 눌러 주세요`}</HoldButton>
            <p>{isOff ? t`누르기는 연결되면 다시 할 수 있어요.` : t`단말기가 읽으면 누르지 않아도 끝나요.`}</p>
          </div>
        }
      >
        <div className={css.till}>
          <h1>{coupon.couponNm}</h1>
          <p>{coupon.restaurantName ?? t`모든 식당에서 써요`}</p>
          <BarcodePicture code={coupon.barcodeTxt ?? ''} />
          <p className={css.live} data-off={isOff || undefined}>
            {isOff ? <Icon of={WifiOff} size="s" /> : <i />}
            <span>{isOff ? t`연결이 끊겼어요 · ${since}에는 쓰기 전` : t`지금 ${time} · 쓰기 전이에요`}</span>
          </p>
          <p className={css.hint}>
            {isOff ? null : <Icon of={Sun} size="s" />}
            {isOff ? t`바코드는 그대로 쓸 수 있어요. 단말기가 확인해요.` : t`잘 읽히지 않으면 화면을 밝게 해 주세요.`}
          </p>
          <p role="status" className={css.spoken}>
            {isOff ? t`연결이 끊겼어요` : ''}
          </p>
        </div>
      </DetailPage>
    </div>
  )
}

/** The time of day to the second, as `HH:mm:ss`. */
function useSecond(): string {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000)
    return () => clearInterval(timer)
  }, [])
  const text = toWireTime(now)
  return `${clockOf(text)}:${text.slice(12, 14)}`
}
